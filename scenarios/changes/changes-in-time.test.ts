import { afterAll, beforeAll } from 'vitest';
import { SEATING_MS, sit } from '../harness.ts';
import type { Table } from '../table.ts';
import { FIVE, playIn } from './nomic.ts';
import './days.ts';
import './weeks.ts';

/** Those that let days pass, in which every game of the workspace tells its dice; so the longest come last. */
let house: Table;
beforeAll(async () => {
  house = await sit({ mode: 'socket', people: FIVE, setup: null });
  playIn(house);
}, SEATING_MS);
afterAll(() => house?.leave());
