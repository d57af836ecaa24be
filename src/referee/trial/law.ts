import { readFileSync } from 'node:fs';
import { parseDocument } from '../../ruleset/document.ts';
import type { Scope } from '../../ruleset/types.ts';
import type { Documents } from './words.ts';

/** The law as it ships. */
export const shipped: Documents = [read('core', 'core'), read('stock-market', 'round')];

/** The core with the round that is played at ticker tables. */
export const tickerRound: Documents = [read('core', 'core'), read('stock-ticker', 'round')];

/** A copy of the shipped law with these words changed; each has to be there, once. */
export function amended(...edits: readonly (readonly [was: string, becomes: string])[]): Documents {
  const done = new Set<string>();
  const law = shipped.map(({ title, rules }) => ({
    title,
    rules: rules.map((rule) => ({ ...rule, mechanism: edited(rule.mechanism, edits, done) })),
  }));
  const missing = edits.find(([was]) => !done.has(was));
  if (missing) throw new Error(`no mechanism says ${JSON.stringify(missing[0])}`);
  return law;
}

/** These documents and one more rule of the round with this block. */
export function withRule(law: Documents, title: string, mechanism: string): Documents {
  const { rules, faults } = parseDocument(
    `# Round\n\n## ${title}\n\nWords.\n\n\`\`\`mechanism\n${mechanism.trim()}\n\`\`\`\n`,
    'round',
  );
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return [...law, { title, rules }];
}

/** The shipped law with one more rule of the round, of this title and block. */
export function lawWith(title: string, mechanism: string): Documents {
  const markdown = `# More\n\n## ${title}\n\nWords.\n\n\`\`\`mechanism\n${mechanism.trim()}\n\`\`\`\n`;
  const { rules, faults } = parseDocument(markdown, 'round');
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return shipped.map((document, i) =>
    i === 0 ? document : { ...document, rules: [...document.rules, ...rules] },
  );
}

function edited(
  mechanism: string | null,
  edits: readonly (readonly [string, string])[],
  done: Set<string>,
): string | null {
  let now = mechanism;
  for (const [was, becomes] of edits) {
    if (!now?.includes(was)) continue;
    if (done.has(was) || now.split(was).length > 2) throw new Error(`${JSON.stringify(was)} is there twice`);
    done.add(was);
    now = now.replace(was, () => becomes);
  }
  return now;
}

function read(file: string, scope: Scope) {
  const markdown = readFileSync(new URL(`../../../rulesets/${file}.md`, import.meta.url), 'utf8');
  const { title, rules, faults } = parseDocument(markdown, scope);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return { title, rules };
}
