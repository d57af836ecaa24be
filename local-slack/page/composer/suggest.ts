import type { Snapshot } from '../../protocol.ts';
import { searchEmoji } from '../emoji/names.ts';
import { personName } from '../state/workspace.ts';
import { completed, offeredCommands } from './slash.ts';

export interface Suggestion {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  readonly note?: string;
  readonly emoji?: string;
  /** The whole draft and the caret, once it is taken. */
  readonly draft: string;
  readonly caret: number;
}

export interface Offer {
  readonly kind: 'command' | 'person' | 'channel' | 'emoji';
  readonly title: string;
  readonly suggestions: readonly Suggestion[];
  /** The command is typed in full: only its hint is shown, and Enter sends. */
  readonly settled: boolean;
}

const MOST = 8;

/** What the composer offers for what stands before the caret, if anything. */
export function offer(draft: string, caret: number, snapshot: Snapshot): Offer | null {
  const commands = offeredCommands(draft, snapshot.commands);
  if (commands.length > 0) {
    const typed = draft.toLowerCase().trimEnd();
    const settled = /\s/.test(draft) || commands.some(({ command }) => command === typed);
    const suggestions = commands.map(({ command, usage_hint, description }) => {
      const next = completed(draft, command);
      return {
        key: command,
        label: command,
        hint: usage_hint,
        note: description,
        draft: next,
        caret: next.length,
      };
    });
    return { kind: 'command', title: `Commands of ${snapshot.app.name}`, suggestions, settled };
  }
  const found = /(?:^|[\s(])([@#:])([\p{L}\p{N}_+.'-]*)$/u.exec(draft.slice(0, caret));
  const [, sign, word = ''] = found ?? [];
  if (!sign) return null;
  const from = caret - word.length - 1;
  const put = (text: string) => ({
    draft: `${draft.slice(0, from)}${text} ${draft.slice(caret)}`,
    caret: from + text.length + 1,
  });
  const made = bySign(sign, word.toLowerCase(), snapshot).map((each) => ({ ...each, ...put(each.text) }));
  if (made.length === 0) return null;
  return { ...KINDS[sign as '@' | '#' | ':'], suggestions: made.slice(0, MOST), settled: false };
}

const KINDS = {
  '@': { kind: 'person', title: 'People' },
  '#': { kind: 'channel', title: 'Channels' },
  ':': { kind: 'emoji', title: 'Emoji' },
} as const;

interface Made {
  key: string;
  label: string;
  note?: string;
  emoji?: string;
  text: string;
}

function bySign(sign: string, word: string, snapshot: Snapshot): Made[] {
  if (sign === ':') {
    if (word.length < 2) return [];
    return searchEmoji(word, MOST).map(({ name }) => ({
      key: name,
      label: `:${name}:`,
      emoji: name,
      text: `:${name}:`,
    }));
  }
  if (sign === '#') {
    return Object.values(snapshot.channels)
      .filter(({ kind, name }) => kind !== 'im' && name.startsWith(word))
      .map(({ id, name }) => ({ key: id, label: `#${name}`, text: `#${name}` }));
  }
  return Object.values(snapshot.users)
    .filter(
      ({ deleted, name, real_name }) => !deleted && [name, real_name].some((each) => starts(each, word)),
    )
    .map((user) => {
      const name = personName(snapshot, user.id);
      return { key: user.id, label: name, note: `@${user.name}`, text: `@${name}` };
    });
}

const starts = (name: string, word: string) =>
  name
    .toLowerCase()
    .split(/[\s._-]/)
    .some((part) => part.startsWith(word));
