import { text } from '../../game/cells.ts';
import type { Game } from '../../game/types.ts';
import { printDocument } from '../../ruleset/document.ts';
import type { Scope } from '../../ruleset/types.ts';

/** A document of the law in force, as it can be loaded again. */
export interface LawFile {
  readonly scope: Scope;
  readonly title: string;
  readonly markdown: string;
}

export function lawFiles({ law, table }: Game): LawFile[] {
  const titles: Record<Scope, string> = {
    core: 'Core Rules',
    round: text(table, 'game/round_name') ?? 'Rules of the Round',
  };
  return (['core', 'round'] as const).flatMap((scope) => {
    const rules = law.rules.filter((rule) => rule.scope === scope);
    if (rules.length === 0) return [];
    const title = titles[scope];
    return [{ scope, title, markdown: printDocument(title, rules) }];
  });
}

/** Every cell of the gamestate by its path, and which event it stands after. */
export function gamestateJson({ law, seq, at, table }: Game, head: string): string {
  const cells = Object.fromEntries([...table].sort(([a], [b]) => (a < b ? -1 : 1)));
  const shown = { ruleset: law.version, event: seq, at: new Date(at).toISOString(), seal: head, cells };
  return `${JSON.stringify(shown, null, 2)}\n`;
}
