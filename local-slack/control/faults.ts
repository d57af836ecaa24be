import type { PostOffice } from '../delivery/post-office.ts';
import type { CallHook, CallMoment, Faults } from '../faults.ts';
import { Refusal } from '../workspace/world.ts';

/** The lines to the app that can be cut. */
export interface Lines {
  refresh(): void;
  offline(): void;
  online(): void;
}

export interface FaultsParts {
  faults: Faults;
  office: PostOffice;
  lines: Lines;
  enforceTiers: (on: boolean) => void;
}

type Cleared = () => void;

/** Things to go wrong. Those that return a function stop when it is called. `method` may be `*`. */
export interface FaultControl {
  /** Answers with this HTTP status and does nothing, `times` times or until cleared. */
  status(method: string, status: number, more?: { retryAfterSecs?: number; times?: number }): Cleared;
  /** Carries the call out, then answers 500 or never. */
  loseAnswer(method: string, how: 'status500' | 'timeout', times?: number): Cleared;
  delay(method: string, ms: number, times?: number): Cleared;
  /** Carries the call out at once, and answers late: others may see what came of it before the app knows. */
  delayAnswer(method: string, ms: number, times?: number): Cleared;
  /** Every next delivery of an event is sent twice. */
  duplicate(times?: number): Cleared;
  /** The app's acks do not arrive. */
  dropAcks(times?: number): Cleared;
  /** A file with alt text is completed but never shared, as Slack has done. */
  stopShare(times?: number): Cleared;
  /** Sends an event again, same event_id; by default the last one. */
  redeliver(which?: string | ((event: Record<string, unknown>) => boolean)): Promise<void>;
  /** Asks every socket to reconnect. */
  disconnect(): void;
  /** Slack cannot be reached: sockets are cut, calls fail. */
  goOffline(): void;
  comeBack(): void;
  pauseDeliveries(): void;
  /** `order` gives the places of the n that were held in the order in which they are to go out. */
  resumeDeliveries(order?: (n: number) => readonly number[]): void;
  /** From now on calls beyond Slack's published limits are answered 429, or no longer. */
  enforceTiers(on: boolean): void;
  /** Runs before or after each call is carried out, and is awaited: the place to kill the app. */
  onCall(method: string, moment: CallMoment, hook: CallHook): Cleared;
  clear(): void;
}

const left = (times: number | undefined): number | null => times ?? null;

export function newFaultControl({ faults, office, lines, enforceTiers }: FaultsParts): FaultControl {
  return {
    status: (method, status, { retryAfterSecs, times } = {}) =>
      faults.add({
        kind: 'status',
        method,
        left: left(times),
        says: `${method} answers ${status}`,
        status,
        ...(retryAfterSecs === undefined ? {} : { retryAfterSecs }),
      }),
    loseAnswer: (method, how, times) =>
      faults.add({
        kind: 'loseAnswer',
        method,
        left: left(times),
        says: `${method} is done, but the answer is lost`,
        how,
      }),
    delay: (method, ms, times) =>
      faults.add({ kind: 'delay', method, left: left(times), says: `${method} takes ${ms} ms longer`, ms }),
    delayAnswer: (method, ms, times) =>
      faults.add({ kind: 'lateAnswer', method, left: left(times), says: `${method} is answered late`, ms }),
    duplicate: (times) =>
      faults.add({ kind: 'duplicate', method: '*', left: left(times), says: 'Events are delivered twice' }),
    dropAcks: (times) =>
      faults.add({ kind: 'dropAck', method: '*', left: left(times), says: 'Acks are lost' }),
    stopShare: (times) =>
      faults.add({
        kind: 'stopShare',
        method: '*',
        left: left(times),
        says: 'Files with alt text are not shared',
      }),
    redeliver: (which) => redeliver(office, which),
    disconnect: () => lines.refresh(),
    goOffline: () => lines.offline(),
    comeBack: () => lines.online(),
    pauseDeliveries: () => office.pause(),
    resumeDeliveries: (order) => office.resume(order),
    enforceTiers,
    onCall: (method, moment, hook) => faults.onCall(method, moment, hook),
    clear: () => faults.clear(),
  };
}

async function redeliver(
  office: PostOffice,
  which?: string | ((event: Record<string, unknown>) => boolean),
): Promise<void> {
  const chosen = office.sent.findLast(({ eventId, payload }) => {
    if (which === undefined) return true;
    return typeof which === 'string' ? eventId === which : which(payload.event as Record<string, unknown>);
  });
  if (chosen === undefined) throw new Refusal('no_such_event');
  await office.redeliver(chosen);
}
