import { digest } from '../../dice/digest.ts';
import type { Amended, Amendment, LawDiff, RuleChange } from '../../ruleset/amend/types.ts';

/**
 * Equal for two amendments that do the same: the same lines of the law, the same words, the same places of the gamestate.
 * By how much a value moves is left out, since values move all day between a vote and its resolution.
 */
export function digestOf(amendment: Amendment): string {
  if (!amendment.ok) return digest(amendment.unreadable ? 'unreadable' : 'does not fit');
  return digest(JSON.stringify(whatItDoes(amendment)));
}

function whatItDoes({ diff, judged, warnings }: Amended) {
  return {
    rules: diff.rules.map((rule) => [rule.how, rule.title, ...lines(rule)]),
    words: diff.words.map(({ what, name, how, rule, to }) => [what, name, how, rule, to]),
    places: [...new Set(diff.values.map(place))].sort(),
    judged: judged.map(({ held }) => held),
    warnings,
  };
}

/** Other lines of the same rule may have been amended since; they are not this one's doing. */
function lines({ before, after }: RuleChange): [gone: string[], come: string[]] {
  const [was, is] = [(before ?? '').split('\n'), (after ?? '').split('\n')];
  return [missing(was, is), missing(is, was)];
}

function missing(from: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return from.filter((line) => {
    const n = left.get(line) ?? 0;
    left.set(line, n - 1);
    return n <= 0;
  });
}

/** A field that comes or goes does so for everybody, newcomers too. */
function place({ path, from, to }: LawDiff['values'][number]): string {
  const [kind, , field, ...more] = path.split('/');
  const ofAll = (from === null || to === null) && field !== undefined && more.length === 0 && kind !== 'is';
  return ofAll ? `${kind}/*/${field}` : path;
}
