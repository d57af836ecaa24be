import { claimOf } from '../game/claims.ts';
import type { Game } from '../game/types.ts';
import { attempt } from './acts.ts';
import type { Desk } from './desk.ts';
import { readerOf } from './reader.ts';
import { noteMessage } from './render/surfaces/note.ts';
import { type Asker, privately } from './say/routes.ts';

interface Here {
  readonly asker: Asker;
  readonly game: Game;
  readonly at: number;
  readonly cause: string;
}

/** Confirms or denies a claim; its message shows what came of it, so only what changes nothing is answered. */
export async function attesting(
  desk: Desk,
  { asker, game, at, cause }: Here,
  { claim, how }: { readonly claim: string; readonly how: 'confirm' | 'deny' },
): Promise<void> {
  await attempt(desk, {
    asker,
    game,
    command: { do: how, claim },
    at,
    cause,
    words: [`${how} ${claim}.`],
    done: ({ events, after }) => {
      if (events.length > 0 || claimOf(after, claim)?.state !== 'open') return [];
      return [
        privately(asker, noteMessage([[`You have confirmed ${claim} already.`]], readerOf(desk, after))),
      ];
    },
  });
}
