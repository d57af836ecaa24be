import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Drawing } from '../src/charts/drawing.ts';
import { Painter } from '../src/charts/painter.ts';
import { NO_COURSE } from '../src/game/course/course.ts';
import { followed } from '../src/game/course/follow.ts';
import type { GameEvent } from '../src/game/types.ts';

const LINES = 12;
const INSTANTS = 240;
const PAINTED = 5;
const START = Date.parse('2021-02-03T12:00:00Z');
const HOUR_MS = 3_600_000;

/** As much as one picture ever holds. */
const full: Drawing = {
  title: 'As much as one picture ever holds',
  key: 'A market adjustment',
  from: START,
  to: START + INSTANTS * HOUR_MS,
  lines: Array.from({ length: LINES }, (_, i) => ({
    label: `SYM${i}`,
    points: Array.from({ length: INSTANTS }, (_, n) => [
      START + n * HOUR_MS,
      100 + i * 10 + ((n * 7_919) % 31),
    ]),
  })),
  marks: Array.from({ length: INSTANTS }, (_, n) => ({ at: START + n * HOUR_MS, label: `A${n}` })),
};

/** What following a log costs, painting the largest chart, and how long anything else has to wait meanwhile. */
export async function reportCharts(
  events: readonly GameEvent[],
  report: (what: string, ms: number) => void,
): Promise<void> {
  const from = performance.now();
  followed(NO_COURSE, events);
  report(`follow every number through ${events.length} events`, performance.now() - from);
  const painter = new Painter();
  await painter.paint(full);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const begun = performance.now();
  for (let i = 0; i < PAINTED; i += 1) await painter.paint(full);
  report(`paint a chart of ${LINES} lines at ${INSTANTS} instants`, (performance.now() - begun) / PAINTED);
  delay.disable();
  report('longest that anything else waited for it', delay.max / 1e6);
  painter.close();
}
