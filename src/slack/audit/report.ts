import { emperor } from '../../game/people.ts';
import type { Game } from '../../game/types.ts';
import type { Finding, Report } from '../../verify/shapes.ts';
import { draft } from '../connect/send/bodies.ts';
import type { Desk } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { auditMessages } from '../render/surfaces/audit.ts';
import { about } from '../say/about.ts';
import { PRIORITY } from '../say/routes.ts';
import { type Looking, lacking, lackingFindings } from './posts.ts';

/** What an audit came to: the books, and everything that does not agree, in the books and in the channel. */
export interface Audited {
  readonly books: Report;
  readonly findings: readonly Finding[];
  /** Slack did not show the whole channel. */
  readonly unseen: boolean;
}

/** The books of a game, and the channel beside them; null when there is no such game. */
export async function audited(desk: Desk, id: string, looking: Looking): Promise<Audited | null> {
  const books = await desk.audits.audit(id);
  const game = desk.referee.game(id);
  if (books === null || game === null) return null;
  const lacks = await lacking(desk, game, looking);
  return {
    books,
    findings: [...books.findings, ...lackingFindings(desk, game, lacks)],
    unseen: lacks.unseen,
  };
}

/** Tells the Emperor, in a direct message. */
export async function tellEmperor(desk: Desk, game: Game, findings: readonly Finding[]): Promise<void> {
  const user = emperor(game);
  if (user === '') return;
  const view = { channel: game.channel, findings };
  const routing = { lane: `person/${user}`, priority: PRIORITY.answer };
  const drafts = auditMessages(view, readerOf(desk, game)).map((message) =>
    draft('dm', routing, { user, ...about(game.channel, message) }),
  );
  await desk.store.transact((tx) => tx.outbox.queue(drafts, game.id));
}
