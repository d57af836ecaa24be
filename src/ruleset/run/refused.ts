import type { CompiledTrigger } from '../compile/machine.ts';
import type { Saying } from '../types.ts';
import { calledOf, partOf } from './consequence.ts';
import { failure } from './judge.ts';
import type { Run } from './run.ts';

/** Stands at the mark of a thing for which a trigger's condition holds and whose steps were refused. */
const REFUSED = 'refused';

/** Things for which a trigger could not be done in one settlement: each is tried once in every one, and told of the first time. */
export class Refused {
  readonly #tried = new Set<string>();
  readonly #told = new Map<CompiledTrigger, { readonly key: string; readonly why: Saying; more: number }>();

  /** Whether it has not been done for this thing yet, and not been tried in this settlement. */
  isDue(run: Run, mark: string): boolean {
    const cell = run.table.get(mark);
    return cell === undefined || (cell === REFUSED && !this.#tried.has(mark));
  }

  note(run: Run, trigger: CompiledTrigger, key: string, why: Saying): void {
    const mark = `true/${trigger.name}/${key}`;
    this.#tried.add(mark);
    if (run.table.has(mark)) return;
    run.table.put(mark, REFUSED, trigger.home.rule);
    const told = this.#told.get(trigger);
    if (told) told.more += 1;
    else this.#told.set(trigger, { key, why, more: 0 });
  }

  tell(run: Run): void {
    for (const [trigger, { key, why, more }] of this.#told) {
      const { rule } = trigger.home;
      const what: Saying = [
        trigger.on === 'player' ? { player: key } : key,
        more > 0 ? ` and ${more} more` : '',
      ];
      const saying = [
        `: ${calledOf(trigger)} was undone for `,
        ...what,
        ': ',
        ...why,
        '. It is tried again after every event.',
      ];
      run.notices.push(failure(rule, partOf(trigger), { rule }, ...saying));
    }
  }
}
