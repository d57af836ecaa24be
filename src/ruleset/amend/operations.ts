import type { Place, Source, Step } from '../mechanism.ts';
import type { Scope } from '../types.ts';

/** No rule has this id: what an amendment's own steps do stands on the matter that carries it. */
export const AMENDMENT = 'this-amendment';

/** One thing an amendment does. `at` is its place in the author's block; values are looked up there. */
export type Operation = { readonly at: Place } & (
  | { readonly op: 'set_parameter'; readonly parameter: string }
  | { readonly op: 'add_to' | 'take_from'; readonly parameter: string; readonly item: string }
  | { readonly op: 'edit_text'; readonly rule: string; readonly replace: string; readonly with: string }
  | { readonly op: 'append_text'; readonly rule: string; readonly text: string }
  | {
      readonly op: 'add_rule';
      readonly title: string;
      readonly text: string;
      readonly to: Scope | null;
      readonly after: string | null;
    }
  | { readonly op: 'replace_rule'; readonly rule: string; readonly text: string | null }
  | { readonly op: 'repeal_rule'; readonly rule: string }
  | { readonly op: 'rename_rule'; readonly rule: string; readonly to: string }
  | {
      readonly op: 'edit_mechanism';
      readonly rule: string;
      readonly path: readonly string[];
      readonly how: 'put' | 'append' | 'before' | 'after' | 'delete';
    }
  | { readonly op: 'rename'; readonly noun: string; readonly to: string; readonly plural: string | null }
  | { readonly op: 'do'; readonly steps: readonly Step[] }
  | {
      readonly op: 'if';
      readonly test: Source;
      readonly then: readonly Operation[];
      readonly else: readonly Operation[];
    }
  | { readonly op: 'adopt'; readonly name: string }
  /** The amendment is itself a whole document. */
  | { readonly op: 'adopt_document'; readonly markdown: string }
);

export type OperationOf<W extends Operation['op']> = Extract<Operation, { readonly op: W }>;

/** Every operation, those under conditions included. */
export function allOf(operations: readonly Operation[]): readonly Operation[] {
  return operations.flatMap((one) =>
    one.op === 'if' ? [one, ...allOf(one.then), ...allOf(one.else)] : [one],
  );
}
