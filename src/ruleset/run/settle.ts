import type { CompiledTrigger } from '../compile/machine.ts';
import type { Frame } from '../expr/expression.ts';
import { LIMITS } from '../limits.ts';
import { NoDice } from '../types.ts';
import { back, calledOf, frameOf, here, reasonOf, subjects, switchOff } from './consequence.ts';
import { comings, type Deed, deedOf } from './deeds.ts';
import { notice } from './judge.ts';
import { Exhausted, Meter } from './meter.ts';
import { Progress } from './progress.ts';
import { Refused } from './refused.ts';
import type { Run } from './run.ts';

/** Where the effects of triggers begin, so that all of them can be taken back together. */
export interface Beginning {
  readonly changes: number;
  readonly said: number;
}

/** One settlement: all triggers to a fixpoint, each on a meter of its own. It never stops the move it follows. */
class Settlement {
  readonly run: Run;
  readonly begin: Beginning;
  readonly #meters = new Map<string, Meter>();
  readonly #fired: string[] = [];
  readonly #progress = new Progress();
  readonly #refused = new Refused();
  #seen = 0;

  constructor(run: Run) {
    this.run = run;
    this.begin = here(run);
  }

  settle(deeds: readonly Deed[]): void {
    if (!this.#follow(deeds)) return;
    do {
      if (!this.#follow(this.#comings())) return;
    } while (this.#look());
    this.#refused.tell(this.run);
  }

  /** False when the settlement was given up. */
  #follow(deeds: readonly Deed[]): boolean {
    const waiting = [...deeds];
    for (let deed = waiting.shift(); deed; deed = waiting.shift()) {
      for (const trigger of this.#of('after')) {
        if (follows(trigger, deed) && !this.#fireAfter(trigger, deed)) return false;
      }
      waiting.push(...this.#comings());
    }
    return true;
  }

  /** Who came or went since this was last asked. */
  #comings(): Deed[] {
    const { table } = this.run;
    const since = table.changes.slice(Math.min(this.#seen, table.mark()));
    this.#seen = table.mark();
    return comings(since).map((one) => deedOf(this.run, one, null));
  }

  #of(sort: CompiledTrigger['sort']): readonly CompiledTrigger[] {
    return this.run.machine.triggers.filter((trigger) => trigger.sort === sort && !this.#rests(trigger));
  }

  #rests(trigger: CompiledTrigger): boolean {
    const { run } = this;
    const tooLate = this.#isLate && run.machine.timed.has(trigger);
    return tooLate || this.#progress.rests(trigger) || run.isOff(trigger);
  }

  /** What arrives late is settled as of its own time; conditions that were looked at since do not go back to that. */
  get #isLate(): boolean {
    const { now, history } = this.run.world;
    return history !== undefined && now < history.reached;
  }

  #fireAfter(trigger: CompiledTrigger, deed: Deed): boolean {
    const frame = deed.frame(trigger.home.scope);
    let holds = true;
    const judged = this.#try(trigger, () => {
      holds = trigger.test === null || this.run.ask(trigger.test, frame) === true;
    });
    return this.#withinBounds() && (!judged || !holds || this.#fire(trigger, frame));
  }

  /** Looks at every condition of every thing; fires the first that has become true. False when none has. */
  #look(): boolean {
    let first: { readonly trigger: CompiledTrigger; readonly key: string; readonly frame: Frame } | null =
      null;
    for (const trigger of this.#of('when')) {
      for (const key of subjects(this.run, trigger)) {
        const frame = frameOf(this.run, trigger, key);
        const mark = `true/${trigger.name}/${key}`;
        let holds = false;
        const judged = this.#try(trigger, () => {
          holds = this.run.ask(trigger.test!, frame) === true;
        });
        if (!this.#withinBounds()) return false;
        if (!judged) break;
        if (!holds) this.#cease(trigger, frame, mark);
        else if (first === null && this.#refused.isDue(this.run, mark)) first = { trigger, key, frame };
      }
    }
    if (first === null) return false;
    if (this.#rests(first.trigger)) return true;
    const { trigger, key, frame } = first;
    return this.#fire(trigger, frame, key);
  }

  #cease(trigger: CompiledTrigger, frame: Frame, mark: string): void {
    if (!this.run.table.has(mark)) return;
    this.run.table.put(mark, null, trigger.home.rule);
    this.#try(trigger, () => trigger.ceases?.(this.run, frame));
  }

  /** False when the settlement was given up. */
  #fire(trigger: CompiledTrigger, frame: Frame, key: string | null = null): boolean {
    const mark = key === null ? null : `true/${trigger.name}/${key}`;
    if (mark === null || !this.run.table.has(mark)) this.#fired.push(trigger.name);
    if (this.#fired.length > LIMITS.firingsPerSettlement) {
      const last = new Set(this.#fired.slice(-20));
      const names = this.run.machine.triggers.filter(({ name }) => last.has(name));
      this.#giveUp(names, `it set off more than ${LIMITS.firingsPerSettlement} consequences in one go`);
      return false;
    }
    const work = () => {
      if (mark !== null) this.run.table.put(mark, true, trigger.home.rule);
      trigger.does(this.run, frame);
    };
    if (this.#try(trigger, work, key) && key !== null) this.#progress.did(trigger, key, this.run.world.table);
    return this.#withinBounds();
  }

  /** Does a trigger's work on its own meter, for one thing or all. What errs, refuses or runs out is undone. */
  #try(trigger: CompiledTrigger, work: () => void, key: string | null = null): boolean {
    const { run } = this;
    const before = here(run);
    const rolled = run.rolls.length;
    const outer = run.meter;
    run.meter = this.#meterOf(trigger);
    run.at = trigger.home.rule;
    try {
      work();
      return true;
    } catch (error) {
      if (error instanceof NoDice) throw error;
      back(run, before);
      this.#broke(trigger, error, run.rolls.length > rolled ? null : key);
      return false;
    } finally {
      run.meter = outer;
    }
  }

  /** What is refused to one thing is no matter of the others'. Anything else switches the trigger off. */
  #broke(trigger: CompiledTrigger, error: unknown, key: string | null): void {
    if (error instanceof Exhausted && this.#progress.mayRest(trigger)) this.#rest(trigger);
    else if (error instanceof Exhausted || key === null || trigger.on === null)
      switchOff(this.run, trigger, reasonOf(error));
    else this.#refused.note(this.run, trigger, key, reasonOf(error));
  }

  #rest(trigger: CompiledTrigger): void {
    this.#progress.rest(trigger);
    const { rule } = trigger.home;
    const saying = `: ${calledOf(trigger)} takes more work than a move is given; the rest of it follows with the next event.`;
    this.run.notices.push(notice(rule, { rule }, saying));
  }

  #meterOf({ name }: CompiledTrigger): Meter {
    const known = this.#meters.get(name);
    if (known) return known;
    const made = new Meter(LIMITS.workPerTrigger);
    this.#meters.set(name, made);
    return made;
  }

  #withinBounds(): boolean {
    let spent = 0;
    let costliest: string | null = null;
    for (const [name, meter] of this.#meters) {
      spent += meter.spent;
      if (costliest === null || meter.spent > this.#meters.get(costliest)!.spent) costliest = name;
    }
    if (spent <= LIMITS.workPerSettlement) return true;
    const trigger = this.run.machine.triggers.filter(({ name }) => name === costliest);
    this.#giveUp(trigger, 'all consequences together took more work than a move is given');
    return false;
  }

  #giveUp(triggers: readonly CompiledTrigger[], why: string): void {
    back(this.run, this.begin);
    for (const trigger of triggers) switchOff(this.run, trigger, [why]);
  }
}

function follows({ name, after, of }: CompiledTrigger, { what, kind, known }: Deed): boolean {
  return after === what && (of === null || of === kind) && (known === null || known.has(name));
}

export function settleRun(run: Run, deeds: readonly Deed[] = []): void {
  new Settlement(run).settle(deeds);
}
