import { text } from '../../game/cells.ts';
import { emperor, isAccepted } from '../../game/people.ts';
import type { Game } from '../../game/types.ts';
import type { Draft } from '../../store/types.ts';
import { type Desk, sceneOf } from '../desk.ts';
import { proposing } from '../forms/ready.ts';
import { readerOf } from '../reader.ts';
import { boardMessage } from '../render/surfaces/board.ts';
import { acceptMessage, addressMessages } from '../render/surfaces/office.ts';
import { readyMessage } from '../render/surfaces/ready.ts';
import { rulesMessages } from '../render/surfaces/rules.ts';
import { inviteMessage } from '../render/surfaces/welcome.ts';
import { boardView } from '../views/board.ts';
import type { Taken } from '../views/market.ts';
import { rulesView } from '../views/rules.ts';
import type { Scene } from '../views/scene.ts';
import type { Told } from './announce.ts';
import { editingAt, PRIORITY, pinning, posting, redrawing } from './routes.ts';

/** A founding waits for its Emperor; once the office is taken, the board, the rules and the invitations go out. */
export function sayFounding(desk: Desk, { heard, event }: Told): Draft[] {
  const { after } = heard;
  const { channel } = after;
  const reader = readerOf(desk, after);
  if (!isAccepted(after)) {
    const view = {
      emperor: emperor(after),
      by: event.by,
      round: text(after.table, 'game/round_name') ?? 'a game',
    };
    return [posting({ channel, priority: PRIORITY.notice }, acceptMessage(view, reader))];
  }
  const scene = sealedScene(desk, heard, event.at);
  const people = (text(after.table, 'setting/invited') ?? '')
    .split(' ')
    .filter((person) => person !== '' && person !== emperor(after));
  const invites = people.length === 0 ? [] : [inviteMessage({ people, by: event.by }, reader)];
  return [
    posting({ channel, priority: PRIORITY.notice, what: 'board' }, boardMessage(boardView(scene), reader)),
    pinning('pin', channel, { what: 'board' }),
    ...rulesMessages(rulesView(after), reader).map((message) =>
      posting({ channel, priority: PRIORITY.card }, message),
    ),
    ...invites.map((message) => posting({ channel, priority: PRIORITY.card }, message)),
  ];
}

/** What is being recorded has its seal already, before the desk knows of it. */
function sealedScene(desk: Desk, { after, events }: Told['heard'], at: number): Scene {
  const scene = sceneOf(desk, after, at);
  return { ...scene, head: events.at(-1)?.hash ?? scene.head };
}

/** The round opens: a board of its own is pinned, the old one says that it is closed. */
export function sayAddress(desk: Desk, { heard, event }: Told, taken: Taken): Draft[] {
  const { after } = heard;
  const { channel } = after;
  const reader = readerOf(desk, after);
  const scene = sealedScene(desk, heard, event.at);
  const won = text(after.table, 'game/won_by');
  const address = { by: event.by, text: taken.fact.note ?? text(after.table, 'global/theme') ?? '' };
  return [
    ...(taken.fact.post === undefined ? addressed(desk, after, address) : []),
    ...ready(desk, after, taken),
    ...retired(desk, heard.before, event.at),
    posting({ channel, priority: PRIORITY.notice, what: 'board' }, boardMessage(boardView(scene), reader)),
    pinning('pin', channel, { what: 'board' }),
    ...(won === null ? [] : [redrawing(channel, `victory/${won}`)]),
  ];
}

/** The Address when it was written in a form; a long one goes on below. */
function addressed(desk: Desk, game: Game, address: Parameters<typeof addressMessages>[0]): Draft[] {
  const where = { channel: game.channel, priority: PRIORITY.notice };
  return addressMessages(address, readerOf(desk, game)).map((message, i) =>
    posting(i === 0 ? { ...where, what: 'address' } : where, message),
  );
}

/** Ready-made entries that adopt a shipped ruleset, in the thread of the Address. */
function ready(desk: Desk, game: Game, { fact }: Taken): Draft[] {
  const kind = proposing(game);
  const taken = game.law.rules.some((rule) => rule.scope === 'round');
  if (kind === null || taken || desk.rulesets.rounds.length === 0) return [];
  const rulesets = desk.rulesets.rounds.map(({ file, title, rules }) => ({
    file,
    title,
    rules: rules.length,
  }));
  const thread = fact.post ?? { what: 'address' };
  const where = { channel: game.channel, thread, priority: PRIORITY.notice };
  return [posting(where, readyMessage({ opens: kind.opens, rulesets }, readerOf(desk, game)))];
}

/** The board of the round before stays where it is, unpinned and marked as closed. */
function retired(desk: Desk, before: Game, at: number): Draft[] {
  const old = desk.mirror.of(before.id, 'board');
  if (!old) return [];
  const view = { ...boardView(sceneOf(desk, before, at)), closed: true };
  const { channel, ts } = old;
  return [pinning('unpin', channel, { ts }), editingAt(old, boardMessage(view, readerOf(desk, before)))];
}
