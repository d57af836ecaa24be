import { expect, test } from 'vitest';
import type { Command } from '../../game/commands.ts';
import { seated } from '../../referee/trial/table.ts';
import { buy, demote } from '../../referee/trial/words.ts';
import { splitWords } from '../read/words.ts';
import { readAct } from './read-act.ts';
import { wordsOf } from './words-of.ts';

const { game, now } = seated({ people: ['U0ANN', 'U0BO'] });

test('an act that was pressed can be asked about in words, and they are read as the same act', () => {
  const commands: readonly Command[] = [
    buy(5, 'AAA'),
    demote('U0BO'),
    { do: 'act', move: { action: 'adjust', args: {} } },
    { do: 'contest', record: 12, reason: 'asked' },
    { do: 'wish', wish: 'stop' },
    { do: 'confirm', claim: 'K1' },
    { do: 'vote', matter: 'P1', vote: 'veto', signal: { id: 'question', way: 'command' } },
  ];
  for (const command of commands) {
    const words = splitWords(wordsOf(game, command) ?? '');
    const read = readAct({ game, by: 'U0BO', at: now, words, call: () => [] });
    if (read.is === 'unclear') throw new Error(read.saying.join(''));
    const asked = read.question.is === 'do' ? JSON.stringify(read.question.command) : '';
    expect(JSON.parse(asked.replace(/"(\d+)"/g, '$1'))).toEqual(command);
  }
});

test('an action that is shut is told of without what it would be done with', () => {
  const words = splitWords('act ascend');
  const read = readAct({ game, by: 'U0BO', at: now, words, call: () => [] });
  expect(read).toMatchObject({ question: { is: 'open', action: 'ascend' } });
  const open = readAct({ game, by: 'U0BO', at: now, words: splitWords('act buy'), call: () => [] });
  expect(open).toMatchObject({ is: 'unclear' });
});

test('what a person wrote is carried in no button', () => {
  expect(wordsOf(game, { do: 'roll', dice: '1D6', label: '<!channel>' })).toBeNull();
  expect(wordsOf(game, { do: 'act', move: { action: 'ascend', args: { words: 'Sea' } } })).toBeNull();
});
