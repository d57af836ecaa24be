import type { Program, VoteWord } from '../../ruleset/types.ts';
import { fold } from './normalise.ts';

/** How votes are said under the ruleset in force, and in this room. */
export interface Signs {
  /** Upper-case words (single spaces between several) -> vote. */
  readonly words: ReadonlyMap<string, VoteWord>;
  /** Emoji names without colons -> vote. */
  readonly emoji: ReadonlyMap<string, VoteWord>;
  /** The room's own emoji, which beat the ruleset's. */
  readonly room: ReadonlyMap<string, VoteWord>;
}

/** Words an official entry starts with, `PROPOSAL:`; `what` is the kind of matter, `news` or `ascension`. */
export interface Opening {
  readonly what: string;
  readonly opens: string;
  /** The words alone, `PROPOSAL`, and the sign that ends them, `:` or none. */
  readonly stem: string;
  readonly end: string;
}

export function openingOf(what: string, words: string): Opening {
  const opens = fold(words).trim();
  const stem = opens.replace(/[^\p{L}\p{N}]+$/u, '');
  return { what, opens, stem, end: opens.slice(stem.length).trim() };
}

/** Everything the readers of posts need to know of the ruleset in force and of the house. */
export interface Language {
  readonly openings: readonly Opening[];
  readonly signs: Signs;
  /** Slash commands of the app, without the slash. */
  readonly commands: readonly string[];
  readonly player: string;
  readonly observer: string;
}

/** The house's own openings: no rule prescribes them. */
const HOUSE: readonly Opening[] = [
  openingOf('news', 'NEWS:'),
  openingOf('news', 'NEWS POST:'),
  openingOf('ascension', 'ASCENSION ADDRESS:'),
];

const EMOJI = /^:([^\s:]+):$/;

/** An emoji's bare name, from `:+1:`, a character, or the plain text `+1` and `-1`; null for a word. */
export function emojiName(sign: string): string | null {
  const folded = fold(sign).trim();
  if (folded === '+1' || folded === '-1') return folded;
  return EMOJI.exec(folded)?.[1]?.toLowerCase() ?? null;
}

/** `room` maps emoji names, with or without colons, to votes. */
export function signsOf(votes: Program['votes'], room: Iterable<readonly [string, VoteWord]> = []): Signs {
  const words = new Map<string, VoteWord>();
  const emoji = new Map<string, VoteWord>();
  for (const vote of Object.keys(votes) as VoteWord[]) {
    for (const sign of votes[vote]) {
      const name = emojiName(sign);
      if (name !== null) emoji.set(name, vote);
      else words.set(fold(sign).trim().replace(/ +/g, ' ').toUpperCase(), vote);
    }
  }
  const own = [...room].map(([name, vote]) => [emojiName(name) ?? name.toLowerCase(), vote] as const);
  return { words, emoji, room: new Map(own) };
}

/** What the house adds to the ruleset: its slash commands and the room's vote emoji. */
export interface House {
  readonly commands: readonly string[];
  readonly room?: Iterable<readonly [string, VoteWord]>;
}

export function languageOf(program: Pick<Program, 'votes' | 'matters' | 'nouns'>, house: House): Language {
  const matters = [...program.matters.values()].map(({ name, opens }) => openingOf(name, opens));
  return {
    openings: [...matters, ...HOUSE].sort((a, b) => b.opens.length - a.opens.length),
    signs: signsOf(program.votes, house.room),
    commands: house.commands,
    player: program.nouns.get('player') ?? 'player',
    observer: program.nouns.get('observer') ?? 'observer',
  };
}
