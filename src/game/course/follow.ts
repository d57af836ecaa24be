import { PATHS } from '../../ruleset/compile/declare.ts';
import { actionAfter, pathAfter, type Renamed, renamingsAmong, unmoved } from '../../ruleset/renamed.ts';
import type { Change } from '../../ruleset/types.ts';
import type { Fact, GameEvent } from '../types.ts';
import { type Cause, type Course, type Moment, NO_COURSE, type Step } from './course.ts';

/** Beyond this many steps of one number every second one of the older half goes, the round's first excepted. */
const MOST_STEPS = 2_000;
const MOST_MOMENTS = 4_000;

/** The course with these events in it too; those it knows are passed over. Not changed in place. */
export function followed(course: Course, events: readonly GameEvent[]): Course {
  const writing = new Writing(course);
  for (const event of events) if (event.seq > writing.seq) writing.take(event);
  return writing.whole();
}

class Writing {
  seq: number;
  #began: number;
  #beganAt: number;
  #at: number;
  #steps: Map<string, readonly Step[]>;
  #moments: Moment[];
  #counts: Map<string, number>;
  /** Tracks copied by this writing, which it may add to. */
  #own = new Map<string, Step[]>();

  constructor({ seq, began, beganAt, at, steps, moments, counts }: Course) {
    this.seq = seq;
    this.#began = began;
    this.#beganAt = beganAt;
    this.#at = at;
    this.#steps = new Map(steps);
    this.#moments = [...moments];
    this.#counts = new Map(counts);
  }

  take(event: GameEvent): void {
    const { fact, changes, seq } = event;
    this.seq = seq;
    // One heard late follows the one before it all the same.
    this.#at = Math.max(this.#at, event.at);
    if (fact.type === 'GameFounded') this.#forget();
    this.#rename(renamingsAmong(changes));
    const moved = unmoved(changes).filter((change) => this.#step(change));
    const rolled = 'rolls' in fact && (fact.rolls?.length ?? 0) > 0;
    if (changes.some(({ path, to }) => path === 'game/round_began' && to !== null)) this.#begin();
    else this.#moment(fact, rolled, moved.length > 0);
  }

  whole(): Course {
    return {
      seq: this.seq,
      began: this.#began,
      beganAt: this.#beganAt,
      at: this.#at,
      steps: this.#steps,
      moments: this.#moments,
      counts: this.#counts,
    };
  }

  #forget(): void {
    this.#steps = new Map(NO_COURSE.steps);
    this.#own.clear();
    this.#moments = [];
    this.#counts.clear();
  }

  /** A round begins with what there is now. */
  #begin(): void {
    const now = [...this.#steps].flatMap(([path, steps]): [string, Step[]][] => {
      const to = steps.at(-1)?.to ?? null;
      return to === null ? [] : [[path, [{ event: this.seq, at: this.#at, to }]]];
    });
    this.#forget();
    this.#steps = new Map(now);
    this.#began = this.seq;
    this.#beganAt = this.#at;
  }

  #rename(renamed: readonly Renamed[]): void {
    if (renamed.length === 0) return;
    this.#steps = new Map([...this.#steps].map(([path, steps]) => [pathAfter(path, renamed), steps]));
    this.#own.clear();
    this.#moments = this.#moments.map((moment) =>
      moment.cause === 'action' ? { ...moment, name: actionAfter(moment.name, renamed) } : moment,
    );
    this.#counts = new Map([...this.#counts].map(([name, n]) => [actionAfter(name, renamed), n]));
  }

  #step({ path, from, to }: Change): boolean {
    if ((typeof from !== 'number' && typeof to !== 'number') || !isCounted(path)) return false;
    const known = this.#own.get(path) ?? [...(this.#steps.get(path) ?? [])];
    known.push({ event: this.seq, at: this.#at, to: typeof to === 'number' ? to : null });
    const kept = known.length > MOST_STEPS ? thinned(known) : known;
    this.#own.set(path, kept);
    this.#steps.set(path, kept);
    return true;
  }

  #moment(fact: Fact, rolled: boolean, moved: boolean): void {
    const { cause, name } = causeOf(fact, this.seq);
    const nth = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, nth);
    if (!rolled && !moved) return;
    this.#moments.push({ event: this.seq, at: this.#at, cause, name, nth, rolled });
    if (this.#moments.length > MOST_MOMENTS) this.#moments = this.#moments.slice(-MOST_MOMENTS / 2);
  }
}

/** Numbers of things, of people, of what people have of things, and of the game; not the engine's own books. */
function isCounted(path: string): boolean {
  const head = path.slice(0, path.indexOf('/'));
  return head === 'rel' || head === 'global' || !PATHS.has(head) || head === 'player';
}

function thinned(steps: readonly Step[]): Step[] {
  const half = Math.floor(steps.length / 2);
  return steps.filter((_, i) => i >= half || i % 2 === 0);
}

function causeOf(fact: Fact, seq: number): { readonly cause: Cause; readonly name: string } {
  if (fact.type === 'ActionTaken') return { cause: 'action', name: fact.action };
  if (fact.type === 'FellDue') return { cause: 'due', name: fact.name };
  if (fact.type === 'MatterResolved') return { cause: 'matter', name: fact.matter };
  if (fact.type === 'HandRecorded' || fact.type === 'RecordContested' || fact.type === 'EventStruck')
    return { cause: 'record', name: `E${seq}` };
  return { cause: 'other', name: fact.type };
}
