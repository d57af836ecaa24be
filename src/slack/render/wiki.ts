import { capital, cellWords, spaced } from './cells.ts';
import { oneLine } from './escape.ts';
import { nameOf, plain } from './mrkdwn.ts';
import type { BoardView, KindTable, Reader, RosterRow } from './views.ts';

/** The gamestate as tables of a wiki: people with what they have, a table a kind, and the rest. */
export function wikiText(view: BoardView, reader: Reader): string {
  const who = capital(reader.noun('players'));
  const globals = view.globals.map((field) => [
    field.note || spaced(field.name),
    plain(cellWords(field.type, field.value), reader),
  ]);
  return [
    `== ${who} ==`,
    table(
      personHead(view, reader),
      view.roster.map((row) => personRow(view, row, reader)),
    ),
    ...view.tables.flatMap((kind) => [`== ${capital(spaced(kind.plural))} ==`, thingTable(kind, reader)]),
    ...(globals.length === 0 ? [] : ['== Other values ==', table(['Name', 'Value'], globals)]),
    `Ruleset r${view.version}, event ${view.seq}, ${new Date(view.at).toISOString()}.`,
  ].join('\n\n');
}

function personHead(view: BoardView, reader: Reader): string[] {
  const fields = (view.roster[0]?.fields ?? []).map((field) => field.note || spaced(field.name));
  return [capital(reader.noun('player')), ...fields, ...held(view)];
}

/** Every thing that somebody has of, by relation: a column each. */
function held(view: BoardView): string[] {
  const keys = view.roster.flatMap((row) => row.holdings.map(({ relation, key }) => `${relation} ${key}`));
  return [...new Set(keys)].sort();
}

function personRow(view: BoardView, row: RosterRow, reader: Reader): string[] {
  const office = row.emperor ? ` (${reader.noun('emperor')})` : '';
  const amounts = new Map(row.holdings.map((h) => [`${h.relation} ${h.key}`, String(h.amount)]));
  return [
    nameOf(row.person, reader) + office,
    ...row.fields.map((field) => plain(cellWords(field.type, field.value), reader)),
    ...held(view).map((key) => amounts.get(key) ?? '0'),
  ];
}

function thingTable(kind: KindTable, reader: Reader): string {
  const head = kind.columns.map((column) => spaced(column.name));
  const rows = kind.rows.map((row) =>
    row.map((cell, i) => plain(cellWords(kind.columns[i]?.type ?? 'text', cell.value), reader)),
  );
  return table(head, rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [
    '{| class="wikitable"',
    `! ${head.map(wikiCell).join(' !! ')}`,
    ...rows.flatMap((row) => ['|-', `| ${row.map(wikiCell).join(' || ')}`]),
    '|}',
  ].join('\n');
}

/** Nothing in a cell is markup of the wiki. */
function wikiCell(text: string): string {
  const shown = oneLine(text);
  return /[|!{}[\]<>'=&]/.test(shown) ? `<nowiki>${entities(shown)}</nowiki>` : shown;
}

function entities(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('|', '&#124;');
}
