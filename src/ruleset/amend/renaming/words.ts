import { declare } from '../../compile/declare.ts';
import type { ReadRule } from '../../compile/faults.ts';
import { compileRule } from '../../compile/rule.ts';
import { worldOf } from '../../expr/scope.ts';
import type { Vocabulary } from '../../expr/vocabulary.ts';
import { readMechanism } from '../../form/read.ts';
import { quoted } from '../../names.ts';
import type { Renamed } from '../../renamed.ts';
import type { Draft } from '../draft.ts';
import { mentionsIn } from './mentions.ts';
import { putPlural } from './plural.ts';
import { Rewrite } from './rewrite.ts';
import { usesIn } from './uses.ts';

/** Rules as read, and the words they declare together. */
export interface Lexicon {
  readonly sources: readonly (ReadRule & { readonly draft: Draft })[];
  readonly words: Vocabulary;
}

export function lexiconOf(drafts: readonly Draft[]): Lexicon {
  const sources = drafts.map((draft) => {
    const rule = draft.rule();
    return { draft, rule, read: readMechanism(rule) };
  });
  return { sources, words: declare(sources).words };
}

/**
 * Gives words other names wherever the rules mean them, all at once, and tells which rules that changed. What is not read
 * as meaning them stays, prose and names that hold in one place only among it. A string is why it cannot be done; then nothing is.
 */
export function renameWords(
  { sources, words }: Lexicon,
  renamed: readonly Renamed[],
): readonly Draft[] | string {
  const world = worldOf(words);
  const rewrites: Rewrite[] = [];
  const changed: Draft[] = [];
  for (const source of sources) {
    const { draft, rule, read } = source;
    if (!renamed.some(({ name }) => `${rule.text}\n${rule.mechanism}`.includes(name))) continue;
    const rewrite = new Rewrite(draft);
    const caught: string[] = [];
    const { faults } = compileRule(source, world, (expression, scope, { at, from }) => {
      for (const use of usesIn(expression, scope, renamed)) {
        rewrite.use(use, at, from);
        if (use.caught) caught.push(`in ${quoted(expression.source)}, ${use.by.to} is something else`);
      }
    });
    const [fault] = [...read.faults, ...faults].map(
      ({ saying }) => `it does not hold together yet: ${saying}`,
    );
    const why = fault ?? caught[0];
    if (why !== undefined) return `${rule.title}: ${why}`;
    for (const mention of mentionsIn(read.mechanism, read.value, renamed)) rewrite.mention(mention);
    if (rewrite.isEmpty && !declaresPlural(source, renamed)) continue;
    rewrites.push(rewrite);
    changed.push(draft);
  }
  for (const rewrite of rewrites) rewrite.carryOut();
  for (const { draft, read } of sources)
    for (const kind of read.mechanism.kinds) putPlural(draft, kind, renamed);
  return changed;
}

function declaresPlural({ read }: ReadRule, renamed: readonly Renamed[]): boolean {
  return read.mechanism.kinds.some(({ plural }) =>
    renamed.some(({ what, name }) => what === 'plural' && name === plural),
  );
}
