import { fold, lawIn, unfounded } from '../game/evolve.ts';
import type { Game } from '../game/types.ts';
import { Cells, compared } from './cells.ts';
import { unseal } from './chain.ts';
import { dayFindings, isAhead, lateRemark } from './commitments.ts';
import { checkLaw, ruleFindings, touchesLaw } from './law.ts';
import { Links } from './links.ts';
import type { EventRow, Head, Sealed } from './sealed.ts';
import type { DayOfDice, Finding, Published, Report } from './shapes.ts';
import { LawSteps } from './strikes.ts';
import { Throws } from './throws.ts';

export interface Verifying {
  readonly game: string;
  /** Of every day, the seed where it may be known. Asked again at each throw, so that it may grow. */
  readonly days: () => readonly DayOfDice[];
  /** The seals alone; the fold and the dice with them; each version of the law worked out again as well, which takes about as long as enacting it did. */
  readonly depth: 'seals' | 'fold' | 'law';
}

/** So many are folded at once: folding copies the gamestate. */
const TOGETHER = 50;
const MOST_FINDINGS = 100;

/** Follows one log from its first event and holds it against everything it says of itself. Events come in one by one, so that it may rest in between, or go on later. */
export class Verifier {
  readonly #of: Verifying;
  readonly #links = new Links();
  readonly #cells = new Cells();
  readonly #steps = new LawSteps();
  readonly #throws: Throws;
  readonly #findings: Finding[] = [];
  #days = new Map<string, DayOfDice>();
  #game: Game;
  #unfolded: Sealed[] = [];
  #versions = { known: 0, derived: 0 };
  /** What cannot be folded is folded no further: the rest would only be wrong because of it. */
  #isLost = false;

  constructor(of: Verifying) {
    this.#of = of;
    this.#game = unfounded(of.game);
    this.#throws = new Throws(of.game, (day) => this.#day(day));
  }

  /** The newest event that was looked at. */
  get head(): Head {
    return this.#links.head;
  }

  /** `known` is the field that something else tells is at fault. */
  take(row: EventRow, known: string | null = null): void {
    if (row.game !== this.#of.game)
      this.#find({ where: `event E${row.seq}`, field: 'game', saying: `is of ${row.game}` });
    const isSealed = this.#links.take(row, known);
    if (isSealed && known !== null)
      this.#find({
        where: `event E${row.seq}`,
        field: 'sums',
        saying: 'has sums that are not those of its fields',
      });
    if (this.#isLost || this.#of.depth === 'seals') return;
    // What is not what was sealed is not looked into: it might be anything.
    if (isSealed) this.#look(row);
    else this.#isLost = true;
  }

  /** Something else that is wrong with the game. */
  add(findings: readonly Finding[]): void {
    for (const finding of findings) this.#find(finding);
  }

  /** An event that nobody can read. */
  skip(finding: Omit<Finding, 'where'>): void {
    this.#find({ where: `event E${this.head.seq + 1}`, ...finding });
    this.#links.skip();
    this.#isLost = true;
  }

  /** What was found so far, and whether what is given out is what the log comes to. */
  report(published: Published | null): Report {
    this.#fold();
    const days = this.#of.days();
    const { game } = this.#of;
    const findings = [
      ...this.#links.findings,
      ...this.#findings,
      ...days.flatMap(dayFindings),
      ...(published === null ? [] : this.against(published)),
    ];
    const { checked, waiting } = this.#throws;
    return {
      game,
      head: this.head,
      events: this.head.seq,
      throws: { checked, waiting },
      days: { known: days.length, ahead: days.filter(isAhead).length },
      versions: this.#versions,
      findings: findings.slice(0, MOST_FINDINGS),
      remarks: days.flatMap(lateRemark),
    };
  }

  /** What is wrong with something that claims to be what the log comes to now. */
  against({ head, version, rules, table }: Published): Finding[] {
    this.#fold();
    const say = (where: string, field: string | null, saying: string): Finding => ({ where, field, saying });
    const mine = this.head;
    const late = head.seq !== mine.seq || head.hash !== mine.hash;
    const wrong = late
      ? [
          say(
            'seal',
            head.seq === mine.seq ? 'hash' : 'seq',
            `is that of event ${head.seq}, ${head.hash.slice(0, 8)}…, and the log ends with event ${mine.seq}, ${mine.hash.slice(0, 8)}…`,
          ),
        ]
      : [];
    if (this.#isLost || this.#of.depth === 'seals') return wrong;
    const { law } = this.#game;
    return [
      ...wrong,
      ...(version === law.version
        ? []
        : [say('ruleset', 'version', `is r${version}, and the log comes to r${law.version}`)]),
      ...ruleFindings('ruleset', 'law', rules, law.rules),
      ...compared(table, this.#game.table),
      ...compared(this.#cells.table, this.#game.table),
    ];
  }

  #look(row: EventRow): void {
    try {
      const event = unseal(row);
      if (row.type !== event.fact.type)
        this.#find({ where: `event E${row.seq}`, field: 'type', saying: 'is not named after its fact' });
      for (const finding of [...this.#cells.take(event), ...this.#throws.take(event)]) this.#find(finding);
      this.#steps.follow(event);
      if (touchesLaw(event)) this.#law(event);
      this.#unfolded.push(event);
      if (this.#unfolded.length >= TOGETHER) this.#fold();
    } catch (error) {
      this.#lose(row.seq, error);
    }
  }

  #law(event: Sealed): void {
    this.#fold();
    const text = lawIn(event.fact);
    if (text) this.#versions = { ...this.#versions, known: this.#versions.known + 1 };
    if (this.#of.depth !== 'law' || this.#isLost) return;
    const { findings, derived } = checkLaw(this.#game, event, this.#steps);
    if (text) this.#steps.changed(this.#game.law.rules, text.rules);
    for (const finding of findings) this.#find(finding);
    if (derived) this.#versions = { ...this.#versions, derived: this.#versions.derived + 1 };
  }

  #fold(): void {
    const events = this.#unfolded;
    this.#unfolded = [];
    if (events.length === 0) return;
    try {
      this.#game = fold(this.#game, events);
    } catch (error) {
      this.#lose(events[0]?.seq ?? 0, error);
    }
  }

  #day(day: string): DayOfDice | null {
    // What was not accepted yet may be by now.
    if (!this.#days.get(day)?.acceptedTs) this.#days = new Map(this.#of.days().map((one) => [one.day, one]));
    return this.#days.get(day) ?? null;
  }

  #lose(seq: number, error: unknown): void {
    this.#isLost = true;
    const why = error instanceof Error ? error.message : String(error);
    this.#find({ where: `event E${seq}`, field: null, saying: `cannot be followed: ${why.slice(0, 200)}` });
  }

  #find(finding: Finding): void {
    if (this.#findings.length < MOST_FINDINGS) this.#findings.push(finding);
  }
}
