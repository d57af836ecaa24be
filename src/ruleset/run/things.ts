import { LIMITS } from '../limits.ts';
import type { KindDecl } from '../mechanism.ts';
import { isKey, quoted } from '../names.ts';
import type { Definition } from '../types.ts';
import { accept } from '../values.ts';
import { Refusal } from './refusal.ts';
import type { Run } from './run.ts';
import { fieldTarget, globalTarget, raw, type Target, unset, write } from './write.ts';

const words = (name: string): string => name.replaceAll('_', ' ');

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
    throw new Refusal(rule, [`There are ${most} ${words(kind.plural)} already, which is the most.`]);
  }
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
  throw new Refusal(rule, [`${words(definition.name)}${target.after} has to be given.`]);
}

function givenKey(run: Run, kind: KindDecl, value: unknown, rule: string): string {
  const identity = kind.fields.find((field) => field.name === kind.key)!;
  const accepted = accept(identity, raw(value), run.exists);
  if (!accepted.ok) throw new Refusal(rule, [`The ${accepted.saying}.`]);
  const key = String(accepted.cell);
  if (!isKey(key)) {
    throw new Refusal(rule, [
      `${words(kind.key)} ${quoted(key)} cannot name a ${words(kind.name)}: use 1 to 40 letters, digits, - and _.`,
    ]);
  }
  if (run.exists(kind.name, key)) throw new Refusal(rule, [`There is already a ${words(kind.name)} ${key}.`]);
  return key;
}

function nextKey(run: Run, kind: KindDecl, rule: string): string {
  if (!isNumbered(kind)) throw new Refusal(rule, [`A ${words(kind.name)} needs a ${words(kind.key)}.`]);
  let next = Number(run.table.get(`next/${kind.name}`) ?? 1);
  while (run.exists(kind.name, String(next))) next += 1;
  run.table.put(`next/${kind.name}`, next + 1, rule);
  return String(next);
}

/** Takes a thing out of the game: references to it are unset, its rows, fields and marks go. */
export function remove(run: Run, kind: string, key: string, rule: string): void {
  if (key === '' || !run.exists(kind, key))
    throw new Error(`${key === '' ? 'what is not set' : key} is no ${words(kind)} to remove`);
  forget(run, kind, key, rule);
  run.table.put(`is/${kind}/${key}`, null, rule);
  dropRows(run, kind, key, rule);
  for (const path of run.table.under(`${kind}/${key}/`)) run.table.put(path, null, rule);
  for (const trigger of run.machine.triggers) {
    if (trigger.on === kind) run.table.put(`true/${trigger.name}/${key}`, null, rule);
  }
}

function forget(run: Run, kind: string, key: string, rule: string): void {
  for (const target of references(run, kind)) {
    if (run.table.get(target.path) !== key) continue;
    if (target.definition.optional) unset(run, target, rule);
    else {
      const name = words(target.definition.name);
      throw new Refusal(rule, [
        ...target.before,
        `${name}${target.after} is still ${key}, so ${key} cannot be removed.`,
      ]);
    }
  }
}

/** Every cell that may refer to a thing of this kind. */
function references(run: Run, kind: string): Target[] {
  const { kinds, playerFields, globals } = run.machine.words;
  const refers = (definition: Definition): boolean => definition.type === kind;
  const holders = [...kinds.values()].map(({ name, fields }) => ({ name, fields }));
  holders.push({ name: 'player', fields: [...playerFields.values()] });
  const found = [...globals.values()].filter(refers).map(globalTarget);
  for (const { name, fields } of holders) {
    for (const field of fields.filter(refers)) {
      const keys = run.table.keys(name);
      run.meter.charge(keys.length);
      for (const key of keys) found.push(fieldTarget(name, key, field));
    }
  }
  return found;
}

/** Rows of relations that have this thing (or player) on either side. */
export function dropRows(run: Run, kind: string, key: string, rule: string): void {
  for (const { name, of } of run.machine.words.relations.values()) {
    if (!of.includes(kind)) continue;
    const rows = run.table.under(`rel/${name}/`);
    run.meter.charge(rows.length);
    for (const path of rows) {
      const [, , a, b] = path.split('/');
      if ((of[0] === kind && a === key) || (of[1] === kind && b === key)) run.table.put(path, null, rule);
    }
  }
}
