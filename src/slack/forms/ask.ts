import type { InGame } from '../commands/door.ts';
import { type Subcommand, subcommands } from '../commands/nomic/list.ts';
import type { Desk } from '../desk.ts';
import { splitWords } from '../read/words.ts';
import { readerOf } from '../reader.ts';
import { escapeEntities } from '../render/escape.ts';
import { askForm } from '../render/forms/ask.ts';
import type { AskFormView } from '../render/views.ts';
import type { Filled } from './filled.ts';
import { type Opener, show } from './show.ts';
import { CLOSE, type FormAnswer, type SentInGame } from './submission.ts';

/** What may be typed and has no button that says all of it. */
export const ASKED: readonly string[] = [
  'can',
  'why',
  'log',
  'as-of',
  'state',
  'docket',
  'portfolio',
  'rules',
  'chart',
  'roll',
  'export',
];

export function askFormView(chosen: string | null): AskFormView {
  const commands = ASKED.flatMap((name) => {
    const found = subcommandOf(name);
    return found === null ? [] : [{ name, does: found.does, usage: found.usage }];
  });
  return { commands, chosen };
}

export async function openAsk(desk: Desk, opener: Opener, game: InGame['game'], chosen: string) {
  const view = askForm(askFormView(chosen), readerOf(desk, game));
  await show(desk, opener, view, 'Type `/nomic help all` for all that can be typed.');
}

/** As if it had been typed in the channel of the game. */
export async function submitAsk(desk: Desk, sent: SentInGame): Promise<FormAnswer> {
  const { asker, game, filled, at, cause } = sent;
  const name = filled.text('command');
  const found = ASKED.includes(name) ? subcommandOf(name) : null;
  if (found === null) return { errors: { command: 'Choose one of these.' } };
  const text = wordsIn(filled);
  const { channel } = game;
  await found.run(desk, { asker, channel, text, words: splitWords(text), triggerId: '', at, cause });
  return CLOSE;
}

/** What follows the command, as Slack would have delivered it. */
function wordsIn(filled: Filled): string {
  const person = filled.text('person');
  return [person === '' ? '' : `<@${person}>`, escapeEntities(filled.text('words'))].join(' ').trim();
}

/** The whole command in the words of somebody who types it. */
export function typedInForm(filled: Filled): string {
  return `${filled.text('command')} ${wordsIn(filled)}`;
}

function subcommandOf(name: string): Subcommand | null {
  return Object.hasOwn(subcommands, name) ? (subcommands[name] ?? null) : null;
}
