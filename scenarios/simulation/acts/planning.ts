import type { Chance } from '../chance.ts';
import type { Act, Doing, Door, Kind, Vote } from './act.ts';

export const STOCKS = ['AAA', 'BBB', 'CCC', 'DDD'] as const;
export const SETUP =
  'rules=stock-market stocks="AAA low 100 Alfa; BBB medium 60 Bravo; CCC high 200 Charlie; DDD low 7 Delta"';

const AMENDMENTS = [
  '- { set_parameter: proposal_slots, to: 4 }',
  '- { set_parameter: adjust_wait, to: 30m }',
  '- { set_parameter: voting_time, to: 6h }',
  '- { set_parameter: news_cycle, to: 2h }',
  '- { set_parameter: low_roll, to: 1D7-4 }',
];

type Random = Exclude<Doing, 'ascend'>;

/** How often each is done, against the others. */
const OFTEN: Readonly<Record<Random, number>> = {
  vote: 42,
  trade: 17,
  submit: 7,
  resolve: 7,
  join: 6,
  unvote: 4,
  revote: 3,
  news: 4,
  newsRoll: 3,
  adjust: 4,
  talk: 3,
  idle: 3,
  leave: 1,
  roll: 2,
  editEntry: 1,
  deleteEntry: 1,
  becomeEntry: 1,
  ask: 1,
  walkOut: 1,
};

const VOTES: Readonly<Record<Vote, number>> = { FOR: 55, AGAINST: 27, DEFERENTIAL: 15, VETO: 1 };
const DOORS: Readonly<Record<Door, number>> = {
  reply: 30,
  post: 25,
  card: 12,
  button: 13,
  command: 13,
  form: 7,
};

/** So many acts by so many people. Who joins first comes first, so that somebody plays. */
export function planActs(chance: Chance, most: number, people: number): Act[] {
  const acts: Act[] = [];
  for (let who = 1; who < Math.min(people, 4); who += 1) acts.push({ do: 'join', who });
  const declared = chance.whole(Math.floor(most * 0.4), Math.floor(most * 0.9));
  while (acts.length < most) {
    acts.push(randomAct(chance, people));
    if (acts.length === declared)
      acts.push(...victory(chance, people, declared > most * 0.75 && chance.happens(0.6)));
  }
  return acts;
}

function randomAct(chance: Chance, people: number): Act {
  const who = chance.whole(0, people - 1);
  const of = chance.part();
  const doing = chance.weighted(OFTEN);
  switch (doing) {
    case 'submit':
      return submission(chance, who, chance.happens(0.6) ? 'PROPOSAL' : 'CALL FOR JUDGEMENT');
    case 'vote':
      return { do: doing, who, of, vote: chance.weighted(VOTES), door: chance.weighted(DOORS) };
    case 'revote':
      return { do: doing, who, of, vote: chance.weighted(VOTES) };
    case 'resolve':
      return {
        do: doing,
        who,
        of,
        enact: chance.happens(0.6),
        door: chance.pick(['reply', 'button', 'command']),
      };
    case 'trade':
      return {
        ...{ do: doing, who, way: chance.happens(0.65) ? 'buy' : 'sell' },
        ...{ stock: chance.pick(STOCKS), count: chance.whole(1, chance.happens(0.2) ? 9000 : 60) },
      };
    case 'news':
      return { do: doing, who, stock: chance.pick(STOCKS) };
    case 'idle':
      return { do: doing, minutes: chance.whole(5, 400) };
    case 'unvote':
    case 'editEntry':
    case 'deleteEntry':
    case 'becomeEntry':
      return { do: doing, who, of };
    default:
      return { do: doing, who };
  }
}

function submission(chance: Chance, who: number, kind: Kind): Act {
  return { do: 'submit', who, kind, amend: chance.happens(0.4) ? chance.pick(AMENDMENTS) : null };
}

/** Somebody declares victory, all say what they think of it, and it is resolved: play has been frozen meanwhile. */
function victory(chance: Chance, people: number, won: boolean): Act[] {
  const who = chance.whole(1, people - 1);
  const last = 0.999;
  const crowd = chance.shuffled(Array.from({ length: people }, (_, at) => at));
  const votes = crowd.map((voter): Act => {
    const door = chance.pick(['reply', 'post', 'card', 'command'] as const);
    return { do: 'vote', who: voter, of: last, vote: won ? 'FOR' : 'AGAINST', door };
  });
  const resolves = [0, 1, 2].map((): Act => {
    return { do: 'resolve', who: chance.whole(0, people - 1), of: last, enact: won, door: 'command' };
  });
  const next: Act[] = won ? [{ do: 'ascend', who }] : [];
  return [{ do: 'submit', who, kind: 'DECLARATION OF VICTORY', amend: null }, ...votes, ...resolves, ...next];
}
