import { expect, test } from 'vitest';
import { seated } from '../../referee/trial/table.ts';
import { join, propose } from '../../referee/trial/words.ts';
import { effects } from './people.ts';

test('who joins moves what is undecided, and nothing is said of what stays decided', () => {
  const table = seated({ people: ['ann', 'bo', 'cy'] });
  table.does('bo', propose('Trends')).does('cy', propose('Doubloons'));
  table.votes('P1', { for: 'ann bo cy' }).votes('P2', { for: 'cy' });
  const before = table.game;
  table.does('dee', join);
  expect(effects(before, table.game, table.now)).toMatchObject([{ matter: 'P2', was: null, is: null }]);
});
