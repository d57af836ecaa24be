import type { Change, Program, Rule } from '../../../ruleset/types.ts';

/** The clauses of a rule that nothing automates: its whole text, or what it marks as done by hand. */
export function clausesOf(program: Program, rule: Rule): readonly string[] {
  return rule.mechanism === null ? [rule.text] : (program.byHand.get(rule.id) ?? []);
}

/** The first change that these clauses do not name, or null: a field, global or relation by its own name, a thing by its kind. */
export function unnamed(
  program: Program,
  clauses: readonly string[],
  changes: readonly Change[],
): Change | null {
  const made = new Set(changes.flatMap(({ path }) => /^is\/([^/]+\/[^/]+)$/.exec(path)?.[1] ?? []));
  const says = (words: readonly string[]) => words.some((word) => clauses.some((text) => names(text, word)));
  return (
    changes.find(({ path }) => {
      const [kind = '', name = '', field] = path.split('/');
      if (kind === 'global' || kind === 'rel') return !says([name]);
      if (kind === 'player') return !program.playerFields.has(field ?? '') || !says([field ?? '']);
      if (kind === 'is') return !says([name, program.kinds.get(name)?.plural ?? name]);
      if (!program.kinds.has(kind)) return true;
      return !made.has(`${kind}/${name}`) && !says([field ?? '']);
    }) ?? null
  );
}

/** As a word of its own, in the singular or the plural; `news_post` is written `News Post`. */
function names(text: string, word: string): boolean {
  const stem = word.endsWith('s') ? word.slice(0, -1) : word;
  const spelled = stem.replaceAll('_', '[\\s_-]+');
  return stem !== '' && new RegExp(`(?<![\\p{L}\\p{N}_])${spelled}s?(?![\\p{L}\\p{N}_])`, 'iu').test(text);
}
