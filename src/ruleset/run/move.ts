import { didYouMean } from '../names.ts';
import type { ActionSpec, Cell, Definition, Ground, Move, Saying } from '../types.ts';
import { accept, isBaseType } from '../values.ts';
import { ground } from './refusal.ts';
import type { Run } from './run.ts';

export interface Arguments {
  readonly args: ReadonlyMap<string, Cell | null>;
  readonly grounds: readonly Ground[];
}

/** What was typed, through the door: every complaint at once, unknown arguments too. */
export function readArguments(run: Run, spec: ActionSpec, typed: Move['args']): Arguments {
  const args = new Map<string, Cell | null>();
  const grounds: Ground[] = [];
  const refuse = (...saying: Saying) => grounds.push(ground(spec.rule, saying, spec.par));
  for (const definition of spec.takes) {
    const raw = Object.hasOwn(typed, definition.name) ? typed[definition.name] : undefined;
    const accepted = accept(definition, sought(run, definition, raw), run.exists);
    if (accepted.ok) args.set(definition.name, accepted.cell);
    else refuse(...complaint(run, definition, raw, accepted.saying));
  }
  const names = spec.takes.map((one) => one.name);
  for (const name of Object.keys(typed)) {
    if (names.includes(name)) continue;
    const known = names.length === 0 ? 'nothing' : names.join(', ');
    refuse(`${spec.name.replaceAll('_', ' ')} takes ${known}, no ${name}${didYouMean(name, names) || '.'}`);
  }
  return { args, grounds };
}

/** A number typed for a reference is the key of a numbered thing. */
function sought(run: Run, { type }: Definition, raw: unknown): unknown {
  if (isBaseType(type) || typeof raw !== 'string') return raw;
  return run.exists(type, raw.trim()) ? raw.trim() : raw;
}

function complaint(run: Run, definition: Definition, raw: unknown, saying: string): Saying {
  if (raw === undefined || isBaseType(definition.type)) return [`${sentence(saying)}.`];
  const kind = definition.type.replaceAll('_', ' ');
  const keys = run.table.keys(definition.type);
  const word = String(raw);
  if (definition.type === 'player') {
    const labels = keys.map((id) => run.label(id));
    const name = word.replace(/^@/, '').toLowerCase();
    if (labels.some((label) => label.toLowerCase() === name))
      return [`${word} is only a word here: type @ and choose the person from the list that opens.`];
    const meant = didYouMean(word, labels);
    return [`Nobody called ${word} has played here${meant || '.'}`];
  }
  // Numbers are not misspelt: the nearest one is another thing.
  const meant = run.program.kinds.get(definition.type)?.numbered ? '' : didYouMean(word, keys);
  if (meant !== '') return [`There is no ${kind} ${word}${meant}`];
  const some = keys.slice(0, 20).join(', ');
  return [`There is no ${kind} ${word}; ${keys.length === 0 ? 'there is none at all' : `there is ${some}`}.`];
}

function sentence(clause: string): string {
  return clause.charAt(0).toUpperCase() + clause.slice(1).replaceAll('_', ' ');
}
