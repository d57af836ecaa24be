import { type Act, nomic, posts, presses, replies, slash } from './door.ts';
import type { Seat } from './seat.ts';

const one = { 'arg.stock': 'CCC', 'arg.count': '1' };
const hourLater = ({ table }: Seat) => table.skip({ m: 61 });

/** What the rules of the round let people do. */
export const MARKET: readonly Act[] = [
  {
    act: 'buy',
    event: 'ActionTaken buy {"count":1,"stock":"CCC"}',
    typed: [slash('Ben', '/buy', '1 CCC'), nomic('Chi', 'buy 1 CCC')],
    pressed: [
      presses('trade.buy.open', async (seat) => {
        await seat.onBoard('Dara', 'trade.buy.open');
        await seat.fills('Dara', 'trade.buy.submit', one);
      }),
    ],
  },
  {
    act: 'buy all there is money for',
    event: 'ActionTaken buy {"count":',
    typed: [slash('Ben', '/buy', 'max CCC')],
    pressed: [
      presses('trade.buy.exact', async (seat) => {
        await seat.table.asks('Ana', '/buy', '5001 CCC', 'Not done');
        await seat.presses('Ana', 'trade.buy.exact');
      }),
    ],
  },
  {
    act: 'sell',
    event: 'ActionTaken sell {"count":1,"stock":"CCC"}',
    typed: [slash('Ben', '/sell', '1 CCC'), nomic('Chi', 'sell 1 CCC')],
    pressed: [
      presses('trade.sell.open', async (seat) => {
        await seat.onBoard('Dara', 'trade.sell.open');
        await seat.fills('Dara', 'trade.sell.submit', one);
      }),
    ],
  },
  {
    act: 'adjust the markets',
    event: 'ActionTaken adjust',
    before: hourLater,
    typed: [slash('Ben', '/adjust'), nomic('Chi', 'adjust')],
    pressed: [presses('market.adjust', (seat) => seat.onBoard('Dara', 'market.adjust'))],
  },
  {
    act: 'make a News Post',
    event: 'ActionTaken news {"stock":"CCC"}',
    typed: [posts('Ben', 'NEWS: CCC lays a line', 'news'), slash('Chi', '/news', 'CCC finds a leak')],
    pressed: [
      presses('news.which', async (seat) => {
        seat.table.says('Ana', 'NEWS: CCC and AAA meet');
        await seat.presses('Ana', 'news.which');
      }),
      presses('news.open', async (seat) => {
        await seat.onBoard('Dara', 'news.open');
        await seat.fills('Dara', 'news.submit', { key: 'CCC', text: 'A quiet day.' });
      }),
    ],
  },
  {
    act: 'roll for a News Post',
    event: 'ActionTaken news_roll {"post":"',
    typed: [replies('Ben', 'news', 'ROLL'), slash('Chi', '/news', 'roll')],
    pressed: [presses('news.roll', (seat) => seat.presses('Dara', 'news.roll', 'N4|CCC'))],
  },
  {
    act: 'roll dice that change nothing',
    event: 'DiceRolled',
    typed: [slash('Ben', '/roll', '1D6 luck'), nomic('Finn', 'roll 1D6 luck')],
    pressed: [
      presses('ask.open', async (seat) => {
        await seat.under('Chi', 'help', 'ask.open');
        await seat.fills('Chi', 'ask.submit', { command: 'roll', words: '1D6 luck' });
      }),
    ],
  },
];

const AXIOMS = `PROPOSAL: Axioms.
\`\`\`
amend
- add_rule: Axioms
  text: A {{noun.player}} may wave at another, or claim a proof, which two others confirm.
  mechanism:
    player_fields: { proofs: 0 }
    actions:
      stumble: { needs: [ { name: sure, that: 1 / player.proofs > 0, else: No. } ], does: [ { announce: No. } ] }
      wave: { note: Wave, takes: { whom: player }, does: [ { announce: "{{player.name}} waves at {{whom.name}}." } ] }
      prove:
        note: Prove a theorem
        takes: { formula: text }
        confirmed_by: { who: player, count: 2, within: 1d }
        does: [ { change: player.proofs, by: 1 } ]
\`\`\``;

/** Three actions that only an amendment knows; one of them fails. */
async function axioms(seat: Seat): Promise<void> {
  if (seat.posts.has('axioms')) return;
  await seat.submits('axioms', 'Ben', AXIOMS);
  await seat.carries('axioms', ['Ana', 'Ben', 'Chi']);
  await seat.enacts('Ana', 'axioms');
}

async function claimed(seat: Seat): Promise<void> {
  const last = lastClaim(seat);
  await seat.table.slash('Ben', '/act', `prove formula="after ${last}"`);
  await seat.table.until(() => lastClaim(seat) !== last, 'a proof is claimed');
}

/** `K3`: the newest claim that the channel was told of. */
function lastClaim({ table }: Seat): string {
  const told = table.botMessages().findLast((words) => words.includes('claimed by'));
  return /\bK\d+/.exec(told ?? '')?.[0] ?? 'nothing';
}

/** What amended rules let people do, by the doors that every action has. */
export const AMENDED: readonly Act[] = [
  {
    act: 'take an action of an amended rule',
    event: 'ActionTaken wave {"whom":"',
    before: axioms,
    typed: [
      { by: '/act', go: ({ table }) => table.slash('Ben', '/act', `wave <@${table.id('Chi')}>`) },
      nomic('Chi', (seat) => `act wave <@${seat.table.id('Ben')}>`),
    ],
    pressed: [
      presses('act.open', async (seat) => {
        await seat.under('Dara', 'help', 'act.open', 'wave');
        await seat.fills('Dara', 'act.submit', { 'arg.whom': seat.table.id('Ben') });
      }),
      presses('act.choose', async (seat) => {
        await seat.atHome('Ana', 'act.choose', 'wave');
        await seat.fills('Ana', 'act.submit', { 'arg.whom': seat.table.id('Ben') });
      }),
    ],
  },
  {
    act: 'claim what others have to confirm',
    event: 'ClaimOpened prove',
    typed: [slash('Ben', '/act', 'prove formula="A or not A"')],
    pressed: [
      presses('act.open', async (seat) => {
        await seat.under('Ben', 'help', 'act.open', 'prove');
        await seat.fills('Ben', 'act.submit', { 'arg.formula': 'A is A' });
      }),
    ],
  },
  {
    act: 'confirm a claim',
    event: 'ClaimConfirmed',
    before: claimed,
    typed: [nomic('Chi', (seat) => `confirm ${lastClaim(seat)}`)],
    pressed: [presses('claim.confirm', (seat) => seat.presses('Dara', 'claim.confirm'))],
  },
  {
    act: 'deny a claim',
    event: 'ClaimEnded denied',
    before: claimed,
    typed: [nomic('Ana', (seat) => `deny ${lastClaim(seat)}`)],
    pressed: [presses('claim.deny', (seat) => seat.presses('Ana', 'claim.deny'))],
  },
];
