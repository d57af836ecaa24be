import { votesOf } from '../../game/tally.ts';
import type { Tally } from '../../game/types.ts';
import { joined, type Phrase, people, player } from './phrase.ts';

/** FOR 3, AGAINST 1, DEF 1 unresolved */
export function tallyWords(tally: Tally): string {
  const count = (side: readonly string[]) => votesOf(tally, side);
  const unresolved = tally.deferential.length > 0 ? `, DEF ${count(tally.deferential)} unresolved` : '';
  const veto = tally.veto.length > 0 ? `, VETO ${tally.veto.length}` : '';
  return `FOR ${count(tally.for)}, AGAINST ${count(tally.against)}${unresolved}${veto}`;
}

/** Ana, Ben, Gus (DEF → FOR): who is on one side, and who of them by deferring. */
export function sideWords(side: readonly string[], tally: Tally, vote: 'FOR' | 'AGAINST'): Phrase {
  if (side.length === 0) return ['–'];
  return joined(
    side.map((person) => [
      player(person),
      ...weightWords(tally, person),
      ...(tally.followed.includes(person)
        ? [{ shown: [` (DEF → ${vote})`], said: [' by DEFERENTIAL'] } as const]
        : []),
    ]),
    ', ',
  );
}

/** ` ×2`, where a vote does not count one. */
function weightWords({ weights }: Tally, person: string): Phrase {
  const weight = weights?.[person] ?? 1;
  return weight === 1 ? [] : [{ shown: [` ×${weight}`], said: [` counting ${weight}`] }];
}

/** `FOR 3 (Ben, Chi, Dara), AGAINST 1 (Eli).` for the ear. */
export function tallyAloud(tally: Tally): Phrase[] {
  const group = (word: string, names: Phrase, n: number): Phrase =>
    n === 0 ? [`${word} 0.`] : [`${word} ${n} (`, ...names, ').'];
  return [
    group('FOR', sideWords(tally.for, tally, 'FOR'), votesOf(tally, tally.for)),
    group('AGAINST', sideWords(tally.against, tally, 'AGAINST'), votesOf(tally, tally.against)),
    ...(tally.deferential.length === 0
      ? []
      : [group('DEFERENTIAL unresolved', people(tally.deferential), tally.deferential.length)]),
    ...(tally.veto.length === 0 ? [] : [group('VETO', people(tally.veto), tally.veto.length)]),
  ];
}
