import { type Drafted, type FormOfWords, type Lawbook, QUOTED, quotedAt, ruleAt } from './law.ts';

const REF = '([^,;:\\n]{1,120})';
const WORDS = '(?:the\\s+(?:words?|sentence|phrase|text)\\s+)?';

/** What replaces what, in a rule that is named or in the only one that says so. */
function edited(where: string | undefined, what: string, by: string, law: Lawbook): Drafted | null {
  const saying = law.rules.filter((rule) => rule.text.includes(what));
  const rule = where === undefined ? (saying.length === 1 ? saying[0] : undefined) : ruleAt(where, law);
  return rule && rule.text.split(what).length === 2
    ? { edit_text: rule.title, replace: what, with: by }
    : null;
}

const inRule: FormOfWords = {
  pattern: new RegExp(
    `\\b[Ii]n\\s+${REF},?\\s+(?:replace|change)\\s+${WORDS}${QUOTED}\\s+(?:with|by|to|into)\\s+${QUOTED}`,
  ),
  make: (match, law) => edited(match[1], quotedAt(match, 2) ?? '', quotedAt(match, 4) ?? '', law),
};

const replacing: FormOfWords = {
  pattern: new RegExp(
    `\\b(?:replace|change)\\s+${WORDS}${QUOTED}\\s+(?:with|by|to|into)\\s+${QUOTED}(?:\\s+(?:in|of|within)\\s+${REF})?`,
    'i',
  ),
  make: (match, law) => edited(match[5], quotedAt(match, 1) ?? '', quotedAt(match, 3) ?? '', law),
};

const striking: FormOfWords = {
  pattern: new RegExp(`\\b(?:strike|delete|remove)\\s+${WORDS}${QUOTED}\\s+(?:from|in|of)\\s+${REF}`, 'i'),
  make: (match, law) => edited(match[3], quotedAt(match, 1) ?? '', '', law),
};

const appending: FormOfWords = {
  pattern: new RegExp(
    `\\b(?:add|append)\\s+(?:the\\s+(?:words?|sentence|paragraph|text)\\s+)?${QUOTED}\\s+to\\s+(?:the\\s+end\\s+of\\s+)?${REF}`,
    'i',
  ),
  make: (match, law) => {
    const rule = ruleAt(match[3] ?? '', law);
    return rule ? { append_text: rule.title, text: quotedAt(match, 1) } : null;
  },
};

const TITLE = `(?:\\s*,?\\s*(?:called|titled|named|entitled)?\\s*(?:${QUOTED}|([^"\\n:.]{2,80}?)))`;
const READING =
  '\\s*,?\\s*(?:reading|which\\s+reads|that\\s+reads|saying|stating|with\\s+the\\s+text)?\\s*:?\\s*';

const adding: FormOfWords = {
  pattern: new RegExp(
    `\\b(?:add|create|enact|insert|make)\\s+(?:(?:a|the)\\s+)?(?:new\\s+)?rule${TITLE}${READING}(?:${QUOTED}|:?\\s*(?<=[:\\n]\\s*)([^"]\\S[\\s\\S]{8,}))`,
    'i',
  ),
  make: (match) => {
    const title = (quotedAt(match, 1) ?? match[3] ?? '').trim();
    const text = (quotedAt(match, 4) ?? match[6] ?? '').trim();
    return title === '' || text === '' ? null : { add_rule: title, text };
  },
};

const repealing: FormOfWords = {
  pattern: new RegExp(`\\b(?:repeal|abolish|delete|remove)\\s+((?:the\\s+)?(?:rule\\s+)?${REF})`, 'i'),
  make: (match, law) => {
    const rule = ruleAt(match[1] ?? '', law);
    return rule ? { repeal_rule: rule.title } : null;
  },
};

/** Forms of words about rules; a form further up is preferred where two begin in the same place. */
export const aboutRules: readonly FormOfWords[] = [inRule, replacing, striking, appending, adding, repealing];
