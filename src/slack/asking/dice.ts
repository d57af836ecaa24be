import { readDice } from '../../dice/notation.ts';
import { type Working, working } from '../../dice/provable.ts';
import { text } from '../../game/cells.ts';
import { gameAsOf } from '../../referee/past.ts';
import type { Roll, Saying } from '../../ruleset/types.ts';
import { daysOf } from '../../verify/books.ts';
import { isAhead, msOf } from '../../verify/commitments.ts';
import type { DayOfDice } from '../../verify/shapes.ts';
import { rollsOf, streamOf } from '../../verify/throws.ts';
import type { Desk } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { sumOf } from '../render/rolls.ts';
import { answerMessages } from '../render/surfaces/answer.ts';
import type { AnswerLine, AnswerSection, Telling } from '../render/views.ts';
import type { Answered, Inquiry } from './inquiry.ts';
import { plainly } from './plain.ts';

const DAY_MS = 86_400_000;
/** So many dice are worked out in full; of the others it is said whether they are the same. */
const MOST_WORKED = 6;

/** The dice of one event: the commitment they fell under, and once the seed of their day is told, the working of each face. */
export async function diceOf(desk: Desk, inquiry: Inquiry, telling: Telling, seq: number): Promise<Answered> {
  const { game, at } = inquiry;
  const [event] = await desk.store.log.these(game.id, [seq]);
  if (!event) return plainly(desk, game, [`There is no event E${seq}: the newest is E${game.seq}.`]);
  const rolls = rollsOf(event.fact);
  if (rolls.length === 0)
    return plainly(desk, game, [
      `No dice were thrown in E${seq}. What happened in it: \`/nomic why E${seq}\`.`,
    ]);
  const stream = streamOf(event.fact);
  const then = await gameAsOf(desk.store, game.id, seq);
  const day = text(then.game.table, `dice/${stream}/day`) ?? '';
  const known = (await daysOf(desk.store, game.id, 'told')).find((one) => one.day === day);
  if (!known) return plainly(desk, game, [`Nothing is known of the dice of ${day}.`]);
  const thrown = { game: game.id, day, stream, seed: known.seed };
  const view = {
    verdict: null,
    question: [`The dice of E${seq}`],
    as: null,
    at,
    version: game.law.version,
    sections: [dayLines(known, stream), ...rolls.map((roll) => rollLines(roll, thrown))],
    notes: [
      known.seed === null
        ? ['Nobody but the bot knows the seed before; it cannot be another one any more.']
        : [HOW],
    ],
    more: `/nomic verify E${seq}`,
  };
  return { messages: answerMessages(view, telling, readerOf(desk, game)), name: `dice-e${seq}` };
}

const HOW =
  'A face is the first fair word of HMAC-SHA256 (key: the seed; input: game, day, stream, throw, die, block), divided by the sides: the remainder and one. docs/verify.md has it byte by byte.';

function dayLines(known: DayOfDice, stream: string): AnswerSection {
  const { day, commitment, acceptedTs, revealedTs, seed } = known;
  const posted: Saying =
    acceptedTs === null ? ['not posted yet'] : ['posted ', { instant: msOf(acceptedTs) }];
  const when = isAhead(known) ? ', before the day began' : ', on the day itself';
  const told: Saying =
    seed === null || revealedTs === null
      ? [
          'The seed is told when the day is over, from ',
          { instant: Date.parse(day) + DAY_MS },
          '; then every face can be worked out.',
        ]
      : [`Seed \`${seed}\`, posted `, { instant: msOf(revealedTs) }, '; its SHA-256 is the commitment.'];
  return {
    title: null,
    lines: [
      { saying: [`Day ${day} (UTC), stream "${stream}" of its dice.`] },
      { saying: [`Commitment \`${commitment}\`, `, ...posted, `${when}.`] },
      { saying: told },
    ],
  };
}

interface Thrown {
  readonly game: string;
  readonly day: string;
  readonly stream: string;
  readonly seed: string | null;
}

function rollLines(roll: Roll, { seed, ...from }: Thrown): AnswerSection {
  const label = roll.label === '' ? '' : ` ${roll.label}`;
  const title = `Throw ${roll.n}: ${roll.dice}${label}, ${sumOf(roll)}`;
  const read = readDice(roll.dice);
  if (seed === null || !read.ok) return { title, lines: [] };
  const secret = Buffer.from(seed, 'hex');
  const worked = roll.faces.map((is, die) => ({
    is,
    die,
    by: working(secret, { ...from, n: roll.n, die }, read.dice.sides),
  }));
  const shown = worked.slice(0, MOST_WORKED).map((one) => faceLine(one, read.dice.sides));
  const rest = worked.slice(MOST_WORKED);
  const same = rest.filter(({ is, by }) => is === by.face).length;
  const left: AnswerLine[] =
    rest.length === 0
      ? []
      : [
          {
            mark: same === rest.length ? 'holds' : 'fails',
            saying: [`${same} of the ${rest.length} other dice show what the seed gives.`],
          },
        ];
  return { title, lines: [...shown, ...left] };
}

/** `Die 0: HMAC 8f3a…, word 0 is 2,403,…; divided by 5 leaves 3, and one is 4: the face shown.` */
function faceLine({ is, die, by }: { is: number; die: number; by: Working }, sides: number): AnswerLine {
  const block = by.block === 0 ? '' : ` of block ${by.block}`;
  const sum = `word ${by.word}${block} is ${by.number}, divided by ${sides} it leaves ${by.face - 1}, and one is ${by.face}`;
  return {
    mark: is === by.face ? 'holds' : 'fails',
    saying: [`Die ${die}: HMAC \`${by.digest}\`: ${sum}, and ${is} was shown.`],
  };
}
