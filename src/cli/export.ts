import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { fold, unfounded } from '../game/evolve.ts';
import type { Game } from '../game/types.ts';
import type { Reading } from '../store/reading.ts';
import { exported } from '../verify/export/write.ts';
import { gamesOf, withBooks } from './books.ts';
import { type CliCommand, Unusable } from './command.ts';

export const exportCommand: CliCommand = {
  usage: 'fast-nomic export FILE --database sqlite:PATH [--game G]',
  does: 'Writes a whole game into one file that anybody can verify. No seed of a day that is not over is in it.',
  async run(args, out) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { database: { type: 'string' }, game: { type: 'string' } },
    });
    const [path] = positionals;
    const { database, game: wanted } = values;
    if (path === undefined || positionals.length > 1) throw new Unusable('Name one file to write.');
    if (database === undefined) throw new Unusable('Name the database to read.');
    if (existsSync(path)) throw new Unusable(`${path} is there already: name a file that is not.`);
    return withBooks(database, async (books) => {
      const [row, ...others] = await gamesOf(books, wanted);
      if (row === undefined || others.length > 0)
        throw new Unusable(`Say which game: ${[row, ...others].map((one) => one?.id).join(', ')}.`);
      const game = await folded(books, row.id);
      await written(path, exported(books, game));
      out.say(`Written to ${path}: game ${row.id}, events E1 to E${game.seq}.`);
      return 0;
    });
  },
};

/** The whole file or none. */
async function written(path: string, pieces: AsyncIterable<string>): Promise<void> {
  const part = `${path}.part`;
  try {
    await pipeline(Readable.from(pieces), createWriteStream(part));
    renameSync(part, path);
  } finally {
    rmSync(part, { force: true });
  }
}

const PAGE = 200;

/** By the log alone: a snapshot is no truth. */
async function folded({ log }: Reading, id: string): Promise<Game> {
  let game = unfounded(id);
  for (;;) {
    const events = await log.between(id, game.seq, Number.MAX_SAFE_INTEGER, PAGE);
    if (events.length === 0) return game;
    game = fold(game, events);
  }
}
