import { expect, test } from 'vitest';
import { matter } from '../../game/matters.ts';
import { amended } from '../../referee/trial/law.ts';
import { seated } from '../../referee/trial/table.ts';
import { propose } from '../../referee/trial/words.ts';
import { docketLine, isOver } from '../render/docket-words.ts';
import { voteForm } from '../render/forms/vote.ts';
import { cardMessage } from '../render/surfaces/card.ts';
import { card, reader } from '../render/testing/sample.ts';
import { standingView } from './docket.ts';
import { voteFormView } from './forms-vote.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const BARS = '!matter.killed && !matter.vetoed && (matter.for_votes * 2 > size(players)';
const saving = amended([
  BARS,
  '!matter.killed && ((matter.vetoed ? matter.for_votes * 3 >= size(players) * 2 : matter.for_votes * 2 > size(players))',
]);
const noted = (set: ReturnType<typeof seated>) =>
  JSON.stringify(voteForm(voteFormView(set.game, matter(set.game, 'P1')!, 'ann', set.now), reader));

test('FN-V5 · a veto that votes can overcome leaves no word that the matter can only be failed', () => {
  const set = seated({ people: PEOPLE, law: saving }).does('bo', propose());
  expect(noted(set)).toContain('Final: it cannot be taken back');
  set.votes('P1', { veto: 'ann', for: 'bo cy dee' });
  const standing = standingView(set.game, matter(set.game, 'P1')!, set.now);
  const final = { how: 'vetoed', by: 'ann', at: set.now, cite: null } as const;
  const view = card({ standing: { ...standing, fail: false }, final });
  expect(isOver(view)).toBe(false);
  const said = JSON.stringify(cardMessage(view, reader));
  expect(said).not.toMatch(/only be failed|Voting on it is over/);
  expect(said).toContain('1 more FOR enacts');
  expect(JSON.stringify(docketLine(view, '1'))).toMatch(/vetoed by .*1 more FOR enacts/);
});

test('FN-V5 · under the shipped law it can', () => {
  const set = seated({ people: PEOPLE }).does('bo', propose());
  expect(noted(set)).toContain('can then only be failed');
  set.votes('P1', { veto: 'ann', for: 'bo cy dee eve' });
  const standing = standingView(set.game, matter(set.game, 'P1')!, set.now);
  const view = card({ standing, final: { how: 'vetoed', by: 'ann', at: set.now, cite: null } });
  expect(isOver(view)).toBe(true);
  expect(JSON.stringify(cardMessage(view, reader))).toContain('can only be failed');
});
