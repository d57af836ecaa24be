import type { Store } from '../store/store.ts';
import type { Post } from '../store/types.ts';

/** Which message mirrors what, at hand while rulings are rendered; the store keeps the same. */
export class Mirror {
  readonly #byWhat = new Map<string, Post>();
  readonly #byAddress = new Map<string, Post>();

  static async open(store: Store): Promise<Mirror> {
    const mirror = new Mirror();
    for (const game of [...(await store.log.games()), ...(await store.tickers.tables())]) {
      for (const post of await store.posts.all(game.id)) mirror.note(post);
    }
    return mirror;
  }

  of(game: string, what: string): Post | null {
    return this.#byWhat.get(`${game} ${what}`) ?? null;
  }

  at(channel: string, ts: string): Post | null {
    return this.#byAddress.get(`${channel} ${ts}`) ?? null;
  }

  note(post: Post): void {
    this.forget(post.game, post.what);
    this.#byWhat.set(`${post.game} ${post.what}`, post);
    this.#byAddress.set(`${post.channel} ${post.ts}`, post);
  }

  forget(game: string, what: string): void {
    const old = this.of(game, what);
    if (!old) return;
    this.#byWhat.delete(`${game} ${what}`);
    this.#byAddress.delete(`${old.channel} ${old.ts}`);
  }
}
