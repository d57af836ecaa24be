import type { Snapshot, Ts } from '../../protocol.ts';

/** Where one person is looking. */
export interface Place {
  readonly channel: string;
  readonly side: Side | null;
  /** The message to scroll to and flash; `n` tells two jumps to one message apart. */
  readonly flash: { readonly ts: Ts; readonly n: number } | null;
  readonly drawer: boolean;
}

export type Side =
  | { readonly kind: 'thread'; readonly channel: string; readonly root: Ts }
  | { readonly kind: 'pins' | 'people' | 'inspector' | 'honesty' };

export type Step =
  | { readonly go: string }
  | { readonly side: Side | null }
  | { readonly jump: { readonly channel: string; readonly ts: Ts; readonly thread?: Ts } }
  | { readonly drawer: boolean };

export function walk(place: Place, step: Step): Place {
  if ('go' in step) {
    const keeps = place.side?.kind === 'inspector' || place.side?.kind === 'honesty';
    return { channel: step.go, side: keeps ? place.side : null, flash: null, drawer: false };
  }
  if ('side' in step) return { ...place, side: step.side, drawer: false };
  if ('drawer' in step) return { ...place, drawer: step.drawer };
  const { channel, ts, thread } = step.jump;
  const side = thread ? { kind: 'thread' as const, channel, root: thread } : place.side;
  return { channel, side, flash: { ts, n: (place.flash?.n ?? 0) + 1 }, drawer: false };
}

/** The first public channel the person is in, by age: the one a workspace was made for. */
export function firstPlace(snapshot: Snapshot): Place {
  const mine = Object.values(snapshot.channels)
    .filter((channel) => channel.members.includes(snapshot.me) && channel.kind !== 'im' && !channel.archived)
    .sort((one, other) => one.createdMs - other.createdMs || one.name.localeCompare(other.name));
  return { channel: mine[0]?.id ?? '', side: null, flash: null, drawer: false };
}
