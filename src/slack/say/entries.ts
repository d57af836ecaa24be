import { carriedBy } from '../../game/amending/carried.ts';
import { kindOf, type Matter, matter, pendingMatters } from '../../game/matters.ts';
import { outcomeOf, standing } from '../../game/standing.ts';
import type { Carried, Fact, Game } from '../../game/types.ts';
import type { Heard } from '../../referee.ts';
import type { Draft } from '../../store/types.ts';
import { previewsFrom } from '../amending.ts';
import { type Desk, sceneOf } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { cardMessage } from '../render/surfaces/card.ts';
import { faultsMessage } from '../render/surfaces/faults.ts';
import { freezeBanner } from '../render/surfaces/freeze.ts';
import { laterMessage } from '../render/surfaces/later.ts';
import { cardView } from '../views/card.ts';
import { freezeView } from '../views/freeze.ts';
import { unreadableView } from '../views/preview.ts';
import type { Told } from './announce.ts';
import { PRIORITY, pinning, posting, postingDrawn, redrawing } from './routes.ts';

type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;

/** A new matter: its card in the thread, its pin, and the banner when it freezes play. */
export function saySubmitted(desk: Desk, { heard, event }: Told, fact: FactOf<'MatterSubmitted'>): Draft[] {
  const { after } = heard;
  const at = matter(after, fact.matter);
  if (!at) return [];
  const scene = sceneOf(desk, after, event.at);
  const reader = readerOf(desk, after);
  const card = { channel: after.channel, priority: PRIORITY.card, what: `card/${at.id}`, thread: at.post };
  const pin = after.law.program.duties.has('pin_pending_matters');
  const freeze = kindOf(after, at.kind).freezes ? freezeView(scene, at.id) : null;
  const banner = { channel: after.channel, priority: PRIORITY.notice, what: `banner/${at.id}` };
  return [
    posting(card, cardMessage(cardView(scene, at), reader)),
    ...(fact.amendment ? sayCarried(desk, after, at, fact.amendment) : []),
    ...(pin ? [pinning('pin', after.channel, { ts: at.post })] : []),
    ...(freeze
      ? [posting(banner, freezeBanner(freeze, reader)), ...otherCards(after, at.id), ...news(after)]
      : []),
  ];
}

/** Its author put an amendment beside it: the card tells so, and what it would do is shown. */
export function sayAttached(desk: Desk, { heard }: Told, fact: FactOf<'AmendmentAttached'>): Draft[] {
  const { after } = heard;
  const at = matter(after, fact.matter);
  if (!at) return [];
  return [redrawing(after.channel, `card/${at.id}`, at.post), ...sayCarried(desk, after, at, fact.amendment)];
}

/** What the amendment would do is reckoned when it is told; what cannot be read stays so. */
function sayCarried(desk: Desk, game: Game, at: Matter, carried: Carried): Draft[] {
  const where = {
    ...{ channel: game.channel, thread: at.post },
    ...{ what: `preview/${at.id}`, priority: PRIORITY.card },
  };
  const asked = previewsFrom(desk, `posts of ${at.author}`, desk.clock.now()) === null;
  if (carried.status !== 'unreadable')
    return [asked ? postingDrawn(where) : posting(where, laterMessage(at.id, readerOf(desk, game)))];
  return [posting(where, faultsMessage(unreadableView(game, at.id, carried), readerOf(desk, game)))];
}

/** What the amendments of the other pending matters would do, when the law is another. */
export function otherPreviews(game: Game, but: string | null): Draft[] {
  return pendingMatters(game)
    .filter((m) => m.id !== but && carriedBy(game.table, m.id) !== null)
    .map((m) => redrawing(game.channel, `preview/${m.id}`, m.post));
}

/** Cards of the other pending matters, when something moved them all. */
export function otherCards(game: Game, but: string | null): Draft[] {
  return pendingMatters(game)
    .filter((m) => m.id !== but)
    .map((m) => redrawing(game.channel, `card/${m.id}`, m.post));
}

/** News Posts that still have their roll: its button comes and goes with a freeze. */
export function news(game: Game): Draft[] {
  return [...game.table.keys()].flatMap((path) => {
    const [, kind, key] = /^note\/([^/]+)\/(\d+)$/.exec(path) ?? [];
    return kind === undefined ? [] : [redrawing(game.channel, `${kind.charAt(0).toUpperCase()}${key}`)];
  });
}

/** A clock ran out: a note in the matter's own thread, nobody is pinged. Drawn when it is sent, since it may be resolved by then. */
export function sayRipened({ heard }: Told, fact: FactOf<'MatterRipened'>): Draft[] {
  const { after } = heard;
  const at = matter(after, fact.matter);
  if (!at) return [];
  const what = `ripe/${at.id}`;
  const note = { channel: after.channel, what, thread: at.post, priority: PRIORITY.card };
  return [postingDrawn(note), redrawing(after.channel, `card/${at.id}`, at.post)];
}

/** What was said of a clock that ran out, where votes heard late or people who come and go have made it another. */
export function ripeAnew(desk: Desk, { before, after }: Pick<Heard, 'before' | 'after'>): Draft[] {
  return pendingMatters(after)
    .filter(({ id }) => desk.mirror.of(after.id, `ripe/${id}`) !== null)
    .filter((at) => {
      const was = matter(before, at.id);
      const outcome = was && outcomeOf(standing(before, was, before.at));
      return outcome !== outcomeOf(standing(after, at, after.at));
    })
    .map(({ id, post }) => redrawing(after.channel, `ripe/${id}`, post));
}

/** One reply, updated in place, when the text of an entry was changed or its post deleted (FN-M6). */
export function sayPost(
  desk: Desk,
  { heard }: Told,
  fact: FactOf<'EntryEdited'> | FactOf<'EntryDeleted'>,
): Draft[] {
  const { after } = heard;
  const pinned = after.law.program.duties.has('pin_pending_matters');
  const repin =
    fact.type === 'EntryDeleted' && pinned
      ? [pinning('pin', after.channel, { what: `card/${fact.matter}` })]
      : [];
  return [...flagged(desk, after, fact.matter), ...repin];
}

/** Drawn when it is sent: a second edit may come while the reply about the first is on its way. */
function flagged(desk: Desk, game: Game, id: string): Draft[] {
  const at = matter(game, id);
  if (!at) return [];
  const what = `edited/${id}`;
  const place = { channel: game.channel, what, thread: at.post, priority: PRIORITY.card };
  return [
    ...(desk.mirror.of(game.id, what) ? [] : [postingDrawn(place)]),
    redrawing(game.channel, what, at.post),
    redrawing(game.channel, `card/${id}`, at.post),
  ];
}
