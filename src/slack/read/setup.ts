import type { VoteWord } from '../../ruleset/types.ts';
import { emojiName, type Signs } from './language.ts';
import { SETUP_FIELDS, type SetupFault } from './things.ts';
import { readVoteWord } from './votes.ts';
import { pairsOf, personIn, splitWords, type Word } from './words.ts';

/** A set-up as typed. What was left out is null; `lists` holds the other fields, `stocks` among them, unread. */
export interface Setup {
  readonly rules: string | null;
  readonly emperor: string | null;
  readonly players: readonly string[];
  readonly tape: Tape | null;
  readonly marks: string | null;
  readonly lists: ReadonlyMap<string, string>;
  readonly faults: readonly SetupFault[];
}

export type Tape = 'tape' | 'channel' | 'private';
const TAPES: readonly Tape[] = ['tape', 'channel', 'private'];

const CHOOSE = 'Choose the person from the list Slack shows after @.';
const FORM = 'Write rules=… emperor=@… and lists such as stocks="…"; any of them may be left out.';

function oneOf(word: Word | undefined, faults: SetupFault[]): Tape | null {
  if (word === undefined) return null;
  const tape = TAPES.find((one) => one === word.text.toLowerCase());
  if (tape === undefined) faults.push({ field: 'tape', saying: `Choose ${TAPES.join(', ')}.` });
  return tape ?? null;
}

function emperorOf(word: Word | undefined, faults: SetupFault[]): string | null {
  if (word === undefined) return null;
  const person = personIn(word);
  if (person === null) faults.push({ field: 'emperor', saying: CHOOSE });
  return person;
}

function playersOf(word: Word | undefined, faults: SetupFault[]): readonly string[] {
  if (word === undefined) return [];
  const chosen = new Set(word.people);
  const others = word.text.replace(/<@([A-Z0-9]+)>/g, (shown, person) => (chosen.has(person) ? ' ' : shown));
  if (/[^\s,;]/.test(others)) faults.push({ field: 'players', saying: CHOOSE });
  return [...chosen];
}

/**
 * Reads what follows `/nomic setup`: `rules=stock-market emperor=@ana stocks="ALFA low 100 Alfa Mills; …"`. The
 * lists wait for the ruleset chosen (`readLists`), and so do the room's emoji (`readRoomMarks`). Faults are told all at once.
 */
export function readSetup(text: string): Setup {
  const { pairs, loose, twice } = pairsOf(splitWords(text));
  const faults: SetupFault[] = [];
  for (const field of twice) faults.push({ field, saying: `"${field}" is said twice: say it once.` });
  const stray = loose[0];
  if (stray !== undefined)
    faults.push({ field: 'setup', saying: `"${stray.text.slice(0, 40)}" stands alone. ${FORM}` });
  const own = new Set<string>(SETUP_FIELDS);
  const lists = [...pairs].filter(([key]) => !own.has(key)).map(([key, word]) => [key, word.text] as const);
  return {
    rules: pairs.get('rules')?.text.trim() || null,
    emperor: emperorOf(pairs.get('emperor'), faults),
    players: playersOf(pairs.get('players'), faults),
    tape: oneOf(pairs.get('tape'), faults),
    marks: pairs.get('marks')?.text ?? null,
    lists: new Map(lists),
    faults,
  };
}

/** The room's own vote emoji, `for=FOR, imperial=DEFERENTIAL`: emoji name and vote. Whether Slack has them is asked elsewhere. */
export function readRoomMarks(
  text: string,
  signs: Signs,
): { readonly marks: readonly (readonly [string, VoteWord])[]; readonly faults: readonly SetupFault[] } {
  const marks: (readonly [string, VoteWord])[] = [];
  const faults: SetupFault[] = [];
  for (const part of text.split(/[,;\n]/)) {
    if (part.trim() === '') continue;
    const [emoji = '', vote = ''] = part.split('=').map((side) => side.trim());
    const name = emojiName(emoji) ?? emoji.toLowerCase();
    const means = readVoteWord(vote, signs);
    if (/^[\p{L}\p{N}_'+-]{1,100}$/u.test(name) && means !== null) marks.push([name, means]);
    else
      faults.push({
        field: 'marks',
        saying: `"${part.trim().slice(0, 40)}" is not read: write name=VOTE, such as yea=FOR.`,
      });
  }
  return { marks, faults };
}
