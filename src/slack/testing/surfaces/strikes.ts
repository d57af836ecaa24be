import { noDice } from '../../../dice/provable.ts';
import { decide } from '../../../game/decide.ts';
import { fold } from '../../../game/evolve.ts';
import type { EventStruck, GameEvent, Recall } from '../../../game/types.ts';
import { record } from '../../../referee/trial/words.ts';
import { strikeMessages } from '../../render/surfaces/strike.ts';
import { goneMessage, struckMessage, struckNote } from '../../render/surfaces/struck.ts';
import { strikeView } from '../../views/strike.ts';
import { struckView, toldEvent } from '../../views/struck.ts';
import { does } from '../scenes.ts';
import { type Town, textIn } from '../town.ts';
import type { Surfaces } from './drawn.ts';

/** A value for each of them, of which the rule speaks. */
const EVERYBODY = `- do: [ { each: p, in: players, do: [ { set: p.motto, to: '"other"' } ] } ]`;

export const strikes: Surfaces = {
  strikeMessages: (town) => {
    const { game, recall, head } = recorded(town);
    const reason = reasonIn(town);
    const asked = { event: head.seq, order: null, reason, by: 'U0', at: town.at };
    const view = { ...strikeView(game, recall, asked), asked: `C1|${'x'.repeat(200)}` };
    const refused = town.people.map(() => ({ ...toldEvent(game, head), why: [reason] }));
    const full = view.alone.able
      ? { ...view, followed: { ...view.alone, refused, kept: town.people } }
      : view;
    return [view, full].flatMap((one) => strikeMessages(one, town.reader));
  },
  struckMessage: (town) => {
    const { game, recall, head } = recorded(town);
    const command = { do: 'strike_out', event: head.seq, order: null, reach: 'alone', seen: 'any' } as const;
    const stamp = { by: 'U0', at: town.at, day: '2021-02-01', dice: noDice, recall };
    const [drafted] = decide(game, { ...command, reason: reasonIn(town) }, stamp).events;
    if (drafted?.fact.type !== 'EventStruck') return [];
    const event: GameEvent & { fact: EventStruck } = { ...drafted, seq: game.seq + 1, fact: drafted.fact };
    const view = {
      ...struckView({ before: game, after: fold(game, [event]) }, event, [head]),
      struckBy: null,
    };
    const refused = town.people.map(() => toldEvent(game, head));
    const more = {
      ...view,
      refused,
      kept: town.people,
      otherwise: town.people.map((_, i) => i),
      struckBy: 99,
    };
    return [view, more].map((one) => struckMessage(one, town.reader));
  },
  struckNote: ({ reader }) => [struckNote({ struck: 12, by: 40 }, reader)],
  goneMessage: ({ reader }) => [goneMessage('P1', reader)],
};

function reasonIn({ plan }: Town): string {
  return textIn(plan, 0).slice(0, 500);
}

/** A record by hand, and what the log has of it. */
function recorded(town: Town) {
  const { before, after: game, event: head, events } = does(town, 'U0', record('crowded', EVERYBODY));
  const found = { act: { head, events }, before, after: game, upTo: game.seq };
  const recall: Recall = { ...found, later: [], reversals: [], submitted: [], cascade: null };
  return { game, recall, head };
}
