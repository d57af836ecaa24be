import { parseArgs } from 'node:util';
import { databasePath } from '../env.ts';
import { backup, NotDone } from '../store/backup.ts';
import { Held } from '../store/lock.ts';
import { restore } from '../store/restore.ts';
import { type CliCommand, Unusable } from './command.ts';

export const backupCommand: CliCommand = {
  usage: 'fast-nomic backup FILE --database sqlite:PATH',
  does: 'Copies the database to a new file, as it is at one moment, while the bot goes on. Keep the copy to yourself: it holds the seeds of the dice.',
  async run(args, out) {
    const { file, database } = read(args, {});
    await sayingWhy(() => backup(database, file));
    out.say(`Written to ${file}.`);
    return 0;
  },
};

export const restoreCommand: CliCommand = {
  usage: 'fast-nomic restore FILE --database sqlite:PATH [--force]',
  does: 'Puts a backup in the place of the database, once it is checked whole. With --force one that is there is put aside as PATH.replaced. Dice of the day roll no more: what they would show may be known by now.',
  async run(args, out) {
    const { file, database, values } = read(args, { force: { type: 'boolean' } });
    const { replaced, restsOn } = await sayingWhy(async () =>
      restore(file, database, { force: values.force === true }),
    );
    out.say(`${file} is now the database ${database}.`);
    if (replaced !== null) out.say(`What was there is in ${replaced}.`);
    if (restsOn !== null)
      out.say(
        `Nothing is rolled on ${restsOn} (UTC) any more: since the backup its dice may have shown what they will show. Ticker tables go on with the dice they had.`,
      );
    return 0;
  },
};

function read(args: readonly string[], more: Readonly<Record<string, { type: 'boolean' }>>) {
  const options = { database: { type: 'string' }, ...more } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Unusable('Name one file.');
  return { file, database: placeIn(values.database), values: values as Readonly<Record<string, unknown>> };
}

/** The path in `sqlite:PATH`, whether or not anything is there. @throws Unusable */
export function placeIn(database: unknown): string {
  const path = typeof database === 'string' ? databasePath(database) : null;
  if (path === null) throw new Unusable('Name the database: --database sqlite:PATH.');
  return path;
}

/** What the person can set right becomes a sentence for them. @throws Unusable */
export async function sayingWhy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotDone || error instanceof Held) throw new Unusable(error.message);
    throw error;
  }
}
