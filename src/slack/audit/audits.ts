import type { Game } from '../../game/types.ts';
import { Turns } from '../../referee/turns.ts';
import type { Referee } from '../../referee.ts';
import type { Store } from '../../store/store.ts';
import { daysOf, follow, publishedOf, snapshotFindings } from '../../verify/books.ts';
import type { DayOfDice, Report } from '../../verify/shapes.ts';
import { Verifier } from '../../verify/verifier.ts';

/** One log as far as it was followed. */
interface Followed {
  readonly verifier: Verifier;
  days: readonly DayOfDice[];
}

/**
 * Holds each game's log against itself, its snapshots and the state in memory. It has a fold of its own and goes on from
 * where it was last, so that an audit costs what happened since.
 */
export class Audits {
  readonly #parts: { readonly store: Store; readonly referee: Referee };
  readonly #followed = new Map<string, Followed>();
  readonly #turns = new Turns();
  #stopped = false;

  constructor(parts: { readonly store: Store; readonly referee: Referee }) {
    this.#parts = parts;
  }

  /** What is not as it should be in the books of a game; null when there is no such game. */
  audit(id: string): Promise<Report | null> {
    return this.#turns.take(id, () => this.#audit(id));
  }

  /** What is being audited is left as it is. */
  stop(): void {
    this.#stopped = true;
  }

  async #audit(id: string): Promise<Report | null> {
    const { store, referee } = this.#parts;
    const followed = this.#followed.get(id) ?? newly(id);
    const { verifier } = followed;
    followed.days = await daysOf(store, id, 'all');
    // The state and its seal belong together: nothing is awaited between them.
    const [game, hash] = [referee.game(id), referee.head(id)];
    if (game === null) return null;
    const seen = verifier.head.seq;
    const snapshots = (await store.snapshots.kept(id)).filter((seq) => seq > seen && seq <= game.seq);
    const goOn = () => !this.#stopped;
    for (const seq of snapshots) {
      await follow(verifier, store, id, { to: seq, goOn });
      verifier.add(await snapshotFindings(verifier, store, id, seq));
    }
    await follow(verifier, store, id, { to: game.seq, goOn });
    if (this.#stopped) return null;
    const report = verifier.report(publishedOf(game, hash));
    if (report.findings.length === 0) this.#followed.set(id, followed);
    // What was wrong once is looked at from the beginning the next time: it may have been put right.
    else this.#followed.delete(id);
    return report;
  }
}

function newly(game: Game['id']): Followed {
  const followed: Followed = {
    days: [],
    verifier: new Verifier({ game, days: () => followed.days, depth: 'fold' }),
  };
  return followed;
}
