import { describe, expect, it } from 'vitest';
import { picture } from '../testing/picture.ts';
import { cited, reader } from '../testing/sample.ts';
import { complaintsAbout } from '../testing/validate.ts';
import { noteMessage } from './note.ts';
import { refusalMessage } from './refusal.ts';
import { whichMessage } from './which.ts';

describe('short answers', () => {
  it('S25 · which stock a News Post is about is asked by buttons that Slack accepts', () => {
    const message = whichMessage({ keys: ['CHAR', 'BRAV'], post: '' }, reader);
    expect(complaintsAbout(message)).toEqual([]);
    expect(picture(message)).toContain('[ CHAR ]');
    expect(picture(message)).toContain('[ BRAV ]');
  });

  it('what can be typed is shown so that it can be copied', () => {
    const { text, blocks } = noteMessage([['Type `/nomic rules`, or `/act`'], ['A lone ` stays']], reader);
    expect(text).toBe('Type /nomic rules, or /act. A lone ` stays.');
    expect(JSON.stringify(blocks)).toContain('Type `/nomic rules`, or `/act`.');
  });

  it('what no rule says is refused without the name of a rule', () => {
    const grounds = [{ rule: 'referee', saying: ['There is no matter P9.'] }];
    const view = { act: ['enact P9.'], grounds, quotes: [], version: 3, how: null, nearest: null };
    expect(refusalMessage(view, reader).text).toBe(
      'Not done: enact P9. There is no matter P9. Nothing changed. Think this reading is wrong? Post CALL FOR JUDGEMENT: ….',
    );
    const ruled = { ...view, grounds: [{ ...cited('votes', 1), saying: ['Not now.'] }] };
    expect(refusalMessage(ruled, reader).text).toContain('Not now (rule 1.5.1).');
  });
});

it('whoever may is told how to play', () => {
  const grounds = [{ ...cited('trading', 1), saying: ['Finn is not a player here.'] }];
  const how = ['To become a player, post JOIN or type `/nomic join`'];
  const view = { act: ['buy 1 CHAR.'], grounds, quotes: [], version: 3, how, nearest: null };
  expect(refusalMessage(view, reader).text).toBe(
    'Not done: buy 1 CHAR. Finn is not a player here (rule 2.4.1). To become a player, post JOIN or type /nomic join. Nothing changed. Think this reading is wrong? Post CALL FOR JUDGEMENT: ….',
  );
});

it('a rule of several paragraphs that is cited whole is named, not quoted by its first', () => {
  const grounds = [{ ...cited('victory'), saying: ['Not between two rounds.'] }];
  const quotes = [{ ...cited('victory'), text: '' }];
  const view = { act: ['say STOP.'], grounds, quotes, version: 3, how: null, nearest: null };
  const { text, blocks } = refusalMessage(view, reader);
  expect(text).toBe(
    'Not done: say STOP. Not between two rounds. Rule 1.7 Victory and Ascension, r3. Nothing changed. Think this reading is wrong? Post CALL FOR JUDGEMENT: ….',
  );
  expect(JSON.stringify(blocks)).not.toContain('> ');
});
