import { expect, test } from 'vitest';
import { previewDraft } from '../../game/preview.ts';
import { seated } from '../../referee/trial/table.ts';
import type { PreviewView } from '../render/views.ts';
import { draftView } from './preview.ts';

const shows = (source: string): PreviewView => {
  const { game, now: at, log } = seated({ people: ['ann', 'bo', 'cy'] });
  const view = draftView({ game, at }, source, previewDraft(game, { source, shelf: new Map() }, at, log));
  if (!('diff' in view)) throw new Error(JSON.stringify(view.faults));
  return view;
};

test('FN-L4 · clauses left to people are shown as they will read, holes filled by the law and the values after', () => {
  const { byHand } = shows(`- add_rule: Gifts
  text: Gifts are given.
  mechanism:
    parameters: { gift_wait: 2d }
    globals: { gifts: 3 }
    by_hand: [ "The {{noun.players}} thank within {{gift_wait}} for {{gifts}} gifts." ]
- do: [ { set: gifts, to: 4 } ]`);
  expect(byHand).toEqual([{ title: 'Gifts', clauses: ['The players thank within 2 days for 4 gifts.'] }]);
});
