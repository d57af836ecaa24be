import type { Program, Rule } from '../../../ruleset/types.ts';

/** The law as prose refers to it. */
export interface Lawbook {
  readonly rules: readonly Rule[];
  readonly program: Pick<Program, 'parameters' | 'globals' | 'playerFields' | 'kinds' | 'nouns'>;
  /** A rule by number or title, as people write it. */
  readonly rule: (words: string) => Rule | null;
  /** Id of the person of this name, or of a mention `<@U…>`. */
  readonly person: (words: string) => string | null;
  /** Whether there is such a thing now. */
  readonly thing: (kind: string, key: string) => boolean;
}

/** One operation of an amendment, ready to be printed as YAML. */
export type Drafted = Readonly<Record<string, unknown>>;

/** A form of words. What it makes is null where the law knows nothing that is meant. */
export interface FormOfWords {
  readonly pattern: RegExp;
  readonly make: (match: RegExpExecArray, law: Lawbook) => Drafted | null;
}

/** Two groups: words in straight double quotes, or in backticks. */
export const QUOTED = '(?:"([^"]{1,2000})"|`([^`\\n]{1,2000})`)';

export function quotedAt(match: RegExpExecArray, group: number): string | undefined {
  return match[group] ?? match[group + 1];
}

const LEAD =
  /^\s*(?:the\s+)?(?:(?:rule|section|article)\s+)?(?:(?:on|about|called|titled|named|number)\s+)?/i;

/** The rule that these words begin with: `rule 2.4 and`, `Trading`, `the rule "Stocks"`. */
export function ruleAt(words: string, law: Lawbook): Rule | null {
  const bare = words.replace(LEAD, '').replace(/["`]/g, '').trim();
  const parts = bare.split(/\s+/);
  for (let end = parts.length; end > 0; end -= 1) {
    const tried = parts
      .slice(0, end)
      .join(' ')
      .replace(/[.,;:!]+$/, '');
    const found = tried === '' ? null : law.rule(tried);
    if (found) return found;
  }
  return null;
}

/** `voting time`, `voting_time`, `The Voting Time` as a name of the ruleset. */
export function nameOf(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replace(/^the\s+/, '')
    .replace(/[\s-]+/g, '_');
}
