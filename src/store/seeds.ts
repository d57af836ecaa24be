import { randomBytes } from 'node:crypto';
import { commitment, SEED_BYTES } from '../dice/provable.ts';
import { Book } from './tables.ts';

/** What may be known of a seed. `acceptedTs`: the message with its commitment; `revealedTs`: the one with the seed. */
export interface Commitment {
  readonly day: string;
  readonly commitment: string;
  readonly acceptedTs: string | null;
  readonly revealedTs: string | null;
}

/** The seeds of the provable dice: the only secrets here. */
export class Seeds extends Book {
  /** Of every day, oldest first, without the seeds. */
  commitments(game: string): Promise<Commitment[]> {
    return this.#known(game).orderBy('day').execute();
  }

  async commitment(game: string, day: string): Promise<Commitment | null> {
    return (await this.#known(game).where('day', '=', day).executeTakeFirst()) ?? null;
  }

  #known(game: string) {
    const days = this.db.selectFrom('diceSeeds').select(['day', 'commitment', 'acceptedTs', 'revealedTs']);
    return days.where('game', '=', game);
  }

  /** The 32 secret bytes of a day; null where only its commitment is known. Nothing rolls under them before their commitment is accepted. */
  async secret(game: string, day: string): Promise<Uint8Array | null> {
    const row = this.db
      .selectFrom('diceSeeds')
      .select('seed')
      .where('game', '=', game)
      .where('day', '=', day);
    const seed = (await row.executeTakeFirst())?.seed;
    return seed === undefined || seed.length === 0 ? null : seed;
  }

  /** Whether throws of that day may have been made in books that are gone: what they would show may be known. */
  async isSpent(game: string, day: string): Promise<boolean> {
    const rows = this.db.selectFrom('diceStreams').select('next').where('game', '=', game);
    return (await rows.where('day', '=', day).limit(1).executeTakeFirst()) !== undefined;
  }

  /** The newest such day; null when these books were never put back. */
  async lastSpent(game: string): Promise<string | null> {
    const rows = this.db.selectFrom('diceStreams').select('day').where('game', '=', game);
    return (await rows.orderBy('day', 'desc').limit(1).executeTakeFirst())?.day ?? null;
  }
}

export class OpenSeeds extends Seeds {
  /** Gives the commitment of the day's seed, which is drawn when there is none. */
  async draw(game: string, day: string): Promise<string> {
    const seed = randomBytes(SEED_BYTES);
    const row = { game, day, seed, commitment: commitment(seed), acceptedTs: null, revealedTs: null };
    await this.db
      .insertInto('diceSeeds')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await this.commitment(game, day))!.commitment;
  }

  /** A day out of other books; of one that was not over there the seed, being secret, stays unknown: no bytes. */
  async takeIn(game: string, day: Commitment & { readonly seed: Uint8Array }): Promise<void> {
    const { seed, commitment: committed, acceptedTs, revealedTs } = day;
    const row = {
      game,
      day: day.day,
      seed: Buffer.from(seed),
      commitment: committed,
      acceptedTs,
      revealedTs,
    };
    await this.db.insertInto('diceSeeds').values(row).execute();
  }

  /** Slack has the message with the commitment. The first such message stands. */
  async accepted(game: string, day: string, ts: string): Promise<void> {
    const row = this.db.updateTable('diceSeeds').set({ acceptedTs: ts }).where('acceptedTs', 'is', null);
    await row.where('game', '=', game).where('day', '=', day).execute();
  }

  async revealed(game: string, day: string, ts: string): Promise<void> {
    const row = this.db.updateTable('diceSeeds').set({ revealedTs: ts }).where('revealedTs', 'is', null);
    await row.where('game', '=', game).where('day', '=', day).execute();
  }
}
