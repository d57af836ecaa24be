import { expect, test } from 'vitest';
import { table } from '../referee/trial/table.ts';
import { carrying, contest, declare, enact, propose, record } from '../referee/trial/words.ts';
import { lawIn } from './evolve.ts';
import { versionsOf } from './versions.ts';

test('FN-L1 · every version of the law says by which event it came, and on what that stood', () => {
  const game = table('ann', 'bo', 'cy').does(
    'bo',
    carrying(propose(), '- { set_parameter: idle_after, to: 3d }'),
    propose(),
  );
  for (const id of ['P1', 'P2']) game.votes(id, { for: 'ann bo' }).does('cy', enact(id));
  game.does('cy', record('P2', '- { set_parameter: idle_after, to: 4d }'));
  const { seq } = game.last;
  game.does('bo', contest(seq), declare()).votes('V1', { for: 'ann cy' }).does('cy', enact('V1'));
  expect(versionsOf(game.game).map(({ on }) => on)).toEqual(['found', 'P1', `E${seq}`, `E${seq}`, 'V1']);
  const held = game.log.filter(({ fact }) => lawIn(fact) !== null).map(({ seq: event }) => event);
  expect(versionsOf(game.game).map(({ event }) => event)).toEqual(held);
  expect(versionsOf(game.game).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
});
