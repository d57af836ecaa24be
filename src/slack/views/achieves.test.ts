import { expect, test } from 'vitest';
import { previewDraft } from '../../game/preview.ts';
import { shipped, withRule } from '../../referee/trial/law.ts';
import { seated } from '../../referee/trial/table.ts';
import { previewMessage } from '../render/surfaces/preview.ts';
import { picture } from '../render/testing/picture.ts';
import { reader } from '../render/testing/sample.ts';
import { achieves } from './achieves.ts';
import { draftView } from './preview.ts';

const POINTS = `player_fields: { points: { type: integer, default: 0 } }
victory:
  - { name: five, when: player.points >= 5, note: Five points }`;
const shows = (source: string) => {
  const law = withRule(shipped, 'Points', POINTS);
  const { game, now: at, log } = seated({ people: ['ann', 'bo', 'cy'], law });
  const view = draftView({ game, at }, source, previewDraft(game, { source, shelf: new Map() }, at, log));
  if (!('diff' in view)) throw new Error(JSON.stringify(view.faults));
  return { view, drawn: picture(previewMessage(view, reader)), said: previewMessage(view, reader).text };
};

test('a win among the steps of an amendment is told in its preview', () => {
  const { view, drawn, said } = shows('- do: [ { win: player("bo") } ]');
  expect(view.achieves).toEqual([{ person: 'bo', holds: true, note: '', cite: null }]);
  expect(drawn).toContain('would have achieved victory');
  expect(said).toContain('would have achieved victory.');
  expect(drawn).not.toContain('Nothing would change');
});

test('so is a condition that its values bring about, with its rule', () => {
  const { view, drawn } = shows('- do: [ { set: player("bo").points, to: 5 } ]');
  expect(view.achieves).toEqual([
    { person: 'bo', holds: true, note: 'Five points', cite: { rule: 'points' } },
  ]);
  expect(drawn).toMatch(/would have achieved victory\* \(.*\): Five points\./);
});

test('what ends is told, what comes and goes is not', () => {
  const held = ['points', '0', 'holds', ''];
  const change = (from: typeof held | null, to: typeof held | null) =>
    ({ path: 'achieved/bo', from, to, rule: 'points' }) as const;
  expect(achieves([change(held, null)], [])).toMatchObject([{ person: 'bo', holds: false }]);
  expect(achieves([change(null, held), change(held, null)], [])).toEqual([]);
  expect(achieves([change(held, null), change(null, held)], [])).toEqual([]);
});
