import { afterAll, beforeAll } from 'vitest';
import { SEATING_MS, sit } from '../harness.ts';
import type { Table } from '../table.ts';
import { FIVE, playIn } from './nomic.ts';
import './acts.ts';
import './matters.ts';

/** All in one workspace: seating people costs more than a change of the rules. */
let house: Table;
beforeAll(async () => {
  house = await sit({ mode: 'socket', people: FIVE, setup: null });
  playIn(house);
}, SEATING_MS);
afterAll(() => house?.leave());
