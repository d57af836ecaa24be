import type { Draft } from '../../store/types.ts';
import { type Desk, sceneOf } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { actionMessage } from '../render/surfaces/action.ts';
import { newsMessage } from '../render/surfaces/news.ts';
import { roleMessage } from '../render/surfaces/roles.ts';
import { madeBy, madeId } from '../views/made.ts';
import { actionView, type Taken, tradeView } from '../views/market.ts';
import { newsView } from '../views/news.ts';
import { roleChanges } from '../views/people.ts';
import type { Told } from './announce.ts';
import { news, otherCards } from './entries.ts';
import { sayAddress } from './founding.ts';
import { editing, PRIORITY, posting } from './routes.ts';
import { sayTrade } from './trades.ts';

/** What an action did, in the one form that fits it. */
export function sayAction(desk: Desk, told: Told): Draft[] {
  const { heard, event } = told;
  const roles = sayRoles(desk, told);
  const lapsed = event.changes.some((c) => /^is\/[^/]+\/[^/]+$/.test(c.path) && c.to === null)
    ? news(heard.after)
    : [];
  if (event.fact.type !== 'ActionTaken') return [...roles, ...sayConsequences(desk, told), ...lapsed];
  const taken: Taken = { ...event, fact: event.fact };
  if (roles.length > 0) return roles;
  const trade = tradeView(sceneOf(desk, heard.after, event.at), heard.before, taken);
  if (trade) return sayTrade(desk, told, trade);
  const opened = heard.after.table.get('game/round_began') !== heard.before.table.get('game/round_began');
  if (opened) return sayAddress(desk, told, taken);
  return [...(sayNews(desk, told, taken) ?? [sayPlain(desk, told, taken)]), ...lapsed];
}

function sayPlain(desk: Desk, { heard, event }: Told, taken: Taken): Draft {
  const view = actionView(sceneOf(desk, heard.after, event.at), taken);
  const where = { channel: heard.after.channel, priority: PRIORITY.roll };
  return posting(where, actionMessage(view, readerOf(desk, heard.after)));
}

function sayConsequences(desk: Desk, { heard, event }: Told): Draft[] {
  if (event.fact.type !== 'ConsequencesFollowed') return [];
  const { rolls, said, notices } = event.fact;
  if (said.length + notices.length + rolls.length === 0) return [];
  const fact = { type: 'ActionTaken', action: '', args: {}, rolls, said, notices } as const;
  return [sayPlain(desk, { heard, event }, { ...event, fact })];
}

/** Since N moved, it is public, and every pending matter may stand otherwise. */
export function sayRoles(desk: Desk, { heard, event }: Told): Draft[] {
  const changes = roleChanges(sceneOf(desk, heard.after, event.at), heard.before, [event]);
  if (changes.length === 0) return [];
  const where = { channel: heard.after.channel, priority: PRIORITY.notice };
  const reader = readerOf(desk, heard.after);
  return [
    ...changes.map((view) => posting(where, roleMessage(view, reader))),
    ...otherCards(heard.after, null),
  ];
}

/** A News Post, or its roll: the message is the same and is edited; a post of the author's own is answered in its thread. */
function sayNews(desk: Desk, { heard, event }: Told, taken: Taken): Draft[] | null {
  const { before, after } = heard;
  const reader = readerOf(desk, after);
  const made = madeBy(after, taken, 'made');
  if (made) {
    const view = newsView(sceneOf(desk, after, event.at), after, made, null);
    const source = after.table.get(`note_post/${made.kind.name}/${made.key}`);
    const thread = typeof source === 'string' ? { thread: source } : {};
    const where = { channel: after.channel, priority: PRIORITY.roll, what: madeId(made), ...thread };
    return view ? [posting(where, newsMessage(view, reader))] : null;
  }
  const gone = madeBy(before, taken, 'removed');
  if (!gone || taken.fact.rolls.length === 0) return null;
  const view = newsView(sceneOf(desk, after, event.at), before, gone, taken);
  return view ? [editing(after.channel, madeId(gone), newsMessage(view, reader))] : null;
}
