import { Refusal, secret } from '../workspace/world.ts';

const LIVES_MS = 3_000;

interface Trigger {
  user: string;
  /** System time: three seconds are three seconds whatever the workspace clock shows. */
  mintedMs: number;
  used: boolean;
}

/** Leave to open a modal for one person: once, within three seconds. */
export class Triggers {
  readonly #all = new Map<string, Trigger>();

  mint(user: string): string {
    const id = `${Date.now()}.${this.#all.size + 1}.${secret()}`;
    this.#all.set(id, { user, mintedMs: Date.now(), used: false });
    return id;
  }

  /** The person it was for. @throws Refusal `invalid_trigger_id`, `exchanged_trigger_id`, `expired_trigger_id` */
  use(id: string): string {
    const trigger = this.#all.get(id);
    if (trigger === undefined) throw new Refusal('invalid_trigger_id');
    if (trigger.used) throw new Refusal('exchanged_trigger_id');
    if (Date.now() - trigger.mintedMs > LIVES_MS) throw new Refusal('expired_trigger_id');
    trigger.used = true;
    return trigger.user;
  }
}
