import type { Tally } from '../../game/types.ts';
import { joined, type Phrase, people, player } from './phrase.ts';

/** FOR 3, AGAINST 1, DEF 1 unresolved */
export function tallyWords(tally: Tally): string {
  const unresolved = tally.deferential.length > 0 ? `, DEF ${tally.deferential.length} unresolved` : '';
  const veto = tally.veto.length > 0 ? `, VETO ${tally.veto.length}` : '';
  return `FOR ${tally.for.length}, AGAINST ${tally.against.length}${unresolved}${veto}`;
}

/** Ana, Ben, Gus (DEF → FOR): who is on one side, and who of them by deferring. */
export function sideWords(side: readonly string[], tally: Tally, vote: 'FOR' | 'AGAINST'): Phrase {
  if (side.length === 0) return ['–'];
  return joined(
    side.map((person) => [
      player(person),
      ...(tally.followed.includes(person)
        ? [{ shown: [` (DEF → ${vote})`], said: [' by DEFERENTIAL'] } as const]
        : []),
    ]),
    ', ',
  );
}

/** `FOR 3 (Ben, Chi, Dara), AGAINST 1 (Eli).` for the ear. */
export function tallyAloud(tally: Tally): Phrase[] {
  const group = (word: string, names: Phrase, n: number): Phrase =>
    n === 0 ? [`${word} 0.`] : [`${word} ${n} (`, ...names, ').'];
  return [
    group('FOR', sideWords(tally.for, tally, 'FOR'), tally.for.length),
    group('AGAINST', sideWords(tally.against, tally, 'AGAINST'), tally.against.length),
    ...(tally.deferential.length === 0
      ? []
      : [group('DEFERENTIAL unresolved', people(tally.deferential), tally.deferential.length)]),
    ...(tally.veto.length === 0 ? [] : [group('VETO', people(tally.veto), tally.veto.length)]),
  ];
}
