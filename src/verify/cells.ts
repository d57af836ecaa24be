import { sameCell } from '../ruleset/engine.ts';
import type { Cell, Table } from '../ruleset/types.ts';
import type { Sealed } from './sealed.ts';
import type { Finding } from './shapes.ts';

/** Carries out the changes of a log one by one, each of which says what stood there before. */
export class Cells {
  readonly table = new Map<string, Cell>();

  take({ seq, changes }: Sealed): Finding[] {
    const findings: Finding[] = [];
    for (const [i, { path, from, to }] of changes.entries()) {
      const was = this.table.get(path) ?? null;
      const saying = `says that ${path} was ${shown(from)}, and it was ${shown(was)}`;
      if (!sameCell(from, was))
        findings.push({ where: `event E${seq}`, field: `changes[${i}].from`, saying });
      if (to === null) this.table.delete(path);
      else this.table.set(path, to);
    }
    return findings;
  }
}

const MOST_NAMED = 10;

/** Where a gamestate is not what the log comes to, the first few places of it; its order counts. */
export function compared(given: Table, folded: Table): Finding[] {
  const finding = (path: string, saying: string): Finding => ({ where: 'gamestate', field: path, saying });
  const findings = [...new Set([...folded.keys(), ...given.keys()])].flatMap((path) => {
    const [is, ought] = [given.get(path) ?? null, folded.get(path) ?? null];
    return sameCell(is, ought)
      ? []
      : [finding(path, `is ${shown(is)}, and the log comes to ${shown(ought)}`)];
  });
  if (findings.length > 0) return findings.slice(0, MOST_NAMED);
  const [is, ought] = [[...given.keys()], [...folded.keys()]];
  const at = ought.findIndex((path, i) => is[i] !== path);
  return at < 0 ? [] : [finding(is[at] ?? '', `stands where ${ought[at]} should`)];
}

function shown(cell: Cell | null): string {
  return cell === null ? 'unset' : JSON.stringify(cell).slice(0, 80);
}
