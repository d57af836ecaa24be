import type { InspectorEntry } from '../../protocol.ts';

export interface Headline {
  readonly arrow: string;
  readonly name: string;
  readonly outcome: string;
  readonly tone: 'good' | 'bad' | 'waiting' | 'plain';
}

const STATES = {
  waiting: ['waiting for ack', 'waiting'],
  acked: ['acked', 'good'],
  timed_out: ['no ack in 3 s', 'bad'],
  failed: ['failed', 'bad'],
  undelivered: ['not delivered', 'bad'],
} as const;

/** One line on an entry: which way it went, what it was, how it ended. Never colour alone. */
export function headline(entry: InspectorEntry): Headline {
  switch (entry.kind) {
    case 'envelope': {
      const [words, tone] = STATES[entry.state];
      const time = entry.ackMs === undefined ? '' : ` ${Math.round(entry.ackMs)} ms`;
      const retry = entry.attempt > 0 ? ` (retry ${entry.attempt})` : '';
      return { arrow: '→ app', name: entry.name + retry, outcome: words + time, tone };
    }
    case 'call': {
      const error = errorOf(entry.answer);
      const bad = error !== null || entry.status >= 400;
      const outcome = `${error ?? (bad ? `HTTP ${entry.status}` : 'ok')} ${Math.round(entry.ms)} ms`;
      return { arrow: 'app →', name: entry.method, outcome, tone: bad ? 'bad' : 'good' };
    }
    case 'connection':
      return {
        arrow: 'socket',
        name: entry.what,
        outcome: `${entry.sockets} open`,
        tone: entry.sockets ? 'plain' : 'bad',
      };
    case 'note':
      return { arrow: 'note', name: entry.text, outcome: '', tone: entry.level === 'warn' ? 'bad' : 'plain' };
  }
}

function errorOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('ok' in answer) || answer.ok !== false) return null;
  return 'error' in answer ? String(answer.error) : 'not ok';
}

/** What stands behind an entry, part by part, for reading. */
export function details(entry: InspectorEntry): [title: string, value: unknown][] {
  switch (entry.kind) {
    case 'envelope': {
      const ack: [string, unknown][] =
        entry.ackPayload === undefined ? [] : [['Answer in the ack', entry.ackPayload]];
      return [[`Payload, envelope ${entry.envelopeId}`, entry.payload], ...ack];
    }
    case 'call':
      return [
        ['Arguments', entry.args],
        [`Answer, HTTP ${entry.status}${entry.fault ? `, ${entry.fault}` : ''}`, entry.answer],
      ];
    case 'connection':
    case 'note':
      return [];
  }
}

export function searchable(entry: InspectorEntry): string {
  return JSON.stringify(entry).toLowerCase();
}
