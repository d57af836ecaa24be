import { claimOf } from '../game/claims.ts';
import { type Matter, matter } from '../game/matters.ts';
import { standing } from '../game/standing.ts';
import type { Game } from '../game/types.ts';
import { resolutionOf } from '../referee/resolution.ts';
import type { Words } from './connect/send/bodies.ts';
import { type Desk, sceneOf } from './desk.ts';
import { drawRecord } from './hand-records.ts';
import { drawPreview } from './previews.ts';
import { readerOf } from './reader.ts';
import { boardMessage } from './render/surfaces/board.ts';
import { cardMessage } from './render/surfaces/card.ts';
import { claimMessage } from './render/surfaces/claim.ts';
import { editedMessage } from './render/surfaces/edited.ts';
import { freezeBanner } from './render/surfaces/freeze.ts';
import { newsMessage } from './render/surfaces/news.ts';
import { ripenedMessage } from './render/surfaces/office.ts';
import { goneMessage } from './render/surfaces/struck.ts';
import { victoryMessage } from './render/surfaces/victory.ts';
import type { Reader } from './render/views.ts';
import { drawStruck } from './striking.ts';
import { boardView } from './views/board.ts';
import { cardView, editedView } from './views/card.ts';
import { claimView } from './views/claim.ts';
import { matterLine } from './views/docket.ts';
import { freezeView } from './views/freeze.ts';
import { findMade } from './views/made.ts';
import { newsView } from './views/news.ts';
import { citation, type Scene } from './views/scene.ts';
import { victoryView } from './views/victory.ts';

/** What a message that mirrors `what` says now; null when there is nothing to say any more. */
export async function draw(desk: Desk, gameId: string | null, what: string): Promise<Words | null> {
  const game = gameId === null ? null : desk.referee.game(gameId);
  if (game === null) return null;
  const [sort = '', id = ''] = what.split('/');
  if (sort === 'victory') return drawVictory(desk, game, id);
  if (sort === 'preview') return drawPreview(desk, game, id);
  if (sort === 'claim') return drawClaim(desk, game, id);
  if (sort === 'struck') return drawStruck(desk, game, Number(id));
  if (sort === 'record') return drawRecord(desk, game, Number(id));
  const subject = matter(game, id);
  return drawNow(desk, game, [sort, id], subject) ?? null;
}

function drawNow(
  desk: Desk,
  game: Game,
  [sort, id]: readonly [string, string],
  subject: Matter | null,
): Words | null {
  const scene = sceneOf(desk, game, desk.clock.now());
  const reader = readerOf(desk, game);
  if (sort === 'board') return drawBoard(desk, game, scene);
  if (!subject && sort === 'card') return goneMessage(id, reader);
  if (subject && sort === 'card') return cardMessage(cardView(scene, subject), reader);
  if (subject && sort === 'ripe') return drawRipe(desk, scene, subject, reader);
  if (subject && sort === 'edited') {
    return editedMessage(editedView(game, subject), reader);
  }
  if (subject && sort === 'banner') {
    const view = freezeView(scene, subject.id);
    return view ? freezeBanner(view, reader) : null;
  }
  const made = /^[A-Z]\d+$/.test(sort) ? findMade(game, sort) : null;
  const view = made ? newsView(scene, game, made, null) : null;
  return view ? newsMessage(view, reader) : null;
}

/** That a clock made a matter resolvable is said while it is; once said, it is taken back when it is so no more. */
function drawRipe(desk: Desk, scene: Scene, subject: Matter, reader: Reader): Words | null {
  if (subject.state !== 'pending') return null;
  const line = matterLine(scene, subject);
  const { enact, fail, enactRule, failRule } = standing(scene.game, subject, scene.at);
  if (enact) return ripenedMessage({ line, outcome: 'enact', cite: citation(enactRule) }, reader);
  if (fail) return ripenedMessage({ line, outcome: 'fail', cite: citation(failRule) }, reader);
  const isSaid = desk.mirror.of(scene.game.id, `ripe/${subject.id}`) !== null;
  return isSaid ? ripenedMessage({ line, outcome: null, cite: null }, reader) : null;
}

function drawBoard(desk: Desk, game: Game, scene: Scene): Words {
  const view = boardView(scene);
  const changes = view.clocks.map((clock) => (clock.per === 'game' ? clock.fromMs : clock.untilMs));
  const next = Math.min(...changes.flatMap((at) => (at !== null && at > scene.at ? [at] : [])));
  desk.room.boardDue.set(game.id, next);
  return boardMessage(view, readerOf(desk, game));
}

function drawClaim(desk: Desk, game: Game, id: string): Words | null {
  const claim = claimOf(game, id);
  if (claim === null) return null;
  return claimMessage(claimView(sceneOf(desk, game, desk.clock.now()), claim), readerOf(desk, game));
}

/** The announcement of a victory tells of the round that ended, read again from the log. */
async function drawVictory(desk: Desk, game: Game, id: string): Promise<Words | null> {
  const end = await resolutionOf(desk.store, game.id, id);
  const view = end && victoryView(sceneOf(desk, game, desk.clock.now()), end);
  return view ? victoryMessage(view, readerOf(desk, game)) : null;
}
