import { expect, test } from 'vitest';
import { parseDocument, type YAMLMap } from 'yaml';
import { walk } from './path.ts';

const BLOCK = `
actions:
  adjust:
    does:
      - name: sweep
        each: stock
        in: stocks
        do:
          - { name: roll, call: roll_for }
          - name: maybe
            if: stock.price == 0
            then: [ { name: gone, remove: stock } ]
            else: [ { name: kept, change: noma, by: 1 } ]
    tags: [ market ]`;

const to = (path: string) => {
  const found = walk(parseDocument(BLOCK).contents as YAMLMap, path.split('.'), 'Markets');
  if (!found.ok) return found.saying;
  return found.spot.in === 'list' ? found.spot.index : found.spot.key;
};

test('a step is found by its name at whatever depth, and the path goes on from there', () => {
  expect(to('actions.adjust.does.sweep')).toBe(0);
  expect(to('actions.adjust.does.gone')).toBe(0);
  expect(to('actions.adjust.does.maybe')).toBe(1);
  expect(to('actions.adjust.does.kept.by')).toBe('by');
  expect(to('actions.adjust.does.sweep.do.1.then.gone')).toBe(0);
  expect(to('actions.adjust.tags.market')).toBe(0);
});

test('a name that is not there is told with the names that are', () => {
  expect(to('actions.adjust.does.mabye')).toBe(
    'Markets.actions.adjust.does has no item mabye; did you mean maybe?',
  );
  expect(to('actions.adjust.does.7')).toBe(
    'Markets.actions.adjust.does has no item 7: it has 1, 0 to 0; named: sweep, roll, maybe, gone, kept',
  );
});
