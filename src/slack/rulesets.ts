import { readdirSync, readFileSync } from 'node:fs';
import type { Shelf } from '../ruleset/amend/types.ts';
import { parseDocument } from '../ruleset/document.ts';
import type { Rule, Scope } from '../ruleset/types.ts';

export interface ShippedRuleset {
  /** Name of its file in `rulesets/`, without `.md`. */
  readonly file: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** The law as it ships: the core rules and the rulesets of rounds. */
export interface Rulesets {
  readonly core: ShippedRuleset;
  readonly rounds: readonly ShippedRuleset[];
  /** All of them as written, by file: what an amendment may adopt by name. */
  readonly shelf: Shelf;
}

const CORE = 'core';

/** Reads `rulesets/`. Throws on a document with faults: it is ours. */
export function loadRulesets(folder: URL): Rulesets {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort();
  const names = files.map((name) => name.slice(0, -'.md'.length));
  const shelf = new Map(names.map((name) => [name, readFileSync(new URL(`${name}.md`, folder), 'utf8')]));
  const read = [...shelf].map(([file, markdown]) => load(file, markdown));
  const core = read.find((ruleset) => ruleset.file === CORE);
  if (!core) throw new Error(`rulesets/${CORE}.md is missing`);
  return { core, rounds: read.filter((ruleset) => ruleset !== core), shelf };
}

function load(file: string, markdown: string): ShippedRuleset {
  const scope: Scope = file === CORE ? 'core' : 'round';
  const { title, rules, faults } = parseDocument(markdown, scope);
  const fault = faults[0];
  if (fault) throw new Error(`rulesets/${file}.md, line ${fault.line}: ${fault.saying}`);
  return { file, title, rules };
}
