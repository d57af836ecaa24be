import { claimOf } from '../../../game/claims.ts';
import type { Game, GameEvent } from '../../../game/types.ts';
import { act, news, rollNews } from '../../../referee/trial/words.ts';
import { achievedMessage } from '../../render/surfaces/achieved.ts';
import { actionMessage } from '../../render/surfaces/action.ts';
import { claimEnded, claimMessage } from '../../render/surfaces/claim.ts';
import { diceDay, headMessage, plainRoll, spentDice } from '../../render/surfaces/dice.ts';
import { dueMessage } from '../../render/surfaces/due.ts';
import { failedMessage } from '../../render/surfaces/failed.ts';
import { newsMessage } from '../../render/surfaces/news.ts';
import { tapeFold, tapeMessage, tradeMessage } from '../../render/surfaces/trade.ts';
import { whichMessage } from '../../render/surfaces/which.ts';
import { claimView } from '../../views/claim.ts';
import { dueView } from '../../views/due.ts';
import { findMade } from '../../views/made.ts';
import { actionView, type Taken, tradeView } from '../../views/market.ts';
import { newsView } from '../../views/news.ts';
import { told } from '../played.ts';
import { adjusted, does, type Scened } from '../scenes.ts';
import { type Town, textIn, titleIn } from '../town.ts';
import type { Drawn, Surfaces } from './drawn.ts';

const STATES = ['open', 'done', 'denied', 'withdrawn', 'expired'] as const;
const MANY_DICE = {
  dice: '100D6',
  faces: Array.from({ length: 100 }, () => 6),
  modifier: 0,
  total: 600,
  label: '',
  n: 0,
  before: 0,
};
const DAY = { dayMs: 0, hash: 'f00d'.repeat(16) };

export const market: Surfaces = {
  actionMessage: (town) => {
    const done = adjusted(town);
    const view = actionView(done.next.scene, told(done, 'ActionTaken'));
    const notices = town.plan.texts
      .slice(0, 40)
      .map((text) => ({ rule: 'crowded', saying: [text.slice(0, 300)], broke: 'x' }));
    const said = view.rolls.map(() => [textIn(town.plan, 0).slice(0, 300)]);
    return [view, { ...view, said, notices, note: textIn(town.plan, 1) }].map((one) =>
      actionMessage(one, town.reader),
    );
  },
  tradeMessage: (town) => trades(town).map((view) => tradeMessage(view, town.reader)),
  tapeFold: (town) => [
    tapeFold(
      { trades: Array.from({ length: 30 }, () => trades(town)[0]).flatMap((one) => one ?? []) },
      town.reader,
    ),
  ],
  tapeMessage: ({ reader }) => [tapeMessage({ dayMs: 0 }, reader)],
  newsMessage: (town) => newsOf(town),
  whichMessage: ({ stocks, reader }) => [whichMessage({ keys: stocks, post: '1.2' }, reader)],
  claimMessage: (town) => claims(town).map((view) => claimMessage(view, town.reader)),
  claimEnded: (town) => claims(town).map((view) => claimEnded(view, town.reader)),
  achievedMessage: ({ at, plan, reader }) => [
    achievedMessage(
      {
        person: 'U1',
        note: titleIn(plan, 0),
        cite: null,
        declares: { kind: 'dov', opens: 'DECLARATION OF VICTORY:' },
        at,
        event: 9,
      },
      reader,
    ),
  ],
  plainRoll: ({ at, plan, reader }) => [
    plainRoll({ by: 'U1', roll: { ...MANY_DICE, label: titleIn(plan, 0) }, at, event: 5 }, reader),
  ],
  spentDice: ({ at, plan, reader }) => {
    const rolls = Array.from({ length: 20 }, () => MANY_DICE);
    return [spentDice({ by: 'U1', on: [titleIn(plan, 0)], rolls, at, event: 5 }, reader)];
  },
  diceDay: ({ reader }) => [
    diceDay({ is: 'commitment', ...DAY }, reader),
    diceDay({ is: 'seed', ...DAY, seed: DAY.hash }, reader),
  ],
  headMessage: ({ at, reader }) => [headMessage({ at, seq: 5, hash: DAY.hash }, reader)],
  dueMessage: (town) => {
    const { rolls } = actionView(town.scene, told(adjusted(town), 'ActionTaken'));
    const said = town.plan.texts.map((text) => [text.slice(0, 300)]);
    const notices = said.map((saying) => ({ rule: 'crowded', saying, broke: 'x' }));
    const { changes } = adjusted(town).event;
    return (['schedule', 'call', 'lapse', 'trigger', 'ceased'] as const).flatMap((of) => {
      const fact = { type: 'FellDue', of, name: 'crowded', rolls, said, notices } as const;
      const event = { by: 'referee', at: town.at, seq: 5, under: { version: 1, rule: 'crowded' }, changes };
      return dueMessage(dueView(town.scene, { ...event, fact: fact as never }), town.reader) ?? [];
    });
  },
  failedMessage: ({ plan, reader }) => [
    failedMessage(
      {
        event: 5,
        notices: plan.texts.map((text) => ({ rule: 'crowded', saying: [text.slice(0, 300)], broke: 'x' })),
      },
      reader,
    ),
  ],
};

/** `U1` sells one of the first stock and buys one, each as the tape has it. */
function trades(town: Town) {
  const stock = town.stocks[0] ?? '';
  return [act('sell', { stock: 'AAA', count: 1 }), act('buy', { stock, count: 1 })].flatMap((command) => {
    const table = new Map(town.game.table)
      .set('rel/shares/U1/AAA', 5)
      .set('player/U1/cash', 1_000_000)
      .set(`stock/${stock}/price`, 5);
    const rich = { ...town, game: { ...town.game, table } };
    const done = does(rich, 'U1', command);
    return tradeView(done.next.scene, rich.game, told(done, 'ActionTaken') as Taken) ?? [];
  });
}

function newsOf(town: Town): readonly Drawn[] {
  const posted = does(town, 'U1', news(town.stocks[0] ?? '', textIn(town.plan, 0)));
  const rolled = does(posted.next, 'U1', rollNews(1));
  const told = (scened: Scened, game: Game, event: GameEvent | null) => {
    const made = findMade(game, 'N1');
    const view = made && newsView(scened.next.scene, game, made, event as Taken | null);
    return view
      ? [newsMessage(view, town.reader), newsMessage({ ...view, state: { is: 'lapsed' } }, town.reader)]
      : [];
  };
  return [...told(posted, posted.after, null), ...told(rolled, rolled.before, rolled.event)];
}

function claims(town: Town) {
  const { next: then } = does(
    town,
    'U1',
    act('pledge', { who: 'U2', words: titleIn(town.plan, 0).slice(0, 300) || 'x' }),
  );
  const claim = claimOf(then.game, 'K1');
  if (!claim) throw new Error('no claim');
  const view = { ...claimView(then.scene, claim), words: textIn(town.plan, 0), confirmers: town.people };
  return STATES.map((state) => ({ ...view, state }));
}
