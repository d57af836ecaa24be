import { describe, expect, it } from 'vitest';
import type { Message } from '../compose.ts';
import { picture } from '../testing/picture.ts';
import { at, cited, doubloons, line, reader, standing, zeroRoll } from '../testing/sample.ts';
import { complaintsAbout } from '../testing/validate.ts';
import type { HelpView, RulePageView } from '../views.ts';
import { actionsMessage } from './actions.ts';
import { docketMessages, resolveAsk } from './docket.ts';
import { editedMessage } from './edited.ts';
import { helpMessages } from './help.ts';
import { portfolioMessage } from './portfolio.ts';
import { findMessages, rulePages, rulesMessages } from './rules.ts';
import { thingMessage } from './thing.ts';

const draw = (...messages: Message[]) => {
  for (const message of messages) expect(complaintsAbout(message)).toEqual([]);
  return messages.map(picture).join('\n');
};

const help: HelpView = {
  person: 'U0BEN',
  role: 'player',
  channelName: 'fast-nomic',
  emperor: false,
  votes: ['C2'],
  resolvable: [{ matter: 'P7', outcome: 'enact', standing: standing(), seq: 418 }],
  actions: [
    { action: 'buy', note: 'Buy shares', examples: ['/buy 50 CHAR'] },
    { action: 'pay_toll', note: 'Pay the toll', examples: [] },
  ],
  entries: [{ kind: 'proposal', opens: 'PROPOSAL:', slots: { left: 1, of: 2 }, freezes: false }],
  notNow: [
    { what: '/adjust', why: ['done within the hour'], fromMs: at('14:20:05'), cite: cited('adjusting', 2) },
    { what: 'Buy shares', why: ['V1 is open.'], fromMs: null, cite: cited('entries', 4) },
    { what: 'PROPOSAL:', why: ['V1 is open.'], fromMs: null, cite: cited('entries', 4) },
  ],
  playersOnly: false,
  unknown: { typed: 'porfolio', meant: 'portfolio' },
  all: null,
};

describe('help', () => {
  it('offers what is lawful now by typing and by pressing, then what is not and from when', () => {
    expect(
      draw(...helpMessages(help, reader)),
    ).toBe(`I do not know "porfolio". Did you mean \`portfolio\`? Nothing was done.
────────
*Ben, you are a player here.* What you can do now in #fast-nomic, by typing or by pressing:
• Vote on [C2 Does a roll of 0 count?]: reply FOR, AGAINST or DEFERENTIAL in its thread   [ Vote… ]
• Enact [P7 Trends]: reply \`ENACT\` in its thread   [ Enact P7 ]
• Buy shares: \`/buy 50 CHAR\`   [ Buy ]
• Pay the toll: \`/act pay_toll\`   [ Pay the toll ]
• Proposal: post a message starting \`PROPOSAL:\` (1 of 2 slots left)   [ Write one ]
*Not now*
• /adjust from 3 Feb 14:20:05 UTC (rule 2.5.2)
• Buy shares, Proposal: V1 is open (rule 1.4.4)
[ Ask or roll… ] [ Amend a rule… ]
  · Look things up: \`/nomic state\` · \`/nomic docket\` · \`/nomic rules\` · \`/nomic portfolio\` · \`/nomic can\` · \`/nomic why\` · \`/nomic log\` · \`/nomic as-of\`. Change a rule by form: \`/nomic amend\`. Everything: \`/nomic help all\``);
  });

  it('`help all` lists every command', () => {
    const all = [{ usage: '/nomic vote P7 FOR', does: 'votes' }];
    expect(draw(...helpMessages({ ...help, unknown: null, all }, reader))).toBe(
      '*Everything you can type*\n• `/nomic vote P7 FOR` · votes',
    );
  });
});

describe('the docket', () => {
  it('lists pending matters and which wait for the asker', () => {
    const view = { pending: [line(), doubloons, zeroRoll], waitingForMe: ['C2'], mine: false };
    const drawn = draw(...docketMessages(view, reader));
    expect(drawn).toContain('1. [P7 Trends] by Ben');
    expect(drawn).toContain('Waiting for your vote: [C2 Does a roll of 0 count?]');
    const mine = draw(...docketMessages({ ...view, mine: true }, reader));
    expect(mine).not.toContain('P7');
    expect(draw(...docketMessages({ pending: [], waitingForMe: [], mine: true }, reader))).toContain(
      'Nothing waits for your vote.',
    );
  });

  it('resolving without an outcome asks, and never guesses', () => {
    const lawful = standing({ enact: true, ripensAt: null });
    expect(draw(resolveAsk({ matter: 'P7', standing: lawful, seq: 418 }, reader))).toBe(
      '[P7 Trends]: FOR 3, AGAINST 1, DEF 1 unresolved of 6. Lawful: *enact*. Type `/nomic resolve P7 enact`.\n[ Enact P7 ● ]',
    );
    const not = draw(resolveAsk({ matter: 'P8', standing: doubloons.standing, seq: 418 }, reader));
    expect(not).toContain('Lawful now: neither; enough to enact, and it waits for [P7].');
  });
});

const page: RulePageView = {
  rule: 'trading',
  number: '2.4',
  title: 'Trading',
  scope: 'round',
  automation: 'automated',
  version: 12,
  byHand: [],
  paragraphs: ['Buy one share for its Price.', 'Sell one share you own.'],
  from: 1,
  actions: ['buy', 'sell'],
  previous: '2.3',
  next: '2.5',
};

describe('the rules', () => {
  it('one rule comes numbered by paragraph, with its neighbours', () => {
    expect(draw(...rulePages(page, reader))).toBe(`*2.4 Trading* · rule of the round · r12 · automated
\`2.4.1\` Buy one share for its Price.

\`2.4.2\` Sell one share you own.
  · actions: buy, sell · paragraphs 1–2 of 2 · another: \`/nomic rules\` and its number · its history: \`/nomic rules 2.4 history\`
[ Previous ] [ Next ] [ History ] [ All rules ]`);
    const hand = { ...page, automation: 'partly', byHand: ['Thanks are given in verse.'] } as const;
    expect(draw(...rulePages(hand, reader))).toContain('partly automated');
    expect(draw(...rulePages(hand, reader))).toContain('*By hand:* Thanks are given in verse.');
  });

  it('a long rule is cut between paragraphs and goes on from there', () => {
    const long = { ...page, paragraphs: Array.from({ length: 9 }, (_, i) => `${i} ${'word '.repeat(150)}`) };
    const [first] = rulePages(long, reader);
    const next = first?.blocks.find((b) => b.type === 'actions')?.elements[1];
    expect(next).toMatchObject({ action_id: 'rules.page.next', value: '2.4|4' });
    expect(first && draw(first)).toContain('paragraphs 1–3 of 9');
    const [only] = rulePages({ ...page, paragraphs: ['Words.'] }, reader);
    expect(only && draw(only)).toContain('paragraph 1 of 1');
  });

  it('FN-L4 · the table of contents marks what is by hand', () => {
    const rules = [page, { ...page, number: '2.8', title: 'Hats', automation: 'text' as const }];
    const drawn = draw(...rulesMessages({ version: 12, rules }, reader));
    expect(drawn).toContain('`2.4` Trading\n`2.8` Hats · text only, by hand');
  });

  it('a search quotes every paragraph it found', () => {
    const found = findMessages(
      { version: 12, words: 'cash', hits: [{ rule: 'money', par: 2, text: 'Everyone has Cash.' }] },
      reader,
    );
    expect(draw(...found)).toContain('*1 paragraph* of r12 with "cash"\n*2.2.2 Money*: Everyone has Cash.');
  });
});

describe('values', () => {
  it('a portfolio multiplies out', () => {
    const share = (key: string, amount: number, price: number) => ({
      relation: 'shares',
      of: 'stock',
      key,
      amount,
      price,
      paid: null,
    });
    const view = {
      person: 'U0BEN',
      mine: true,
      rank: { place: 5, tied: false, of: 6 },
      fields: [{ name: 'cash', type: 'integer', value: 801_550 }],
      holdings: [share('ALFA', 1_200, 104), share('BRAV', 800, 61)],
      worth: 985_900,
      beside: [{ name: 'hats', type: 'integer', value: 3 }],
      earned: null,
    };
    expect(draw(portfolioMessage(view, reader))).toBe(`*My portfolio* · rank 5 of 6
Cash                 801,550
ALFA  1,200 × 104 =  124,800
BRAV    800 ×  61 =   48,800
Net worth            985,900
Hats                       3
  · Somebody else: \`/nomic portfolio\` and the person.`);
  });

  it('one thing shows its moves and who has of it', () => {
    const drawn = draw(
      thingMessage(
        {
          kind: 'stock',
          key: 'CHAR',
          fields: [{ name: 'price', type: 'integer', value: 215 }],
          moves: [{ at: at('13:20:05'), from: 202, to: 215, event: 412 }],
          holders: [{ person: 'U0CHI', relation: 'shares', amount: 4_700 }],
        },
        reader,
      ),
    );
    expect(drawn).toBe(
      '*Stock CHAR* · price 215\n*Holders* Chi 4,700 shares.\n*Moves*, newest first\n3 Feb 13:20 UTC: 202 → 215 (+13) · event 412',
    );
  });

  it('the list of actions begins with what is lawful, and says what keeps one from each of the others', () => {
    const drawn = draw(
      actionsMessage(
        {
          actions: [
            { action: 'buy', note: 'Buy shares', cite: cited('trading'), grounds: [], hasObject: true },
            { action: 'sell', note: 'Sell shares', cite: cited('trading'), grounds: [], hasObject: false },
            {
              action: 'sail',
              note: 'Set sail',
              cite: cited('stocks'),
              grounds: [{ saying: ['No wind'], cite: cited('stocks', 2) }],
              hasObject: true,
            },
            {
              action: 'rest',
              note: '',
              cite: cited('stocks'),
              grounds: [{ saying: ['It is day.'], cite: cited('stocks') }],
              hasObject: true,
            },
            { action: 'row', note: 'Row', cite: cited('stocks'), grounds: [], hasObject: true },
          ],
        },
        reader,
      ),
    );
    expect(drawn).toContain(
      '• `/buy` Buy shares (rule 2.4): lawful now\n• `/act row` Row (rule 2.3): lawful now\n• `/sell` Sell shares (rule 2.4): not now: there is nothing you could do it to\n• `/act sail` Set sail (rule 2.3): not now. No wind (rule 2.3.2).\n• `/act rest` (rule 2.3): not now. It is day.',
    );
  });
});

describe('an edit after posting', () => {
  it('S37 · shows the lines that changed and that the first text stands', () => {
    const view = {
      matter: 'P7',
      votes: 2,
      seal: '41c07d',
      before: 'one\na roll of 0\nthree',
      after: 'one\na roll below 1\nthree',
      by: 'U0BEN',
      selfKill: true,
    };
    const drawn = draw(editedMessage(view, reader));
    expect(drawn).toContain(
      '*[P7 Trends] was edited after 2 votes.* The text as first posted stands (seal `41c07d`)',
    );
    expect(drawn).toContain('- a roll of 0\n+ a roll below 1');
    expect(draw(editedMessage({ ...view, after: null }, reader))).toContain(
      '*The post of [P7 Trends] was deleted* by Ben.',
    );
  });
});
