import { expect, test } from 'vitest';
import type { Message } from '../compose.ts';
import { picture } from '../testing/picture.ts';
import { at, cited, reader } from '../testing/sample.ts';
import { complaintsAbout } from '../testing/validate.ts';
import type { ClaimView } from '../views.ts';
import { achievedMessage } from './achieved.ts';
import { claimEnded, claimMessage } from './claim.ts';

const draw = (message: Message) => {
  expect(complaintsAbout(message)).toEqual([]);
  return picture(message);
};

const claim: ClaimView = {
  action: 'prove',
  note: 'Prove a theorem',
  id: 'K1',
  by: 'U0BEN',
  at: at('13:20'),
  fields: [{ name: 'formula', type: 'text', value: 'A or <B> & C' }],
  words: 'see &lt;the post&gt;',
  state: 'open',
  who: 'player',
  confirmers: [],
  left: 2,
  untilMs: at('13:20', 5),
  emperor: 'U0ANA',
  cite: cited('money', 2),
};

test('a claim says what is claimed, whose word it waits for and how to give it', () => {
  expect(draw(claimMessage(claim, reader))).toMatchInlineSnapshot(`
    "*K1 Prove a theorem* · claimed by Ben · 3 Feb 13:20 UTC
    formula *A or <B> & C*
    "see <the post>"
    Nothing is done before 2 players other than Ben confirm it (rule 2.2.2); it waits until 5 Feb 13:20 UTC.
    [ Confirm ] [ Deny ]
      · By text: \`/nomic confirm K1\`. Ana denies it, and Ben withdraws it, with \`/nomic deny K1\`."
  `);
});

test('it says who has confirmed it and how many more have to', () => {
  const view = { ...claim, confirmers: ['U0CHI'], left: 1, words: null };
  expect(draw(claimMessage(view, reader))).toContain(
    'Confirmed by Chi. Nothing is done before 1 more player other than Ben confirms it',
  );
  expect(draw(claimMessage({ ...claim, who: 'emperor', left: 1 }, reader))).toContain(
    'before the Emperor confirms it',
  );
});

test('a claim that ended has no buttons, and says how it ended', () => {
  const ended = (state: ClaimView['state']) => {
    const message = claimMessage({ ...claim, state, confirmers: ['U0CHI', 'U0DARA'] }, reader);
    expect(message.blocks.some((block) => block.type === 'actions')).toBe(false);
    return draw(message).split('\n').at(-1);
  };
  expect(ended('done')).toContain('*Confirmed* by Chi, Dara and carried out.');
  expect(ended('denied')).toContain('*Denied* by the Emperor: nothing comes of it (rule 2.2.2).');
  expect(ended('withdrawn')).toContain('*Withdrawn* by Ben');
  expect(draw(claimEnded({ ...claim, state: 'expired' }, reader))).toContain(
    'K1 by Ben: *Not confirmed in time*',
  );
});

test('who has achieved victory is told with the rule, and with what declares it', () => {
  const view = {
    person: 'U0CHI',
    note: 'Five points',
    cite: cited('money', 2),
    declares: { kind: 'dov', opens: 'DECLARATION OF VICTORY:' },
    at: at('13:20'),
    event: 430,
  };
  expect(draw(achievedMessage(view, reader))).toMatchInlineSnapshot(`
    "*Chi has achieved victory*: Five points (rule 2.2.2).
    It is won once a Declaration of Victory is enacted: Chi posts one that starts \`DECLARATION OF VICTORY:\`.
    [ Declaration of Victory… ]
      · 3 Feb 13:20 UTC · event 430"
  `);
  expect(draw(achievedMessage({ ...view, note: '', declares: null }, reader))).not.toContain('posts');
});
