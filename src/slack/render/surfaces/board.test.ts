import { describe, expect, it } from 'vitest';
import { picture } from '../testing/picture.ts';
import { at, cited, reader } from '../testing/sample.ts';
import { board } from '../testing/sample-board.ts';
import { complaintsAbout } from '../testing/validate.ts';
import type { FreezeView } from '../views.ts';
import { boardMessage, stateMessages } from './board.ts';
import { freezeBanner } from './freeze.ts';

const shown = boardMessage(board(), reader);

describe('the pinned gamestate', () => {
  it('FN-S9 · shows roster, things, clocks and pending matters of the round', () => {
    expect(picture(shown)).toBe(
      `## Fast Nomic · The Stock Market Round
  · Emperor: *Ana* · Players (N) *6*: 4 FOR enact, 3 AGAINST fail · Ruleset *r12* · Updated 3 Feb 14:00 UTC
*Roster*
*1.* Chi · net 1,014,620 · cash 4,120 · CHAR 4,700
*2=* Ana (Emperor, cannot win) · net 1,000,000 · cash 937,600 · ALFA 600
*2=* Dara · net 1,000,000 · cash 1,000,000
*2=* Gus · net 1,000,000 · cash 1,000,000
*5.* Ben · net 985,900 · cash 812,300 · ALFA 1,200, BRAV 800
*6.* Eli · net 966,000 · cash 600,000 · BRAV 6,000
  · Observers: Finn (may return from 4 Feb 00:00 UTC) · Net worth = cash + shares × price
*Stocks*
SYM   Price  Last   Vol     Name
ALFA    104  ▲ +2   low     Alfa Mills
BRAV     61  ▼ -7   medium  Bravo Gas
CHAR    215  ▲ +13  high    Charlie Rail
  · Other values: noma 0 (rule 2.5)
*Next adjustment* / from 14:20:05 UTC / last: #4 by Ben
*News cycle* / until 16:00 UTC / still to post: Ana, Dara, Eli, Gus
*Pending matters* (numbered ones resolve oldest first)
1. [P7 Trends] by Ben · FOR 3, AGAINST 1, DEF 1 unresolved · 1 more FOR enacts, 2 more AGAINST fail · *next in queue* · 18 h are up 4 Feb 03:12 UTC
2. [P8 Doubloons] by Chi · FOR 4, AGAINST 0 · enough to enact · waits for [P7]
– [C2 Does a roll of 0 count?] by Eli · FOR 1, AGAINST 0 · 3 more FOR enact, 3 AGAINST fail · no queue · 18 h are up 4 Feb 07:05 UTC
[ What can I do? ] [ Buy ] [ Sell ] [ Adjust the markets ] [ Post news ] [ Propose… ]
  · Event 418 · seal \`9f3ac21e\` (check: \`/nomic verify\`) · dice commitment for 3 Feb \`7be1094d\` · no buttons? type \`/nomic help\``,
    );
    expect(complaintsAbout(shown)).toEqual([]);
  });

  it('tells all of it in sentences too', () => {
    for (const fact of [
      '6 players: 4 FOR enact, 3 AGAINST fail.',
      'Tied 2 Ana (Emperor, cannot win), net 1,000,000 (cash 937,600; ALFA 600).',
      'Stock BRAV, price 61, down 7, volatility medium, name Bravo Gas.',
      'Next adjustment from 14:20:05 UTC.',
      'P8 Doubloons by Chi: FOR 4, AGAINST 0; enough to enact; waits for P7.',
    ]) {
      expect(shown.text).toContain(fact);
    }
  });

  it('FN-M4 · while play is frozen the banner comes second and the buttons shrink to one', () => {
    const frozen = board({
      freeze: {
        by: ['V1'],
        since: at('17:00'),
        allowed: ['CALL FOR JUDGEMENT:', 'DECLARATION OF VICTORY:'],
        stopped: ['PROPOSAL:'],
        paused: [{ matter: 'P7', openMs: 28_080_000, votingS: 64_800 }],
        cite: cited('entries', 4),
        ended: null,
      },
    });
    const lines = picture(boardMessage(frozen, reader)).split('\n');
    expect(lines[2]).toBe('*Play is frozen: [V1 Chi claims victory] is open.*');
    expect(lines).toContain('[ What can I do? ]');
    expect(lines).toContain('  · Paused clocks: [P7] has used 7 h 48 m of 18 h. They resume when play does.');
  });

  it('FN-M4 · the banner is edited to say which matter ended it, and whether another goes on', () => {
    const over: FreezeView = {
      by: [],
      since: at('17:00'),
      allowed: [],
      stopped: [],
      paused: [],
      cite: null,
      ended: { matter: 'V1', at: at('20:04'), outcome: 'failed' },
    };
    expect(picture(freezeBanner(over, reader))).toBe(
      'Play was frozen from 3 Feb 17:00 UTC to 3 Feb 20:04 UTC ([V1 Chi claims victory] failed). Clocks resumed.',
    );
    expect(picture(freezeBanner({ ...over, by: ['C2'] }, reader))).toContain(
      'failed). It stays frozen: [C2 Does a roll of 0 count?] is open.',
    );
  });

  it('knows no market: another round brings its own columns, words and doors', () => {
    const other = board({
      round: 'The Harbour Round',
      worth: null,
      roster: [
        {
          person: 'U0BEN',
          rank: null,
          tied: false,
          emperor: false,
          cannotWin: false,
          worth: null,
          fields: [
            { name: 'gold', type: 'integer', value: 12 },
            { name: 'asleep', type: 'flag', value: false },
          ],
          holdings: [
            { relation: 'crates', of: 'ship', key: 'Ada', amount: 3 },
            { relation: 'debts', of: 'player', key: 'U0CHI', amount: 5 },
          ],
          away: false,
        },
      ],
      tables: [
        {
          kind: 'ship',
          plural: 'ships',
          key: 'name',
          columns: [{ name: 'name', type: 'text', moves: false }],
          rows: [],
        },
      ],
      clocks: [{ action: 'sail', note: 'Set sail', cite: null, per: 'game', fromMs: null, last: null }],
      doors: [{ action: 'sail', note: 'Set sail' }],
    });
    const drawn = picture(
      boardMessage(other, { ...reader, noun: (word) => (word === 'emperor' ? 'harbourmaster' : word) }),
    );
    expect(drawn).toContain('Harbourmaster: *Ana*');
    expect(drawn).toContain('• Ben · gold 12 · asleep no · crates Ada 3, debts Chi 5');
    expect(drawn).toContain('*Ships* none yet');
    expect(drawn).toContain('*Next: sail* / now');
    expect(drawn).toContain('[ What can I do? ] [ Other actions… ] [ Propose… ]');
    expect(drawn).not.toMatch(/stock|net worth|share/i);
  });

  it('/nomic state is the same without buttons', () => {
    const [first, ...more] = stateMessages(board(), reader);
    expect(more).toEqual([]);
    expect(first?.blocks.some((block) => block.type === 'actions')).toBe(false);
    expect(first?.text).toBe(shown.text);
  });
});
