import { MATTER_BUILT_IN } from '../expr/matter-value.ts';
import { TEXTS } from '../expr/texts.ts';
import type { Declared, Home, Vocabulary } from '../expr/vocabulary.ts';
import type { ActionDecl, KindDecl, Place, ProcedureDecl, RelationDecl } from '../mechanism.ts';
import type { Definition, Fault } from '../types.ts';
import { isBaseType } from '../values.ts';
import { Complaints, type ReadRule } from './faults.ts';
import { isCelOwn } from './site.ts';
import { checkTypes } from './typing.ts';

/** First segments of paths in the gamestate; a kind of such a name would write over them. */
export const PATHS: ReadonlySet<string> = new Set(
  'is rel global matter vote did used lock next true off achieved attest matter_field game player setting signal duty wish dice note note_post later lapse broke renamed'.split(
    ' ',
  ),
);

const NOUNS: readonly (readonly [string, string])[] = [
  ['player', 'player'],
  ['players', 'players'],
  ['observer', 'observer'],
  ['observers', 'observers'],
  ['emperor', 'Emperor'],
  ['round', 'Round'],
];

export function homeOf({ rule }: ReadRule): Home {
  return { rule: rule.id, title: rule.title, scope: rule.scope };
}

/** The words of all rules together. A name defined twice keeps its first meaning and is complained of. */
export function declare(rules: readonly ReadRule[]): { words: Vocabulary; faults: readonly Fault[] } {
  const gathering = new Gathering();
  const complaints = rules.map((rule) => ({ rule, of: new Complaints(rule) }));
  for (const { rule, of } of complaints) gathering.gather(rule, of);
  for (const { rule, of } of complaints) checkTypes(rule.read.mechanism, gathering.kinds, of);
  return { words: gathering, faults: complaints.flatMap(({ of }) => of.faults) };
}

class Gathering implements Vocabulary {
  readonly parameters = new Map<string, Definition>();
  readonly globals = new Map<string, Definition>();
  readonly playerFields = new Map<string, Definition>();
  readonly kinds = new Map<string, Declared<KindDecl>>();
  readonly plurals = new Map<string, string>();
  readonly relations = new Map<string, Declared<RelationDecl>>();
  readonly actions = new Map<string, Declared<ActionDecl>>();
  readonly procedures = new Map<string, Declared<ProcedureDecl>>();
  readonly nouns = new Map<string, string>(NOUNS);
  readonly matters = new Set<string>(['cfj']);
  readonly matterFields = new Map<string, Definition>();
  readonly names = new Map<string, string>();
  readonly #fieldHomes = new Map<string, string>();
  readonly #nounHomes = new Map<string, string>();
  readonly #matterHomes = new Map<string, string>();

  gather(source: ReadRule, of: Complaints): void {
    const { mechanism } = source.read;
    const home = homeOf(source);
    const { title } = home;
    const define = <D extends { readonly name: string }>(into: Map<string, D>, at: Place, declared: D) => {
      if (this.#isFree(declared.name, title, at, of)) into.set(declared.name, declared);
    };
    for (const one of mechanism.parameters) define(this.parameters, ['parameters', one.name], one);
    for (const one of mechanism.globals) define(this.globals, ['globals', one.name], one);
    for (const one of mechanism.relations) define(this.relations, one.at, { ...one, home });
    for (const one of mechanism.actions) define(this.actions, one.at, { ...one, home });
    for (const one of mechanism.procedures) define(this.procedures, one.at, { ...one, home });
    const nameless = [...mechanism.triggers, ...mechanism.schedules, ...mechanism.instead];
    for (const { name, at } of nameless) this.#isFree(name, title, at, of);
    for (const one of mechanism.kinds) this.#kind({ ...one, home }, of);
    for (const one of mechanism.playerFields) {
      if (one.name === 'round')
        of.complain(['player_fields', 'round'], 'every player already has round; choose another name');
      else if (once(this.#fieldHomes, one.name, title, of.at(['player_fields', one.name])))
        this.playerFields.set(one.name, one);
    }
    for (const [noun, word] of mechanism.nouns) {
      if (once(this.#nounHomes, noun, title, of.at(['nouns', noun]))) this.nouns.set(noun, word);
    }
    for (const { name, at, fields } of mechanism.matters) {
      if (once(this.#matterHomes, name, title, of.at(at))) this.matters.add(name);
      for (const field of fields) this.#matterField(field, [...at, 'fields', field.name], of);
    }
  }

  #kind(kind: Declared<KindDecl>, of: Complaints): void {
    const { name, at, plural, home } = kind;
    const taken = isBaseType(name) || PATHS.has(name) || TEXTS.includes(name);
    if (taken) of.complain(at, `${name} has a meaning of its own; choose another name for the kind`);
    if (!this.#isFree(name, home.title, at, of) || taken) return;
    this.kinds.set(name, kind);
    if (this.#isFree(plural, home.title, at, of)) this.plurals.set(plural, name);
  }

  /** What one matter may hold has to mean the same in all: expressions cannot tell their kinds apart. */
  #matterField(field: Definition, at: Place, of: Complaints): void {
    const { name } = field;
    const meaning = ({ type, of: item, options }: Definition) => JSON.stringify([type, item, options]);
    const known = this.matterFields.get(name);
    if (MATTER_BUILT_IN.has(name)) of.complain(at, `every matter already has ${name}; choose another name`);
    else if (known && meaning(known) !== meaning(field))
      of.complain(at, `${name} is a field of another kind of matter with another type; choose another name`);
    else this.matterFields.set(name, field);
  }

  #isFree(name: string, title: string, at: Place, of: Complaints): boolean {
    if (isCelOwn(name)) {
      of.complain(at, `${name} has a meaning of its own in expressions; choose another name`);
      return false;
    }
    return once(this.names, name, title, of.at(at));
  }
}

function once(
  homes: Map<string, string>,
  name: string,
  title: string,
  complain: (saying: string) => void,
): boolean {
  const earlier = homes.get(name);
  if (earlier === undefined) {
    homes.set(name, title);
    return true;
  }
  complain(`${name} is already defined in ${earlier}`);
  return false;
}

export type Kinds = Vocabulary['kinds'];
