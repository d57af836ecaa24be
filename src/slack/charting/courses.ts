import { type Course, NO_COURSE } from '../../game/course/course.ts';
import { followed } from '../../game/course/follow.ts';
import type { Store } from '../../store/store.ts';

/** How the numbers of each game went, read from its log once and followed from there. */
export class Courses {
  readonly #store: Store;
  readonly #known = new Map<string, Promise<Course>>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Up to the newest event. One reading at a time for each game. */
  of(game: string): Promise<Course> {
    const before = this.#known.get(game) ?? Promise.resolve(NO_COURSE);
    const now = before.catch(() => NO_COURSE).then((course) => this.#follow(game, course));
    this.#known.set(game, now);
    return now;
  }

  async #follow(game: string, from: Course): Promise<Course> {
    let course = from;
    for (;;) {
      const events = await this.#store.log.page(game, course.seq);
      if (events.length === 0) return course;
      course = followed(course, events);
    }
  }
}
