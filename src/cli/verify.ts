import { createReadStream, existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { GameRow } from '../store/log.ts';
import type { Reading } from '../store/reading.ts';
import { verifyBooks } from '../verify/books.ts';
import { verifyExport } from '../verify/export/verify.ts';
import { placeFindings } from '../verify/place.ts';
import type { Finding, Report } from '../verify/shapes.ts';
import { gamesOf, withBooks } from './books.ts';
import { type CliCommand, Unusable } from './command.ts';
import { verifyTable } from './tables.ts';
import { type Told, told } from './telling.ts';

export const verifyCommand: CliCommand = {
  usage:
    'fast-nomic verify export.json [--json]\nfast-nomic verify --database sqlite:PATH [--game G] [--json]',
  does: 'Checks the log, the dice, the law and the gamestate of a game; in a database its own pages and the logs of ticker tables as well. 0: it holds together, 1: it does not, 2: it could not be looked at.',
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

/** Where the file itself is damaged, what is read out of it says nothing, and is not read. */
function ofDatabase(database: string, game: string | undefined): Promise<Told[]> {
  return withBooks(database, async (books) => {
    const damage = await books.damage();
    if (damage.length > 0) return [{ database, findings: damage.map(damaged) }];
    const tables = await books.tickers.tables();
    const reports: Told[] = [];
    const isTable = tables.some(({ id }) => id === game);
    if (!isTable) for (const row of await gamesOf(books, game)) reports.push(await verifyListed(books, row));
    for (const row of tables)
      if (game === undefined || row.id === game) reports.push(await verifyTable(books, row));
    return reports;
  });
}

function damaged(saying: string): Finding {
  return { where: 'the file', field: null, saying };
}

async function verifyListed(books: Reading, row: GameRow): Promise<Report> {
  const report = await verifyBooks(books, row.id, null);
  const placed = placeFindings(row, (await books.log.rows(row.id, 0, 1))[0]);
  return { ...report, findings: [...report.findings, ...placed] };
}
