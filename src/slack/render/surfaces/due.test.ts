import { expect, it } from 'vitest';
import type { Message } from '../compose.ts';
import { picture } from '../testing/picture.ts';
import { at, cited, reader } from '../testing/sample.ts';
import { complaintsAbout } from '../testing/validate.ts';
import type { DueView } from '../views/due.ts';
import { dueMessage } from './due.ts';
import { failedMessage } from './failed.ts';

const draw = (message: Message | null) => {
  expect(message && complaintsAbout(message)).toEqual([]);
  return message && picture(message);
};

const tide: DueView = {
  of: 'schedule',
  name: 'high_tide',
  words: 'every 6h, when moon > 2',
  at: at('12:00'),
  event: 7,
  cite: cited('trading'),
  rolls: [],
  changes: [],
  said: [['Water & wind at ', { amount: 3 }, '.']],
  notices: [],
  shapes: { relations: new Map(), types: new Map(), plurals: new Map() },
};

it('says what happened by itself, and by which words of the rules', () => {
  expect(draw(dueMessage(tide, reader))).toBe(
    '*High tide* · by itself · 12:00:00 UTC\nWater & wind at 3.\n  · every 6h, when moon > 2 · rule 2.4 · event 7',
  );
  expect(draw(dueMessage({ ...tide, of: 'call', name: 'hatch', words: null }, reader))).toMatch(
    '*Hatch* · put off until now · 12:00:00 UTC\n',
  );
});

it('says what changed, whatever else it says', () => {
  const changes = [{ path: 'global/moon', from: 2, to: 3, rule: 'trading' }];
  expect(draw(dueMessage({ ...tide, changes }, reader))).toMatch('Water & wind at 3.\nmoon 2 → 3\n');
});

it('says why a rule cannot lapse', () => {
  const notices = [{ rule: 'trading', saying: ['Tides would lapse, and stays.'] }];
  const view = { ...tide, of: 'lapse', name: 'Tides', words: 'after 2d', said: [], notices } as const;
  expect(draw(dueMessage(view, reader))).toMatch(
    '*Tides cannot lapse* · 12:00:00 UTC\nTides would lapse, and stays. (rule 2.4)',
  );
});

it('says nothing where there is nothing to see', () => {
  expect(dueMessage({ ...tide, said: [] }, reader)).toBe(null);
});

it('however often one rule failed, its repair is offered once', () => {
  const notices = ['trading', 'stocks', 'trading'].map((rule) => ({
    rule,
    saying: ['It broke'],
    broke: 'x',
  }));
  const drawn = draw(failedMessage({ notices, event: 5 }, reader)) ?? '';
  expect(drawn.match(/\/nomic amend repair [\d.]+/g)).toEqual([
    '/nomic amend repair 2.4',
    '/nomic amend repair 2.3',
  ]);
});
