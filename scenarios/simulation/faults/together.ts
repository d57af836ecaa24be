import type { Mode } from '../../harness.ts';
import type { Body } from '../bot/life.ts';
import type { FaultKind, Planned, Striking } from './fault.ts';

/** A fault at work, and before which act it ends. */
export interface Lasting {
  readonly kind: FaultKind;
  readonly until: number;
  readonly striking: Striking;
}

export const isDeath = (kind: FaultKind) => kind === 'kill' || kind === 'drop' || kind === 'tear';

/**
 * Two of the same, or two deaths, cannot be told apart; nor can a life begin while somebody else holds its books, or a
 * second copy of the app connect while what it asks of Slack would fail in place of what the bot asks.
 */
export function clashes(lasting: FaultKind, coming: FaultKind): boolean {
  const heldUp = (kind: FaultKind) => kind === 'hold' || kind === 'reorder';
  const isOfCalls = (kind: FaultKind) => kind === 'limited' || kind === 'failing' || kind === 'lost';
  return (
    lasting === coming ||
    (isDeath(lasting) && (isDeath(coming) || coming === 'locked')) ||
    (heldUp(lasting) && heldUp(coming)) ||
    (isOfCalls(lasting) && coming === 'crowd')
  );
}

/** What has to be over before a death, since the next life may begin at once. */
export function mustEnd(lasting: FaultKind, coming: FaultKind): boolean {
  return lasting === 'locked' && isDeath(coming);
}

/**
 * What the bot had better run in: the next that dies by a kill must be a process, the one dropped a thread. Node aborts
 * as a whole when a thread ends within its HTTP parser, so a bot that serves HTTP and is to die is always a process.
 */
export function bodyFor(coming: readonly Planned[], mode: Mode): Body {
  const next = coming.find(({ kind }) =>
    mode === 'http' ? isDeath(kind) : kind === 'kill' || kind === 'drop',
  );
  return next !== undefined && (mode === 'http' || next.kind === 'kill') ? 'process' : 'thread';
}
