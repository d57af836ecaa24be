import { expect, test } from 'vitest';
import { picture } from '../testing/picture.ts';
import { card, reader, standing, tally } from '../testing/sample.ts';
import { complaintsAbout } from '../testing/validate.ts';
import { cardMessage } from './card.ts';

const grounds = [{ saying: ['Only on weekends.'], cite: { rule: 'resolution', par: 2 } }];
const enough = { enact: true, forNeeded: 0, ripensAt: null, tally: tally({ for: ['U0ANA', 'U0BEN'] }) };
const drawn = (bars: { may: string[]; barred: string[] }) => {
  const message = cardMessage(
    card({ standing: standing({ ...enough, bars: { ...bars, grounds } }) }),
    reader,
  );
  expect(complaintsAbout(message)).toEqual([]);
  return picture(message);
};

test('a matter that nobody may resolve says why and offers no Enact', () => {
  const text = drawn({ may: [], barred: ['U0ANA', 'U0BEN'] });
  expect(text).toContain('Nobody may resolve it now: Only on weekends. (rule 1.6.2)');
  expect(text).toContain('Can be resolved now: no (rule 1.6.2).');
  expect(text).not.toMatch(/may be enacted now|\[ Enact/);
});

test('a matter that some may resolve names them, or those who may not, whoever are fewer', () => {
  const few = drawn({ may: ['U0BEN'], barred: ['U0ANA', 'U0CHI'] });
  expect(few).toContain('[ Enact P7');
  expect(few).toContain('Only Ben may resolve it now: Only on weekends. (rule 1.6.2)');
  expect(few).toContain('Only Ben may press Enact');
  const most = drawn({ may: ['U0BEN', 'U0CHI'], barred: ['U0ANA'] });
  expect(most).toContain('Any player but Ana may press Enact');
});
