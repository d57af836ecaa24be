import { asBot } from '../forge.ts';
import { type Act, nomic, posts, presses } from './door.ts';
import type { Seat } from './seat.ts';

const VOTERS = ['Ana', 'Ben', 'Chi'];
const counts = new Map<string, number>();
/** The newest of its sort goes by this name. */
const newest = (sort: string) => `${sort} ${counts.get(sort) ?? 0}`;

function next(sort: string): string {
  counts.set(sort, (counts.get(sort) ?? 0) + 1);
  return newest(sort);
}

/** What a private message to a person offers to type, in the words of this pattern. */
function offered({ table }: Seat, name: string, pattern: RegExp): string {
  return pattern.exec(table.privately(name).at(-1) ?? '')?.[1] ?? '';
}

/** Words that could be an amendment, offered to their author as one. */
async function worded(seat: Seat): Promise<void> {
  seat.table.hush('Ben');
  await seat.submits(next('words'), 'Ben', 'CALL FOR JUDGEMENT: Slots. Set proposal slots to 6.');
  await seat.table.told('Ben', 'amend attach');
}

/** An entry whose file Slack did not hand over at first. */
async function unread(seat: Seat): Promise<void> {
  const { table } = seat;
  table.slack.faults.status('files.download', 503, { times: 1 });
  const base64 = Buffer.from('- { set_parameter: proposal_slots, to: 7 }').toString('base64');
  const files = [{ name: 'slots.md', mimetype: 'text/markdown', base64 }];
  const text = 'CALL FOR JUDGEMENT: By file.';
  const post = table.control.say(table.id('Ben'), table.channel, text, { files });
  seat.posts.set(next('file'), post);
  await table.threadSays(post, 'stands as text');
}

/** Somebody who would enact words alone has been shown what they would be. */
async function shown(seat: Seat): Promise<void> {
  const key = next('plain');
  await seat.submits(key, 'Ben', 'CALL FOR JUDGEMENT: Fewer slots. Set proposal slots to 1.');
  await seat.carries(key, VOTERS);
  await seat.table.asks('Chi', '/nomic', `resolve ${seat.idOf(key)} enact`, 'carries no amendment');
}

/** A purchase, and the order to strike it with what followed. */
async function ordered(seat: Seat): Promise<void> {
  const { seq } = seat.ledger;
  const key = next('order');
  await seat.table.slash('Chi', '/buy', `${counts.get('order')} BBB`);
  const isDone = () => seat.ledger.since(seq).some(({ gist }) => gist.startsWith('ActionTaken buy'));
  await seat.table.until(isDone, 'Chi buys');
  seat.posts.set(`${key} of`, `E${seat.ledger.seq}`);
  const text = `CALL FOR JUDGEMENT: Strike ${seat.post(`${key} of`)} and what followed.`;
  await seat.submits(key, 'Ben', text);
  await seat.carries(key, VOTERS);
  await seat.enacts('Ana', key);
}

const strike = (seat: Seat) => {
  const key = newest('order');
  return `strike ${seat.posts.get(`${key} of`)} under ${seat.idOf(key)}`;
};

/** The gamestate is no longer pinned, and nobody but the bot's own books could tell; a minute on, since things are put right once in one. */
async function unpinned({ table }: Seat): Promise<void> {
  table.skip({ m: 1 });
  const board = () => table.control.pins(table.channel).find((m) => JSON.stringify(m).includes('Ruleset'));
  await table.until(() => board() !== undefined, 'the gamestate is pinned');
  await asBot(table.slack, 'pins.remove', { channel: table.channel, timestamp: board()?.ts });
}

/** What is done about a message that only comes in a plight. */
export const PLIGHTS: readonly Act[] = [
  {
    act: 'have one’s words as the amendment of one’s entry',
    event: 'AmendmentAttached',
    before: worded,
    typed: [nomic('Ben', (seat) => `amend ${offered(seat, 'Ben', /amend (attach C\d+ [0-9a-f]+)/)}`)],
    pressed: [presses('amend.attach', (seat) => seat.presses('Ben', 'amend.attach'))],
  },
  {
    act: 'have the file of one’s entry read again',
    event: 'AmendmentAttached',
    before: unread,
    typed: [nomic('Ben', (seat) => `amend attach ${seat.idOf(newest('file'))}`)],
    pressed: [presses('amend.again', (seat) => seat.presses('Ben', 'amend.again'))],
  },
  {
    act: 'enact words as text, seen what amendment they might be',
    event: 'MatterResolved enacted',
    before: shown,
    typed: [nomic('Chi', (seat) => `resolve ${offered(seat, 'Chi', /resolve (C\d+ enact [0-9a-f]+)/)}`)],
    pressed: [presses('resolve.seen', (seat) => seat.presses('Chi', 'resolve.seen'))],
  },
  {
    act: 'propose to mend a rule that failed',
    event: 'MatterSubmitted proposal',
    before: async (seat) => {
      if (counts.has('stumble')) return;
      next('stumble');
      await seat.table.slash('Ben', '/act', 'stumble');
      await seat.table.sees('A rule failed');
    },
    typed: [nomic('Ben', 'amend repair axioms')],
    pressed: [presses('rule.repair', (seat) => seat.presses('Chi', 'rule.repair'))],
  },
  {
    act: 'strike an event with what followed',
    event: 'EventStruck',
    before: ordered,
    typed: [nomic('Chi', (seat) => `${strike(seat)} confirm because it was a slip`)],
    pressed: [
      presses('strike.followed', (seat) =>
        seat.under('Chi', `${strike(seat)} because it was a slip`, 'strike.followed'),
      ),
    ],
  },
  {
    act: 'have put right what does not agree',
    told: ['Ana', 'The books agree'],
    before: unpinned,
    typed: [nomic('Ana', 'verify repair')],
    pressed: [presses('audit.repair', (seat) => seat.under('Ana', 'verify', 'audit.repair'))],
  },
];

/** In a round that begins without rules. */
export const ANEW: readonly Act[] = [
  {
    act: 'propose a ruleset that is at hand',
    event: 'MatterSubmitted proposal',
    typed: [
      {
        ...posts('Chi', 'PROPOSAL: The market.\n```\namend\n- adopt: stock-market\n```', 'adopted'),
        room: 'typed',
      },
    ],
    pressed: [
      {
        ...presses('round.adopt', (seat) => seat.presses('Chi', 'round.adopt', 'stock-market')),
        room: 'pressed',
      },
    ],
  },
];
