import { Book } from './tables.ts';

/** Which file of Slack's holds a picture, by a digest of what it shows. */
export class Pictures extends Book {
  async file(game: string, content: string): Promise<string | null> {
    const row = this.db.selectFrom('pictures').select('file').where('game', '=', game);
    return (await row.where('content', '=', content).executeTakeFirst())?.file ?? null;
  }

  async note(game: string, content: string, file: string): Promise<void> {
    await this.db
      .insertInto('pictures')
      .values({ game, content, file })
      .onConflict((conflict) => conflict.columns(['game', 'content']).doUpdateSet({ file }))
      .execute();
  }
}
