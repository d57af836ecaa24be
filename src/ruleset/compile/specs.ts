import { capitalised, type Vocabulary } from '../expr/vocabulary.ts';
import type { ActionSpec, KindSpec, MatterKindSpec, RelationSpec } from '../types.ts';
import { mayRoll } from './calls.ts';
import { effectsOf } from './instead.ts';
import type { CompiledMatter } from './machine.ts';
import type { Part } from './program.ts';

export function kindSpecs(words: Vocabulary): ReadonlyMap<string, KindSpec> {
  return new Map(
    [...words.kinds].map(([name, { key, plural, fields, home }]) => {
      const identity = fields.find((field) => field.name === key);
      const numbered = identity?.type === 'text' && identity.pattern === undefined;
      return [name, { name, plural, key, numbered, fields, rule: home.rule }];
    }),
  );
}

export function relationSpecs(words: Vocabulary): ReadonlyMap<string, RelationSpec> {
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

export function actionSpecs(words: Vocabulary, parts: readonly Part[]): ReadonlyMap<string, ActionSpec> {
  const effects = effectsOf(parts);
  return new Map(
    [...words.actions].map(
      ([name, { note, who, whileFrozen, takes, limits, confirmation, tags, par, home }]) => [
        name,
        {
          name,
          note: noteWords(words, note),
          who,
          whileFrozen,
          takes,
          tags,
          rule: home.rule,
          ...(par === null ? {} : { par }),
          limits: limits.map(({ times, per, window }) => ({ times, per, window })),
          confirmedBy: confirmation && { who: confirmation.who, count: confirmation.count },
          rolls: mayRoll(effects.get(name)!, effects),
        },
      ],
    ),
  );
}

/** A note says roles as they are called now; any other hole stays as it is written. */
function noteWords({ nouns }: Vocabulary, note: string): string {
  return note.replace(/\{\{\s*noun\.([A-Za-z_]+)\s*\}\}/g, (hole, name: string) => {
    const word = nouns.get(name) ?? nouns.get(name.charAt(0).toLowerCase() + name.slice(1));
    if (word === undefined) return hole;
    return nouns.has(name) ? word : capitalised(word);
  });
}

export function matterSpec({ decl, home }: CompiledMatter): MatterKindSpec {
  const {
    name,
    letter,
    opens,
    who,
    queued,
    fields,
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
    fields,
    weighted: decl.weight !== null,
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
