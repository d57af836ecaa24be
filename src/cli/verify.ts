import { createReadStream, existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { verifyBooks } from '../verify/books.ts';
import { verifyExport } from '../verify/export/verify.ts';
import type { Report } from '../verify/shapes.ts';
import { gamesOf, withBooks } from './books.ts';
import { type CliCommand, Unusable } from './command.ts';
import { told } from './telling.ts';

export const verifyCommand: CliCommand = {
  usage:
    'fast-nomic verify export.json [--json]\nfast-nomic verify --database sqlite:PATH [--game G] [--json]',
  does: 'Checks the log, the dice, the law and the gamestate of a game. 0: it holds together, 1: it does not, 2: it could not be looked at.',
  async run(args, out) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        database: { type: 'string' },
        game: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const [path, ...more] = positionals;
    if (more.length > 0 || (path === undefined) === (values.database === undefined))
      throw new Unusable('Name one export file, or a database.');
    const reports =
      path === undefined ? await ofDatabase(values.database ?? '', values.game) : [await ofFile(path)];
    out.say(
      values.json
        ? JSON.stringify(path === undefined ? reports : reports[0], null, 2)
        : reports.map(told).join('\n\n'),
    );
    return reports.some(({ findings }) => findings.length > 0) ? 1 : 0;
  },
};

async function ofFile(path: string): Promise<Report> {
  if (!existsSync(path)) throw new Unusable(`There is no file ${path}.`);
  try {
    return await verifyExport(createReadStream(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      throw new Unusable(`${path} cannot be read: ${error.message}.`);
    throw error;
  }
}

function ofDatabase(database: string, game: string | undefined): Promise<Report[]> {
  return withBooks(database, async (books) => {
    const reports: Report[] = [];
    for (const { id } of await gamesOf(books, game)) reports.push(await verifyBooks(books, id, null));
    return reports;
  });
}
