import type { Voice } from './connect/send/voice.ts';
import type { Desk } from './desk.ts';
import { draw } from './draw.ts';
import { drawFile } from './exporting.ts';
import { entryPosted } from './forms/posted.ts';
import { drawHome } from './home/draw.ts';
import { NO_ROOM, pinRefused } from './pins.ts';
import { pinning, redrawing } from './say/routes.ts';
import { sealed } from './sealing.ts';
import { drawTable } from './ticker/draw.ts';

/** What the sender asks of the games, and is told by it. */
export function voiceOf(desk: Desk): Voice {
  return {
    draw: async (game, what) =>
      (await draw(desk, game, what)) ?? (game === null ? null : drawTable(desk, game, what)),
    home: (person) => drawHome(desk, person),
    file: (game, drawn) => drawFile(desk, game, drawn),
    lost: async (item) => {
      const { game, what } = item.row;
      if (game !== null && what !== null) desk.mirror.forget(game, what);
      if (what === 'board') {
        const pin = pinning('pin', item.row.lane, { what });
        await desk.store.transact((tx) => tx.outbox.queue([pin], game));
      }
      return what !== null && REPOSTED.test(what) ? 'repost' : 'drop';
    },
    posted: async (row, at) => {
      if (row.game === null || row.what === null) return;
      desk.mirror.note({ game: row.game, what: row.what, channel: at.channel, ts: at.ts });
      await sealed(desk, row.game, row.what, at.ts);
      if (row.what.startsWith('entry/')) await entryPosted(desk, row, at);
      if (row.what.startsWith('ripe/')) await ripePosted(desk, row.game, row.what, at.channel);
    },
    failed: async (row, why) => {
      desk.log.warn(`A duty is unmet: ${row.sort} ${row.what ?? ''} (${why}).`);
      const game = row.game === null ? null : desk.referee.game(row.game);
      if (game === null || row.sort !== 'pin' || why !== NO_ROOM) return;
      const drafts = pinRefused(desk, game, row);
      await desk.store.transact((tx) => tx.outbox.queue(drafts, game.id));
    },
  };
}

/** It may have become another while it was being posted; nothing is sent where it has not. */
async function ripePosted(desk: Desk, game: string, what: string, channel: string): Promise<void> {
  await desk.store.transact((tx) => tx.outbox.queue([redrawing(channel, what)], game));
}

/** A board or a card that is gone is posted anew: the roster is a rule, and so is the docket of votes. */
const REPOSTED = /^(?:board$|table$|card\/|[A-Z]\d+$)/;
