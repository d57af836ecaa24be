import type { Logger, webApi } from '@slack/bolt';
import { Painter } from '../../charts/painter.ts';
import type { Store } from '../../store/store.ts';
import type { Budget } from '../connect/budget.ts';
import { asker } from '../connect/look/ask.ts';
import type { Clock } from '../connect/ports.ts';
import { caller } from '../connect/send/call.ts';
import type { Charts } from './charts.ts';
import { Courses } from './courses.ts';
import { Pictures } from './pictures.ts';

interface Parts {
  readonly store: Store;
  readonly client: webApi.WebClient;
  readonly budget: Budget;
  readonly clock: Clock;
  readonly log: Logger;
}

export function openCharts({ store, client, budget, clock, log }: Parts): Charts {
  const painter = new Painter();
  const hands = { ask: asker(client, budget, clock), call: caller(client, budget), budget };
  return {
    courses: new Courses(store),
    pictures: new Pictures({ store, hands, painter, log }),
    close: () => painter.close(),
  };
}
