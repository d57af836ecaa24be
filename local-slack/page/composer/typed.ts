import type { Snapshot } from '../../protocol.ts';
import { splitAtEmoji } from '../emoji/names.ts';
import { decode } from '../mrkdwn/tree.ts';
import { channelTitle, personName } from '../state/workspace.ts';

type Directory = Pick<Snapshot, 'users' | 'channels' | 'me'>;

const CODE = /(```[\s\S]*?```|`[^`\n]*`)/;

/** Puts ids in the place of the names of people and channels, and names in that of emoji, as Slack's composer does. */
export function toWire(text: string, directory: Directory): string {
  const names = namesToIds(directory);
  const longestFirst = [...names.keys()].sort((one, other) => other.length - one.length).map(literally);
  const mention = new RegExp(`(^|[\\s("'*_~])(${longestFirst.join('|')})(?![\\p{L}\\p{N}_])`, 'gu');
  return text
    .split(CODE)
    .map((piece, at) =>
      at % 2
        ? piece
        : named(piece.replace(mention, (_, before: string, name: string) => before + names.get(name))),
    )
    .join('');
}

/** Slack sends emoji characters by their names. */
const named = (text: string) =>
  splitAtEmoji(text)
    .map((piece) => (typeof piece === 'string' ? piece : `:${piece.name}:`))
    .join('');

function namesToIds({ users, channels }: Directory): Map<string, string> {
  const names = new Map<string, string>();
  for (const channel of Object.values(channels)) {
    if (channel.kind !== 'im') names.set(`#${channel.name}`, `<#${channel.id}>`);
  }
  for (const user of Object.values(users)) {
    names.set(`@${user.name}`, `<@${user.id}>`);
    names.set(`@${user.real_name}`, `<@${user.id}>`);
  }
  for (const name of ['here', 'channel', 'everyone']) names.set(`@${name}`, `<!${name}>`);
  return names;
}

const literally = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the composer shows when a message is edited: the way back from `toWire`. */
export function fromWire(text: string, snapshot: Snapshot): string {
  const words = text.replace(
    /<([@#!]?)([^<>|\n]+)(?:\|([^<>\n]*))?>/g,
    (whole, sign: string, body: string, label) => {
      if (sign === '@') return `@${personName(snapshot, body)}`;
      if (sign === '#') return `#${channelTitle(snapshot, body)}`;
      if (sign === '!') return /^(here|channel|everyone)$/.test(body) ? `@${body}` : whole;
      return /^(https?|mailto):/.test(body) ? body.replace(/^mailto:/, '') : (label ?? whole);
    },
  );
  return decode(words);
}
