import type { Budget } from '../budget.ts';
import type { Clock } from '../ports.ts';
import type { Item } from './bodies.ts';
import { type Slots, slotOf } from './slots.ts';

const methods: Readonly<Record<Item['sort'], string>> = {
  post: 'chat.postMessage',
  dm: 'chat.postMessage',
  file: 'files.completeUploadExternal',
  edit: 'chat.update',
  redraw: 'chat.update',
  delete: 'chat.delete',
  ephemeral: 'chat.postEphemeral',
  respond: 'response_url',
  pin: 'pins.add',
  unpin: 'pins.remove',
  home: 'views.publish',
  react: 'reactions.add',
  unreact: 'reactions.remove',
};
/** Slack's second, and what a call may take longer than the one before it. */
const POST_GAP_MS = 1100;
/** However many messages a burst changes, no more edits than this in any stretch of that length. */
const EDITS_AT_MOST = 5;
const EDITS_WITHIN_MS = 3000;

/** Says when an item may go: by its method's budget, one post a second in a channel, and the pace of edits. */
export class Turnstile {
  private readonly clock: Clock;
  private readonly budget: Budget;
  private readonly slots: Slots;
  private readonly openFrom = new Map<string, number>();
  /** When the newest edits went through, by lane. */
  private readonly edits = new Map<string, number[]>();
  private shutUntil = 0;

  constructor(parts: { readonly clock: Clock; readonly budget: Budget; readonly slots: Slots }) {
    this.clock = parts.clock;
    this.budget = parts.budget;
    this.slots = parts.slots;
  }

  /** From when on, epoch ms by the clock. In a hurry edits need not keep their pace. */
  opensAt(item: Item, hurry = false): number {
    const slot = slotOf(item);
    return Math.max(
      this.shutUntil,
      this.budget.readyAt(methods[item.sort]),
      this.openFrom.get(roomOf(item) ?? '') ?? 0,
      slot === null || hurry ? 0 : Math.max(this.slots.readyAt(slot), this.edgeOf(item.row.lane)),
    );
  }

  /** The item goes through now. */
  pass(item: Item): void {
    this.keepBack(item, this.clock.now() + POST_GAP_MS);
    if (slotOf(item) === null) return;
    const { lane } = item.row;
    this.edits.set(lane, [...(this.edits.get(lane) ?? []), this.clock.now()].slice(-EDITS_AT_MOST));
  }

  private edgeOf(lane: string): number {
    const edits = this.edits.get(lane) ?? [];
    return edits.length < EDITS_AT_MOST ? 0 : (edits[0] ?? 0) + EDITS_WITHIN_MS;
  }

  /** No post may overtake this one, which has to wait until then. */
  keepBack(item: Item, until: number): void {
    const room = roomOf(item);
    if (room !== null) this.openFrom.set(room, Math.max(until, this.openFrom.get(room) ?? 0));
  }

  /** Nothing goes for a while. */
  shut(ms: number): void {
    this.shutUntil = this.clock.now() + ms;
  }
}

/** Where an item posts, null when it does not. */
function roomOf(item: Item): string | null {
  if (item.sort === 'post') return item.body.channel;
  return item.sort === 'dm' || item.sort === 'file' ? item.body.user : null;
}
