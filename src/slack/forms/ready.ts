import { submitGrounds } from '../../game/decide/submit.ts';
import type { Game } from '../../game/types.ts';
import type { MatterKindSpec } from '../../ruleset/types.ts';
import { askingWhy } from '../acts.ts';
import { draft } from '../connect/send/bodies.ts';
import type { Desk } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { entryPost } from '../render/surfaces/entry.ts';
import { kindName } from '../render/words.ts';
import { type Asker, PRIORITY } from '../say/routes.ts';
import type { Upcoming } from './posted.ts';
import { refuse } from './show.ts';

/** Who wants an entry posted that is ready-made. */
export interface ReadyWish {
  readonly asker: Asker;
  readonly game: Game;
  readonly at: number;
  readonly cause: string;
}

export interface ReadyEntry {
  readonly title: string;
  readonly body: string;
  readonly amendment: string;
}

/** The kind of entry that changes the rules in the ordinary way: the first that may carry an amendment and waits its turn. */
export function proposing(game: Game): MatterKindSpec | null {
  const kinds = [...game.law.program.matters.values()].filter((kind) => kind.enacted === 'amend');
  return kinds.find((kind) => kind.name !== 'cfj') ?? kinds[0] ?? null;
}

/** Posts a ready-made entry in the person's name. */
export async function proposeReady(desk: Desk, wish: ReadyWish, ready: ReadyEntry): Promise<void> {
  const { asker, game, at, cause } = wish;
  const kind = proposing(game);
  if (kind === null) return;
  const by = asker.person;
  const grounds = submitGrounds(game, kind, { by, at });
  const act = [`submit a ${kindName(kind.opens)}.`];
  const why = askingWhy(game, kind.opens);
  if (grounds.length > 0) return refuse(desk, asker, game, { act, grounds, at, why });
  const { text, blocks } = entryPost({ by, opens: kind.opens, ...ready }, readerOf(desk, game));
  const { title, amendment } = ready;
  const next: Upcoming = { kind: kind.name, title, by, vote: 'none', text, amendment };
  const what = `entry/${cause}`;
  const routing = { lane: game.channel, priority: PRIORITY.notice, what, slot: `post/${what}` };
  const post = draft('post', routing, { channel: game.channel, text, blocks, next });
  await desk.store.transact(async (tx) => {
    await tx.outbox.queue([post], game.id);
    await tx.inbox.settle(cause, { posting: what });
  });
}
