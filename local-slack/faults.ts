import type { ActiveFault } from './protocol.ts';

export type FaultKind =
  | 'status'
  | 'loseAnswer'
  | 'delay'
  | 'lateAnswer'
  | 'duplicate'
  | 'dropAck'
  | 'stopShare';

export interface Fault {
  id: number;
  kind: FaultKind;
  /** A Web API method, or `*` for every one. */
  method: string;
  /** How often it still strikes; null until cleared. */
  left: number | null;
  says: string;
  status?: number;
  retryAfterSecs?: number;
  how?: 'status500' | 'timeout';
  ms?: number;
}

export type CallMoment = 'before' | 'after';
export interface SeenCall {
  method: string;
  args: Record<string, unknown>;
  answer?: unknown;
}
export type CallHook = (call: SeenCall) => void | Promise<void>;

/** What is to go wrong, set by tests and by the page. */
export class Faults {
  readonly #touched: () => void;
  #active: Fault[] = [];
  #hooks: { method: string; moment: CallMoment; hook: CallHook }[] = [];
  #last = 0;

  constructor(touched: () => void) {
    this.#touched = touched;
  }

  add(fault: Omit<Fault, 'id'>): () => void {
    this.#last += 1;
    const added = { ...fault, id: this.#last };
    this.#active.push(added);
    this.#touched();
    return () => this.clear(added.id);
  }

  /** The fault that strikes now, used up by once. */
  strikes(kind: FaultKind, method: string): Fault | undefined {
    const hit = this.#active.find((it) => it.kind === kind && (it.method === '*' || it.method === method));
    if (hit === undefined) return undefined;
    if (hit.left !== null) {
      hit.left -= 1;
      if (hit.left <= 0) this.clear(hit.id);
    }
    return hit;
  }

  clear(id?: number): void {
    this.#active = id === undefined ? [] : this.#active.filter((it) => it.id !== id);
    this.#touched();
  }

  list(): ActiveFault[] {
    return this.#active.map(({ id, says, left }) => ({ id, says, left }));
  }

  /** Runs `hook` before or after each call of `method` is carried out. Returns how to stop it. */
  onCall(method: string, moment: CallMoment, hook: CallHook): () => void {
    const kept = { method, moment, hook };
    this.#hooks.push(kept);
    return () => {
      this.#hooks = this.#hooks.filter((it) => it !== kept);
    };
  }

  async tell(moment: CallMoment, call: SeenCall): Promise<void> {
    for (const it of [...this.#hooks]) {
      if (it.moment === moment && (it.method === '*' || it.method === call.method)) await it.hook(call);
    }
  }
}
