import type { Saying } from '../../ruleset/types.ts';
import type { Desk } from '../desk.ts';
import { gameAt } from '../gate.ts';
import { meet } from '../hear/meet.ts';
import { readerOf } from '../reader.ts';
import { noGameHere, noteMessages } from '../render/surfaces/note.ts';
import { privately } from '../say/routes.ts';
import type { InGame, Typed } from './door.ts';
import { noReader } from './reader.ts';

/** The game of the channel a command was typed in; where there is none, the person is told where and how. */
export async function inGame(desk: Desk, typed: Typed): Promise<InGame | null> {
  const game = gameAt(desk, typed.channel);
  if (game) {
    await meet(desk, game, typed.asker.person);
    return { ...typed, game: desk.referee.game(game.id) ?? game };
  }
  const games = desk.referee.games().filter((other) => other.team === desk.who.team);
  const message = noGameHere(
    games.map((other) => other.channel),
    noReader(desk),
  );
  await desk.store.transact((tx) => tx.outbox.queue([privately(typed.asker, message)], null));
  return null;
}

/** Plain sentences to the one who asked. */
export async function answer(desk: Desk, typed: Typed, sayings: readonly Saying[]): Promise<void> {
  const game = gameAt(desk, typed.channel);
  const reader = game ? readerOf(desk, game) : noReader(desk);
  const drafts = noteMessages(sayings, reader).map((message) => privately(typed.asker, message));
  await desk.store.transact((tx) => tx.outbox.queue(drafts, game?.id ?? null));
}

/** What a command stands for exists only as long as a rule defines it. */
export function noSuchAction(desk: Desk, typed: Typed, action: string): Promise<void> {
  return answer(desk, typed, [
    [
      `The rules in force know no action called ${action}, so nothing was done. \`/act\` lists those they know.`,
    ],
  ]);
}
