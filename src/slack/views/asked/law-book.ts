import { cite, ruleOf } from '../../../game/cite.ts';
import type { Game } from '../../../game/types.ts';
import { versionsOf } from '../../../game/versions.ts';
import type { Store } from '../../../store/store.ts';
import type { Enactment } from '../../render/views.ts';
import { ruleHistory, type Version, versionsIn } from '../law-history.ts';

/** The versions of the law as the log has them, to cite each event by the law of its own time. */
export class LawBook {
  readonly #versions: readonly Version[];

  constructor(versions: readonly Version[]) {
    this.#versions = versions;
  }

  /** Of these versions alone, where they are named. */
  static async open(store: Store, game: Game, only?: ReadonlySet<number>): Promise<LawBook> {
    const wanted = versionsOf(game).filter(({ version }) => only === undefined || only.has(version));
    const events = await store.log.these(
      game.id,
      wanted.map(({ event }) => event),
    );
    return new LawBook(versionsIn(events));
  }

  /** `rule 2.4 Trading, r3`; null for what stands on no rule. */
  cite(version: number, rule: string | undefined): string | null {
    const law = this.#versions.find((one) => one.version === version);
    if (rule === undefined || !law || !ruleOf(law, rule)) return null;
    return `rule ${cite(law, rule)}, r${version}`;
  }

  /** By what the rule came to stand as it did in that version. */
  basis(version: number, rule: string): Enactment | null {
    const until = this.#versions.filter((one) => one.version <= version);
    return ruleHistory(until, rule)?.versions[0] ?? null;
  }

  version(version: number): Version | null {
    return this.#versions.find((one) => one.version === version) ?? null;
  }
}
