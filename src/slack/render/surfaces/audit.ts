import type { Press } from '../buttons.ts';
import type { Message } from '../compose.ts';
import { paged } from '../paged.ts';
import { bold, code, type Phrase } from '../phrase.ts';
import type { AuditView } from '../views/audit.ts';
import type { Reader } from '../views.ts';

const MOST_TOLD = 20;
const HEAD: Phrase = ['I checked my own books and the channel, and something is not as it should be.'];
const CURE: Phrase = [
  'Put right draws and pins again what the channel lacks and folds the game anew from its log. What is wrong in the log itself no button mends: whoever keeps the bot has a copy of it to go back to.',
];

/** To the emperor alone, and to whoever asks: what does not agree, with the way to have it put right. */
export function auditMessages(view: AuditView, reader: Reader): Message[] {
  const lines = view.findings.slice(0, MOST_TOLD).map(findingWords);
  const left = view.findings.length - lines.length;
  const more: Phrase[] = left > 0 ? [[`And ${left} more.`]] : [];
  const text: Phrase = ['To have it put right by text: ', code('/nomic verify repair'), '.'];
  return paged(
    [
      { lines: [[bold('Self-audit')], [...HEAD, ' Game in ', { room: view.channel }, '.']] },
      { lines: [...lines, ...more] },
      { small: CURE },
      { presses: [curePress(view.channel)] },
      { small: text },
    ],
    { sentences: [HEAD, ...lines, ...more, CURE, text], more: [code('/nomic verify')] },
    reader,
  );
}

/** Has what does not agree put right, in the game of that channel. */
export function curePress(channel: string): Press {
  return {
    id: 'audit.repair',
    label: ['Put right'],
    value: channel,
    aloud: ['Put right what does not agree'],
  };
}

/** `Event E3, changes: is not what was sealed.` */
function findingWords({ where, field, saying }: AuditView['findings'][number]): Phrase {
  const head = `${where.slice(0, 1).toUpperCase()}${where.slice(1)}`;
  return [`${head}${field === null ? '' : ` (${field})`} ${saying}.`];
}
