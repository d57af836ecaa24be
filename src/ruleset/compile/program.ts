import type { Vocabulary } from '../expr/vocabulary.ts';
import type { Cell, Program, Rule } from '../types.ts';
import { exchanges } from './exchanges.ts';
import type { ReadRule } from './faults.ts';
import { byHand, duties, titles, tracker, voteWords } from './few-words.ts';
import { machineFrom } from './gather.ts';
import { attach, type CompiledRule } from './machine.ts';
import { actionSpecs, kindSpecs, matterSpec, relationSpecs } from './specs.ts';
import { lapseSpecs, listens, scheduleSpecs } from './specs-timing.ts';

export type Part = { readonly source: ReadRule; readonly rule: CompiledRule };

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
    exchanges: exchanges(words),
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
    schedules: scheduleSpecs(parts),
    lapses: lapseSpecs(parts),
    listens: listens(words, parts),
    tracker: tracker(parts),
    byHand: byHand(parts),
    titles: titles(parts),
  };
  return attach(program, machine);
}
