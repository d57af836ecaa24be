import { rulesBack } from '../game/decide/hand/reverse.ts';
import { recordAt, type Undo, undoOf } from '../game/decide/hand/undo.ts';
import { matter } from '../game/matters.ts';
import { belongs } from '../game/strike/acts.ts';
import type { EventStruck, Game, GameEvent } from '../game/types.ts';
import type { Rule } from '../ruleset/types.ts';

/** What each act made of the law: a strike of it alone takes just that back. */
export class LawSteps {
  readonly #undo = new Map<number, Undo['rules']>();
  #act: GameEvent[] = [];
  /** The rules as the act met them, once it has changed any. */
  #before: readonly Rule[] | null = null;

  /** Every event in turn. */
  follow(event: GameEvent): void {
    if (this.#act.length > 0 && belongs(event, this.#act)) {
      this.#act.push(event);
      return;
    }
    this.#act = [event];
    this.#before = null;
  }

  /** The event that was followed last put other rules in force. */
  changed(before: readonly Rule[], after: readonly Rule[]): void {
    this.#before ??= before;
    const { rules } = undoOf({ rules: this.#before }, { rules: after }, []);
    this.#undo.set(this.#act[0]?.seq ?? 0, rules);
  }

  /** The rules without what the act that begins with this event made of them. */
  without(event: number, standing: readonly Rule[]): readonly Rule[] {
    return rulesBack(standing, { values: [], rules: this.#undo.get(event) ?? [] }).rules;
  }
}

/** What is wrong with that on which an event was struck: an enacted matter that names it, or the striker's own record. */
export function orderFault(game: Game, by: string, { order, struck }: EventStruck): string | null {
  if (order === null)
    return recordAt(game, struck)?.by === by
      ? null
      : `strikes E${struck} without an order, which is no record of ${by}`;
  const subject = matter(game, order);
  if (subject?.state !== 'enacted') return `strikes on the order of ${order}, which is not enacted`;
  const names = new RegExp(`(?<!\\d)0*${struck}(?!\\d)`).test(subject.text);
  return names ? null : `strikes E${struck} on the order of ${order}, which does not name it`;
}
