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
  const says = (...words: readonly string[]) =>
    words.some((word) => clauses.some((text) => names(text, word)));
  const whole = new Set(changes.flatMap(({ path }) => /^is\/([^/]+\/[^/]+)$/.exec(path)?.[1] ?? []));
  const isNamed = ({ path }: Change): boolean => {
    const [kind = '', name = '', field = '', other = ''] = path.split('/');
    if (kind === 'is') return says(name, program.kinds.get(name)?.plural ?? name);
    if (kind === 'global') return says(name);
    if (kind === 'player') return program.playerFields.has(field) && says(field);
    const relation = program.relations.get(name);
    if (kind !== 'rel') return program.kinds.has(kind) && (whole.has(`${kind}/${name}`) || says(field));
    return says(name) || [field, other].some((key, i) => whole.has(`${relation?.of[i]}/${key}`));
  };
  return changes.find((change) => !isNamed(change)) ?? null;
}

/** As a word of its own, in the singular or the plural; `news_post` is written `News Post`. */
function names(text: string, word: string): boolean {
  const stem = word.endsWith('s') ? word.slice(0, -1) : word;
  const spelled = stem.replaceAll('_', '[\\s_-]+');
  return stem !== '' && new RegExp(`(?<![\\p{L}\\p{N}_])${spelled}s?(?![\\p{L}\\p{N}_])`, 'iu').test(text);
}
