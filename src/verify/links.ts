import { BEGINNING, breach, hashOf, isCanonical } from './chain.ts';
import type { EventRow, Head } from './sealed.ts';
import type { Finding } from './shapes.ts';

/** Follows a log from hash to hash. What is wrong with one event is said once, and not again of those after it. */
export class Links {
  readonly findings: Finding[] = [];
  #head: Head = BEGINNING;
  /** The hash that the newest event ought to have, where it has another. */
  #ought: string | null = null;
  #isBlind = false;

  get head(): Head {
    return this.#head;
  }

  /** Whether the event is what was sealed, in its place. `known` is the field at fault, where something else tells it. */
  take(row: EventRow, known: string | null = null): boolean {
    if (this.#ought !== null && row.prev === this.#ought) this.#blameHash();
    const hash = this.#isBlind ? row.prev : row.prev === this.#ought ? this.#ought : this.#head.hash;
    const head = { ...this.#head, hash };
    this.#isBlind = false;
    const wrong = breach(row, head);
    const field = wrong === null ? null : (known ?? blamed(row, head));
    if (wrong !== null) this.findings.push({ where: `event E${head.seq + 1}`, field, saying: wrong });
    this.#ought = wrong === null ? null : oughtToBe(row);
    this.#head = { seq: field === 'seq' ? head.seq + 1 : row.seq, hash: row.hash };
    return wrong === null;
  }

  /** An event stood here that nobody can read: what comes next follows it. */
  skip(): void {
    this.#head = { seq: this.#head.seq + 1, hash: '' };
    this.#ought = null;
    this.#isBlind = true;
  }

  /** The next event follows what the hash ought to be: nothing but the hash itself was touched. */
  #blameHash(): void {
    const last = this.findings.pop();
    if (last) this.findings.push({ ...last, field: last.field ?? 'hash' });
  }
}

/** The one field that, put right, makes the event what was sealed; null when there is no telling. */
function blamed(row: EventRow, head: Head): string | null {
  for (const field of ['body', 'under'] as const) {
    const told = read(() => isCanonical(row[field]));
    if (told !== true) return field;
  }
  const fact = (JSON.parse(row.body) as { fact?: { type?: unknown } }).fact;
  const mended: Partial<EventRow>[] = [
    { seq: head.seq + 1 },
    { prev: head.hash },
    ...(typeof fact?.type === 'string' ? [{ type: fact.type }] : []),
  ];
  const found = mended.find((part) => oughtToBe({ ...row, ...part }) === row.hash);
  return found === undefined ? null : (Object.keys(found)[0] ?? null);
}

function oughtToBe(row: EventRow): string | null {
  return read(() => hashOf(row));
}

function read<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
