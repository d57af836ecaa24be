import { compile } from '../compile/compile.ts';
import type { Program, Saying } from '../types.ts';

/** The end of a round takes all its rules or none: what of the core cannot stand without them keeps every one in force. */
export function outlasting(before: Program, after: Program): Saying[] {
  const fault = withoutRound(after);
  if (fault === null || withoutRound(before) !== null) return [];
  const { rule, saying } = fault;
  const head: Saying = rule === null ? ['The core rules need'] : ['The core rule ', { rule }, ' needs'];
  return [
    [
      ...head,
      ` something of the rules of the round (without them, ${saying.replace(GUESS, '')}): when the round ends, all of its rules would stay in force.`,
    ],
  ];
}

/** What word was meant is no question here: the one that stands there goes. */
const GUESS = /(?:; did you mean |; a text is written |\. If it is a text, )[^;]*$/;

function withoutRound({ rules }: Program) {
  const core = rules.filter(({ scope }) => scope === 'core');
  if (core.length === rules.length) return null;
  const compiled = compile(core);
  return compiled.ok ? null : (compiled.faults[0] ?? null);
}
