import type { Vocabulary } from '../expr/vocabulary.ts';
import type {
  ActionSpec,
  Cell,
  Duty,
  KindSpec,
  MatterKindSpec,
  Program,
  RelationSpec,
  Rule,
  Titles,
  VoteWord,
} from '../types.ts';
import type { ReadRule } from './faults.ts';
import { floored } from './floors.ts';
import {
  attach,
  type CompiledMatter,
  type CompiledNeed,
  type CompiledRule,
  type Effects,
  type Machine,
} from './machine.ts';
import { mayRoll } from './whole.ts';

type Part = { readonly source: ReadRule; readonly rule: CompiledRule };

/** Puts the compiled rules together, in document order, and gives the program its public face. */
export function assemble(rules: readonly Rule[], words: Vocabulary, parts: readonly Part[]): Program {
  const machine = machineFrom(words, parts);
  const program: Program = {
    rules,
    parameters: new Map(
      [...words.parameters].map(([name, definition]) => [
        name,
        { definition, value: definition.default as Cell },
      ]),
    ),
    globals: words.globals,
    playerFields: words.playerFields,
    kinds: kindSpecs(words),
    relations: relationSpecs(words),
    actions: actionSpecs(words, parts),
    matters: new Map([...machine.matters].map(([name, kind]) => [name, matterSpec(kind)])),
    votes: voteWords(parts),
    nouns: words.nouns,
    duties: duties(parts),
    permissions: machine.permissions.map(({ who, allows, verb, what, par, home }) => ({
      who,
      allows,
      verb,
      what,
      rule: home.rule,
      ...(par === null ? {} : { par }),
    })),
    tracker: tracker(parts),
    titles: titles(parts),
  };
  return attach(program, machine);
}

function machineFrom(words: Vocabulary, parts: readonly Part[]): Machine {
  const rules = parts.map(({ rule }) => rule);
  const guards = new Map<string, CompiledNeed[]>();
  for (const { target, needs } of rules.flatMap((rule) => rule.guards)) {
    guards.set(target, [...(guards.get(target) ?? []), ...needs]);
  }
  return {
    words,
    rules: new Map(rules.map((rule) => [rule.home.rule, rule])),
    actions: new Map(rules.flatMap((rule) => [...rule.actions])),
    procedures: new Map(rules.flatMap((rule) => [...rule.procedures])),
    triggers: rules.flatMap((rule) => rule.triggers),
    guards,
    permissions: rules.flatMap((rule) => rule.permissions),
    matters: floored(new Map(rules.flatMap((rule) => [...rule.matters]))),
    enact: rules.find((rule) => rule.enact !== null)?.enact ?? null,
    fail: rules.find((rule) => rule.fail !== null)?.fail ?? null,
  };
}

function kindSpecs(words: Vocabulary): ReadonlyMap<string, KindSpec> {
  return new Map(
    [...words.kinds].map(([name, { key, plural, fields, home }]) => {
      const identity = fields.find((field) => field.name === key);
      const numbered = identity?.type === 'text' && identity.pattern === undefined;
      return [name, { name, plural, key, numbered, fields, rule: home.rule }];
    }),
  );
}

function relationSpecs(words: Vocabulary): ReadonlyMap<string, RelationSpec> {
  return new Map(
    [...words.relations].map(([name, { of, default: start, min, max, home }]) => [
      name,
      {
        name,
        of,
        default: start,
        ...(min === null ? {} : { min }),
        ...(max === null ? {} : { max }),
        rule: home.rule,
      },
    ]),
  );
}

function actionSpecs(words: Vocabulary, parts: readonly Part[]): ReadonlyMap<string, ActionSpec> {
  const effects = new Map<string, Effects>(parts.flatMap(({ rule }) => [...rule.effects]));
  return new Map(
    [...words.actions].map(([name, { note, who, whileFrozen, takes, limits, par, home }]) => [
      name,
      {
        name,
        note,
        who,
        whileFrozen,
        takes,
        rule: home.rule,
        ...(par === null ? {} : { par }),
        limits: limits.map(({ times, per, window }) => ({ times, per, window })),
        rolls: mayRoll(effects.get(name)!, effects),
      },
    ]),
  );
}

function matterSpec({ decl, home }: CompiledMatter): MatterKindSpec {
  const {
    name,
    letter,
    opens,
    who,
    queued,
    selfKill,
    veto,
    needsEmperor,
    freezes,
    openWhileFrozen,
    enacted,
    par,
  } = decl;
  return {
    name,
    letter,
    opens,
    who,
    queued,
    selfKill,
    veto,
    needsEmperor,
    freezes,
    openWhileFrozen,
    enacted,
    par,
    rule: home.rule,
  };
}

function voteWords(parts: readonly Part[]): Program['votes'] {
  const words = (vote: VoteWord): readonly string[] =>
    parts.flatMap(({ source }) => source.read.mechanism.votes?.[vote] ?? []);
  return {
    for: words('for'),
    against: words('against'),
    deferential: words('deferential'),
    veto: words('veto'),
  };
}

function duties(parts: readonly Part[]): Program['duties'] {
  const found = new Map<Duty, { readonly rule: string; readonly par?: number }>();
  for (const { source } of parts) {
    for (const { duty, par } of source.read.mechanism.duties) {
      if (!found.has(duty)) found.set(duty, { rule: source.rule.id, ...(par === null ? {} : { par }) });
    }
  }
  return found;
}

function tracker(parts: readonly Part[]): Program['tracker'] {
  const found = parts.find(({ source }) => source.read.mechanism.tracker !== null);
  return found ? { url: found.source.read.mechanism.tracker!, rule: found.source.rule.id } : null;
}

function titles(parts: readonly Part[]): Titles {
  const where = (test: (mechanism: ReadRule['read']['mechanism']) => boolean): string | null =>
    parts.find(({ source }) => test(source.read.mechanism))?.source.rule.id ?? null;
  const names = (noun: string) => where(({ nouns }) => nouns.some(([name]) => name === noun));
  return {
    votes: where(({ votes }) => votes !== null),
    criteria: where(({ criteria }) => criteria !== null),
    players: names('player'),
    emperor: names('emperor'),
  };
}
