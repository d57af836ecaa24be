import { sameCell } from '../ruleset/engine.ts';
import type { Cell, Change, Table } from '../ruleset/types.ts';

/** Reading of the flat table by type. A cell of another type reads as absent: the one who wrote it was another rule. */
export function text(table: Table, path: string): string | null {
  const cell = table.get(path);
  return typeof cell === 'string' ? cell : null;
}

export function number(table: Table, path: string): number | null {
  const cell = table.get(path);
  return typeof cell === 'number' ? cell : null;
}

export function flag(table: Table, path: string): boolean {
  return table.get(path) === true;
}

/** The next path segments under `prefix/`, each once, in order of writing. */
export function keysUnder(table: Table, prefix: string): string[] {
  const start = `${prefix}/`;
  const keys = new Set<string>();
  for (const path of table.keys()) {
    if (!path.startsWith(start)) continue;
    const rest = path.slice(start.length);
    const slash = rest.indexOf('/');
    keys.add(slash < 0 ? rest : rest.slice(0, slash));
  }
  return [...keys];
}

/** Writes in order, each seeing the one before; equal values write nothing. */
export class Writing {
  readonly changes: Change[] = [];
  readonly table: Map<string, Cell>;
  readonly rule: string;

  constructor(table: Table, rule: string) {
    this.table = new Map(table);
    this.rule = rule;
  }

  put(path: string, to: Cell | null): this {
    const from = this.table.get(path) ?? null;
    if (sameCell(from, to)) return this;
    if (to === null) this.table.delete(path);
    else this.table.set(path, to);
    this.changes.push({ path, from, to, rule: this.rule });
    return this;
  }

  /** Takes over changes that the rules made, as they stand. */
  take(changes: readonly Change[]): this {
    for (const change of changes) {
      if (change.to === null) this.table.delete(change.path);
      else this.table.set(change.path, change.to);
      this.changes.push(change);
    }
    return this;
  }
}

export function applied(table: Table, changes: readonly Change[]): Map<string, Cell> {
  const next = new Map(table);
  for (const { path, to } of changes) {
    if (to === null) next.delete(path);
    else next.set(path, to);
  }
  return next;
}
