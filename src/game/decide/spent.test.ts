import { describe, expect, test } from 'vitest';
import { shipped, withRule } from '../../referee/trial/law.ts';
import { seated, type Table, table } from '../../referee/trial/table.ts';
import {
  act,
  adjust,
  carrying,
  enact,
  propose,
  raise,
  record,
  strikeOut,
} from '../../referee/trial/words.ts';
import { rollsOf } from '../strike/acts.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];

const passed = (...amendment: string[]) => {
  const game = table(...PEOPLE).does(
    'bo',
    amendment.length > 0 ? carrying(propose(), ...amendment) : propose(),
  );
  return game.votes('P1', { for: 'ann bo cy' });
};
/** Number and faces of everything that fell, in the order of the log. */
const fallen = (game: Table) => rollsOf({ events: game.log }).map(({ n, faces }) => [n, ...faces]);

const PEEK = [
  '- do:',
  '    - { roll: 1D5-3, as: first }',
  '    - { roll: 1D10, as: second }',
  '    - { ensure: false, else: "Would be {{first}} and {{second}}." }',
].join('\n');

const wheel = withRule(
  shipped,
  'Wheel',
  `globals: { oiled: false }
actions:
  oil: { does: [ { set: oiled, to: true } ] }
  turn: { does: [ { roll: 1D6+3, as: n, label: '"luck"' }, { ensure: oiled, else: "It sticks." }, { change: player.cash, by: n } ] }
  spin:
    takes: { guess: { type: integer, min: 1, max: 6 } }
    does:
      - { roll: 1D6, as: n }
      - { ensure: n == guess, else: "It was {{n}}." }
      - { change: player.cash, by: 5 }
  swear:
    confirmed_by: { who: player }
    does:
      - { roll: 1D6, as: n }
      - { ensure: n == 6, else: "It was {{n}}." }`,
);
const atTheWheel = () => seated({ people: PEOPLE, law: wheel });
const spin = (guess: number) => act('spin', { guess });

describe('FN-S10 · dice that fell for what was then refused stay thrown, for all to see', () => {
  test('a record by hand shows nobody the next throws', () => {
    const game = passed().does('dee', enact('P1')).lay(2, 8, 4, 5, 6, 1, 2, 3, 4, 5, 6);
    game.refuses('bo', record('P1', PEEK), 'Would be -1 and 8');
    expect(game.last).toMatchObject({
      by: 'bo',
      fact: {
        type: 'DiceSpent',
        on: ['a record by hand on ', { matter: 'P1' }],
        rolls: [
          { dice: '1D5', faces: [2], n: 0 },
          { dice: '1D10', faces: [8], n: 1 },
        ],
      },
    });
    game.does('cy', adjust);
    expect(fallen(game).map(([n]) => n)).toEqual([0, 1, 2, 3, 4]);
  });

  test('an act that is refused by what it threw is no rehearsal of the next one', () => {
    const game = atTheWheel().lay(6, 2, 6);
    game.refuses('bo', spin(1), 'It was 6').refuses('bo', spin(6), 'It was 2').does('bo', spin(6));
    expect(fallen(game)).toEqual([
      [0, 6],
      [1, 2],
      [2, 6],
    ]);
    expect(game.log.filter(({ fact }) => fact.type === 'DiceSpent').map(({ by }) => by)).toEqual([
      'bo',
      'bo',
    ]);
  });

  test('a claim that its last confirmation cannot carry out has thrown, and waits on', () => {
    const game = atTheWheel().does('bo', act('swear')).lay(3, 6);
    game.refuses('cy', { do: 'confirm', claim: 'K1' }, 'It was 3');
    expect(game.last).toMatchObject({ by: 'cy', fact: { type: 'DiceSpent', on: ['what K1 claims'] } });
    game.does('cy', { do: 'confirm', claim: 'K1' });
    expect(fallen(game)).toEqual([
      [0, 3],
      [1, 6],
    ]);
  });

  test('an amendment that throws and does not fit has thrown', () => {
    const game = passed(PEEK).lay(2, 8, 4, 5, 6, 1, 2, 3, 4, 5, 6).does('dee', enact('P1'));
    expect(game.last.fact).toMatchObject({
      type: 'MatterResolved',
      amended: { applied: false },
      rolls: [
        { faces: [2], n: 0 },
        { faces: [8], n: 1 },
      ],
    });
    game.does('cy', adjust);
    expect(fallen(game).map(([n]) => n)).toEqual([0, 1, 2, 3, 4]);
  });

  test('FN-L6 · judged again without what let it through, an act is refused though its dice fell', () => {
    const game = atTheWheel().does('ann', act('oil'));
    const oiled = game.last.seq;
    game
      .lay(4)
      .does('bo', act('turn'))
      .does('eve', raise(`Strike E${oiled} and what followed.`));
    game.votes('C1', { for: 'bo cy dee' }).does('dee', enact('C1'));
    game.does('cy', strikeOut(oiled, 'C1', 'followed'));
    expect(game.last.fact).toMatchObject({ type: 'EventStruck', refused: [oiled + 1] });
    expect([game.value('global/oiled'), game.value('player/bo/cash')]).toEqual([false, 1_000_000]);
  });

  test('a refusal before any dice fell spends none', () => {
    const game = atTheWheel();
    const before = game.log.length;
    game.refuses('bo', spin(7));
    expect(game.log).toHaveLength(before);
  });
});
