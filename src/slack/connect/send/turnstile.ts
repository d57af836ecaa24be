import type { Budget } from '../budget.ts';
import type { Clock } from '../ports.ts';
import type { Item } from './bodies.ts';
import { type Slots, slotOf } from './slots.ts';

const methods: Readonly<Record<Item['sort'], string>> = {
  post: 'chat.postMessage',
  dm: 'chat.postMessage',
  edit: 'chat.update',
  redraw: 'chat.update',
  delete: 'chat.delete',
  ephemeral: 'chat.postEphemeral',
  respond: 'response_url',
  pin: 'pins.add',
  unpin: 'pins.remove',
  react: 'reactions.add',
  unreact: 'reactions.remove',
};
const POST_GAP_MS = 1000;

/** Says when an item may go: by its method's budget, one post a second in a channel, and the pace of edits. */
export class Turnstile {
  private readonly clock: Clock;
  private readonly budget: Budget;
  private readonly slots: Slots;
  private readonly postedAt = new Map<string, number>();
  private shutUntil = 0;

  constructor(parts: { readonly clock: Clock; readonly budget: Budget; readonly slots: Slots }) {
    this.clock = parts.clock;
    this.budget = parts.budget;
    this.slots = parts.slots;
  }

  /** Epoch ms by the clock; not after now means at once. In a hurry edits need not keep their pace. */
  opensAt(item: Item, hurry = false): number {
    const slot = slotOf(item);
    const gap =
      item.sort === 'post' ? (this.postedAt.get(item.body.channel) ?? Number.NEGATIVE_INFINITY) : null;
    return Math.max(
      this.shutUntil,
      this.budget.readyAt(methods[item.sort]),
      gap === null ? 0 : gap + POST_GAP_MS,
      slot === null || hurry ? 0 : this.slots.readyAt(slot),
    );
  }

  /** The item goes through now. */
  pass(item: Item): void {
    if (item.sort === 'post') this.postedAt.set(item.body.channel, this.clock.now());
  }

  /** Nothing goes for a while. */
  shut(ms: number): void {
    this.shutUntil = this.clock.now() + ms;
  }
}
