import { matter, pendingMatters } from '../../../game/matters.ts';
import { edit, erase } from '../../../referee/trial/words.ts';
import { escapeEntities } from '../../render/escape.ts';
import { cardMessage, wholeCard } from '../../render/surfaces/card.ts';
import { recordMessage } from '../../render/surfaces/card-record.ts';
import { docketMessages, resolveAsk } from '../../render/surfaces/docket.ts';
import { dischargedMessage, dutiesMessages } from '../../render/surfaces/duties.ts';
import { editedMessage } from '../../render/surfaces/edited.ts';
import { entryPost } from '../../render/surfaces/entry.ts';
import { noticeMessage } from '../../render/surfaces/notice.ts';
import { nudgeMessage } from '../../render/surfaces/nudge.ts';
import { ripenedMessage } from '../../render/surfaces/office.ts';
import { entryRefusal } from '../../render/surfaces/refusal.ts';
import { unreadMessage } from '../../render/surfaces/unread.ts';
import { cardView, editedView } from '../../views/card.ts';
import { docketView, matterLine, standingView } from '../../views/docket.ts';
import { dutiesView } from '../../views/duties.ts';
import { noticeView } from '../../views/notice.ts';
import { told } from '../played.ts';
import { carrying, does, enacted, frozen, large, won } from '../scenes.ts';
import { type Town, textIn, titleIn } from '../town.ts';
import type { Drawn, Surfaces } from './drawn.ts';

const NUDGES = ['spelling', 'empty', 'quoted', 'not_first', 'thread', 'elsewhere', 'command'] as const;
const KEPT = (['keep_roster_pinned', 'pin_pending_matters', 'broadcast_resolutions'] as const).map(
  (duty) => ({
    ...{ duty, done: 1, of: 3, cite: { rule: 'players', par: 1 } },
  }),
);

export const matters: Surfaces = {
  cardMessage: (town) => every(town, (one, id) => [cardMessage(cardOf(one, id), one.reader)]),
  wholeCard: (town) => every(town, (one, id) => wholeCard(cardOf(one, id), one.reader)),
  recordMessage: (town) => {
    const { next: then } = enacted(town);
    const view = cardOf(then, 'P1');
    return view.record === null ? [] : [recordMessage(view, view.record, then.reader)];
  },
  docketMessages: ({ scene, reader }) =>
    ['U0', 'U1'].flatMap((person) => docketMessages(docketView(scene, person, person === 'U1'), reader)),
  resolveAsk: (town) =>
    every(town, (one, id) => {
      const subject = matter(one.game, id);
      if (!subject) return [];
      return [
        resolveAsk({ matter: id, standing: standingView(one.game, subject, one.at), seq: 5 }, one.reader),
      ];
    }),
  dutiesMessages: (town) => {
    const table = new Map(town.game.table);
    for (const { id } of pendingMatters(town.game))
      table.set(`duty/${id}`, 'due').set(`matter/${id}/state`, 'enacted');
    const owing = { ...town.scene, game: { ...town.game, table } };
    return [owing, town.scene].flatMap((scene) =>
      dutiesMessages(
        dutiesView(scene, KEPT, () => true),
        town.reader,
      ),
    );
  },
  dischargedMessage: ({ reader }) => [dischargedMessage({ matter: 'P1', by: 'U1', event: 7 }, reader)],
  editedMessage: (town) =>
    [does(town, 'U1', edit('P1', `${textIn(town.plan, 1)} other`)), does(town, 'U1', erase('P1'))].flatMap(
      ({ next: then }) => {
        const subject = matter(then.game, 'P1');
        return subject ? [editedMessage(editedView(then.game, subject), then.reader)] : [];
      },
    ),
  entryPost: ({ plan, reader }) =>
    [textIn(plan, 0), textIn(plan, 1)].map((text) => {
      const body = escapeEntities(text.slice(0, 2_800));
      const written = { title: escapeEntities(titleIn(plan, 0)), body, amendment: text.slice(0, 2_900) };
      return entryPost({ ...written, opens: 'PROPOSAL:', by: 'U1' }, reader);
    }),
  noticeMessage: (town) =>
    [enacted(town), won(town)].flatMap((done) => {
      const view = noticeView(done.next.scene, done.before, told(done, 'MatterResolved'));
      const more = view && {
        ...view,
        said: [[textIn(town.plan, 0)]],
        closed: town.people.map((_, i) => `P${i}`),
      };
      return more ? [noticeMessage(more, done.next.reader)] : [];
    }),
  nudgeMessage: ({ plan, reader }) =>
    NUDGES.map((why) =>
      nudgeMessage(
        { opens: 'PROPOSAL:', kind: 'proposal', post: '1.2', begins: titleIn(plan, 0), why, cite: null },
        reader,
      ),
    ),
  ripenedMessage: (town) =>
    every(town, (one, id) => {
      const subject = matter(one.game, id);
      const line = subject && matterLine(one.scene, subject);
      const outcomes = ['enact', 'fail', null] as const;
      return line ? outcomes.map((outcome) => ripenedMessage({ line, outcome, cite: null }, one.reader)) : [];
    }),
  entryRefusal: ({ plan, reader }) => {
    const grounds = plan.texts
      .slice(0, 9)
      .map((text) => ({ rule: 'entries', par: 1, saying: [text.slice(0, 300)] }));
    return [entryRefusal({ opens: 'PROPOSAL:', grounds }, reader)];
  },
  unreadMessage: ({ plan, reader }) => [
    unreadMessage({ matter: 'P1', why: [titleIn(plan, 0)], again: true }, reader),
  ],
};

function cardOf({ scene, game, plan }: Town, id: string) {
  const subject = matter(game, id);
  if (!subject) throw new Error(`no ${id}`);
  return { ...cardView(scene, subject), deletedText: id === 'P2' ? textIn(plan, 2) : null };
}

/** A few matters of each standing, in play and frozen. */
function every(town: Town, draw: (town: Town, id: string) => readonly Drawn[]): readonly Drawn[] {
  const ids = pendingMatters(town.game)
    .slice(0, 6)
    .map(({ id }) => id);
  const still = frozen(carrying(town, 'P1', large(town))).next;
  return [
    ...ids.flatMap((id) => draw(town, id)),
    ...draw(still, 'V1'),
    ...ids.slice(0, 2).flatMap((id) => draw(still, id)),
  ];
}
