import { Book } from './tables.ts';
import type { Post } from './types.ts';

/** Which message mirrors what. */
export class Posts extends Book {
  all(game: string): Promise<Post[]> {
    return this.db.selectFrom('posts').selectAll().where('game', '=', game).orderBy('what').execute();
  }

  async of(game: string, what: string): Promise<Post | null> {
    const posts = this.db.selectFrom('posts').selectAll().where('game', '=', game);
    return (await posts.where('what', '=', what).executeTakeFirst()) ?? null;
  }

  async at(channel: string, ts: string): Promise<Post | null> {
    const posts = this.db.selectFrom('posts').selectAll().where('channel', '=', channel).where('ts', '=', ts);
    return (await posts.orderBy('what').executeTakeFirst()) ?? null;
  }
}

export class OpenPosts extends Posts {
  /** From now on this message mirrors it, and no other. */
  async note(post: Post): Promise<void> {
    const { channel, ts } = post;
    await this.db
      .insertInto('posts')
      .values(post)
      .onConflict((conflict) => conflict.columns(['game', 'what']).doUpdateSet({ channel, ts }))
      .execute();
  }

  async forget(game: string, what: string): Promise<void> {
    await this.db.deleteFrom('posts').where('game', '=', game).where('what', '=', what).execute();
  }
}
