import { matter } from '../../game/matters.ts';
import type { Game, GameEvent } from '../../game/types.ts';
import type { VictoryView } from '../render/views.ts';
import { type FactOf, isOfRound } from './notice.ts';
import { roster } from './roster.ts';
import { citation, type Scene } from './scene.ts';

/** What the end of a round was, kept with the game so that the announcement can be drawn again. */
export interface RoundEnd {
  readonly before: Game;
  readonly event: GameEvent & { readonly fact: FactOf<'MatterResolved'> };
}

export function victoryView(scene: Scene, end: RoundEnd): VictoryView | null {
  const { before, event } = end;
  const won = matter(before, event.fact.matter);
  if (!won) return null;
  const then: Scene = { ...scene, game: before, at: event.at };
  const { actions, enactments } = before.past;
  const counts = [...actions]
    .filter(([action]) => isOfRound(before, action))
    .map(([what, { n }]) => ({ what, n }));
  return {
    winner: won.author,
    round: String(before.table.get('game/round_name') ?? ''),
    matter: won.id,
    by: event.by,
    tally: event.fact.tally,
    cite: citation(before.law.program.titles.criteria),
    repealed: event.fact.law !== undefined,
    fromMs: Number(before.table.get('game/round_began') ?? won.opened),
    toMs: event.at,
    counts,
    enactments,
    standings: roster(then).map(({ person, rank, tied, worth }) => ({ person, rank, tied, worth })),
    wishes: wishes(scene.game),
    closed: event.fact.closed,
    before: before.seq,
    ascended: scene.game.table.has('game/round_began'),
  };
}

export function wishes(game: Game): VictoryView['wishes'] {
  const answers = new Map<string, string>();
  const people: string[] = [];
  for (const [path, cell] of game.table) {
    const person = /^player\/([^/]+)\/playing$/.exec(path)?.[1];
    if (person !== undefined && cell === true) people.push(person);
    if (path.startsWith('wish/')) answers.set(path.slice(5), String(cell));
  }
  const said = (word: string | undefined) => people.filter((person) => answers.get(person) === word);
  return { yes: said('continue'), no: said('stop'), silent: said(undefined) };
}
