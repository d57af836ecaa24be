import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mayResolve, maySubmit, prose } from './engine.ts';
import { amended, type Lawful } from './testing/amended.ts';
import { plain } from './testing/plain.ts';
import { facts } from './testing/stage.ts';

const law = [
  readFileSync('rulesets/core.md', 'utf8'),
  readFileSync('rulesets/stock-market.md', 'utf8'),
] as const;

/** No number, dice, sign or right of the law lives anywhere but in its text. */
const LAW: readonly Lawful[] = [
  [
    'the Emperor may not declare victory',
    '  - { who: emperor, may_not: submit, what: [ dov ], par: 1 }\n',
    '',
    (g) => grounds(maySubmit(g.program, g.world, 'ann', 'dov')),
    ['official_entries_and_votable_matters', 'expanded_powers'],
    ['official_entries_and_votable_matters'],
  ],
  [
    'who may make a DoV',
    'who: subject',
    'who: player',
    (g) => maySubmit(g.program, g.world, 'ann', 'dov').map((one) => one.rule),
    ['official_entries_and_votable_matters', 'expanded_powers'],
    ['expanded_powers'],
  ],
  [
    'any player resolves',
    '  - { who: player, may: resolve, what: [ proposal, cfj ], par: 3 }\n',
    '',
    (g) => mayResolve(g.program, g.world, 'bo', facts({ kind: 'proposal' })).length,
    0,
    1,
  ],
  [
    'anyone resolves a DoV',
    '    what: [ dov ]\n',
    '    what: [ cfj ]\n',
    (g) => mayResolve(g.program, g.world, 'bo', facts({ kind: 'dov' })).length,
    0,
    1,
  ],
  [
    'signs of FOR',
    '":heavy_check_mark:"',
    '":rocket:"',
    (g) => g.program.votes.for.includes(':rocket:'),
    false,
    true,
  ],
  ['words of VETO', 'veto: [ veto,', 'veto: [ forbid,', (g) => g.program.votes.veto[0], 'veto', 'forbid'],
  [
    'opening words',
    'opens: "PROPOSAL:"',
    'opens: "MOTION:"',
    (g) => g.program.matters.get('proposal')?.opens,
    'PROPOSAL:',
    'MOTION:',
  ],
  [
    'self_kill',
    'self_kill: true',
    'self_kill: false',
    (g) => g.program.matters.get('proposal')?.selfKill,
    true,
    false,
  ],
  [
    'needs_emperor',
    'needs_emperor: true\n    par: { opens: 2',
    'needs_emperor: false\n    par: { opens: 2',
    (g) => g.program.matters.get('proposal')?.needsEmperor,
    true,
    false,
  ],
  ['freezes', 'freezes: true', 'freezes: false', (g) => g.program.matters.get('dov')?.freezes, true, false],
  [
    'nouns',
    'emperor: Emperor',
    'emperor: Host',
    (g) => g.frozen ?? plain(prose(g.program, g.world, 'roster')[0]!).slice(0, 9),
    'The Emper',
    'The Host ',
  ],
  [
    'while_frozen',
    'note: "Become an {{noun.observer}}"\n    while_frozen: true',
    'note: "Become an {{noun.observer}}"\n    while_frozen: false',
    (g) => {
      g.frozen = { rule: 'x', saying: [] };
      return g.tries('bo', 'leave').lawful;
    },
    true,
    false,
  ],
];

test.each(LAW)('%s is law, not program', (_, from, to, ask, before, after) => {
  expect(ask(amended(law))).toEqual(before);
  expect(ask(amended(law, [from, to]))).toEqual(after);
});

function grounds(found: readonly { readonly rule: string }[]): string[] {
  return found.map(({ rule }) => rule);
}

test('FN-L2 · prose prints the numbers of the law, so that each stands once', () => {
  const game = amended(law, ['proposal_slots: 2', 'proposal_slots: 4'], ['player: player', 'player: trader']);
  const text = prose(game.program, game.world, 'official_entries_and_votable_matters').map(plain).join('\n');
  expect(text).toContain('Any trader with fewer than 4 Proposals pending');
});

test('FN-S9 · FN-M5 · FN-R6 · FN-S11 · duties and tracker name their rules', () => {
  const { program } = amended(law);
  expect([...program.duties]).toEqual([
    ['keep_roster_pinned', { rule: 'roster', par: 1 }],
    ['pin_pending_matters', { rule: 'expanded_powers', par: 2 }],
    ['broadcast_resolutions', { rule: 'expanded_powers', par: 4 }],
  ]);
  expect(program.tracker?.rule).toBe('money');
  expect(program.titles).toEqual({
    votes: 'votes',
    criteria: 'resolution',
    players: 'players',
    emperor: 'emperors_and_rounds',
    strikes: 'ruleset_and_gamestate',
    contest: 'ruleset_and_gamestate',
    victory: 'victory_and_ascension',
    par: {
      vote: 1,
      deferential: 2,
      final: 3,
      enact: 2,
      fail: 3,
      queue: 4,
      closed: 6,
      strike: 6,
      strikers: 7,
      contest: 5,
      wish: 4,
    },
  });
  expect(program.actions.get('adjust')).toMatchObject({
    rolls: true,
    limits: [{ times: 1, per: 'game', window: 'rolling' }],
  });
  expect(program.actions.get('buy')?.rolls).toBe(false);
});

test('FN-L4 · a rule of text only is accepted and refuses nothing', () => {
  const game = amended(law, ['## Roster\n', '## Songs\n\nOn Mondays everybody sings.\n\n## Roster\n']);
  game.does('bo', 'buy', { stock: 'LOW' });
  expect(prose(game.program, game.world, 'songs').map(plain)).toEqual(['On Mondays everybody sings.']);
});
