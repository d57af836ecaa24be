import { capitalised } from '../expr/vocabulary.ts';
import { LIMITS } from '../limits.ts';
import type { KindDecl } from '../mechanism.ts';
import { isKey, quoted } from '../names.ts';
import type { Definition } from '../types.ts';
import { accept } from '../values.ts';
import { Refusal } from './refusal.ts';
import { isFull, TOO_MANY } from './room.ts';
import type { Run } from './run.ts';
import { spoken } from './spoken.ts';
import { fieldTarget, raw, type Target, write } from './write.ts';

/** Whether the things of a kind count themselves: their key is plain text and nobody need give one. */
export function isNumbered(kind: KindDecl): boolean {
  const identity = kind.fields.find((field) => field.name === kind.key);
  return identity !== undefined && identity.type === 'text' && identity.pattern === undefined;
}

/** Makes a thing; fields not given take their default. Gives its key. */
export function create(run: Run, name: string, given: ReadonlyMap<string, unknown>, rule: string): string {
  const kind = run.machine.words.kinds.get(name);
  if (!kind) throw new Error(`there is no kind ${name} any more`);
  const numbered = isNumbered(kind);
  const most = numbered ? LIMITS.thingsPerNumberedKind : LIMITS.thingsPerKind;
  if (run.table.keys(name).length >= most) {
    throw new Refusal(rule, [`There are ${most} ${spoken(kind.plural)} already, which is the most.`]);
  }
  if (isFull(run)) throw new Refusal(rule, [`${capitalised(TOO_MANY)}.`]);
  const key = given.has(kind.key) ? givenKey(run, kind, given.get(kind.key), rule) : nextKey(run, kind, rule);
  run.table.put(`is/${name}/${key}`, true, rule);
  for (const definition of kind.fields) {
    const target = fieldTarget(name, key, definition);
    if (definition.name === kind.key) run.table.put(target.path, key, rule);
    else
      write(
        run,
        target,
        given.has(definition.name) ? given.get(definition.name) : startOf(definition, target, rule),
        rule,
      );
  }
  return key;
}

function startOf(definition: Definition, target: Target, rule: string): unknown {
  if (definition.default !== undefined) return definition.default;
  if (definition.optional) return null;
  throw new Refusal(rule, [`${spoken(definition.name)}${target.after} has to be given.`]);
}

function givenKey(run: Run, kind: KindDecl, value: unknown, rule: string): string {
  const identity = kind.fields.find((field) => field.name === kind.key)!;
  const accepted = accept(identity, raw(value), run.exists);
  if (!accepted.ok) throw new Refusal(rule, [`The ${accepted.saying}.`]);
  const key = String(accepted.cell);
  if (!isKey(key)) {
    throw new Refusal(rule, [
      `${spoken(kind.key)} ${quoted(key)} cannot name a ${spoken(kind.name)}: use 1 to 40 letters, digits, - and _.`,
    ]);
  }
  if (run.exists(kind.name, key))
    throw new Refusal(rule, [`There is already a ${spoken(kind.name)} ${key}.`]);
  return key;
}

function nextKey(run: Run, kind: KindDecl, rule: string): string {
  if (!isNumbered(kind)) throw new Refusal(rule, [`A ${spoken(kind.name)} needs a ${spoken(kind.key)}.`]);
  let next = Number(run.table.get(`next/${kind.name}`) ?? 1);
  while (run.exists(kind.name, String(next))) next += 1;
  run.table.put(`next/${kind.name}`, next + 1, rule);
  return String(next);
}
