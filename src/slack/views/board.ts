import { keysUnder, text } from '../../game/cells.ts';
import { emperor } from '../../game/people.ts';
import { typeName } from '../../ruleset/lists.ts';
import type { KindSpec } from '../../ruleset/types.ts';
import type { BoardView, CellView, ColumnView, KindTable } from '../render/views.ts';
import { clocks, door } from './clocks.ts';
import { pendingLines } from './docket.ts';
import { openFreeze } from './freeze.ts';
import { isPosted } from './made.ts';
import { quorum } from './quorum.ts';
import { observerRows, roster, worthRule } from './roster.ts';
import { field, type Scene } from './scene.ts';

export function boardView(scene: Scene): BoardView {
  const { game, at } = scene;
  const { program, version } = game.law;
  return {
    round: game.table.has('game/round_began') ? text(game.table, 'game/round_name') : null,
    theme: text(game.table, 'global/theme'),
    emperor: emperor(game) || null,
    quorum: quorum(game, at),
    version,
    at,
    seq: game.seq,
    roster: roster(scene),
    observers: observerRows(scene),
    worth: worthRule(game),
    tables: tables(scene),
    globals: [...program.globals.values()]
      .filter((definition) => definition.name !== 'theme')
      .map((definition) => {
        const { name, rule } = definition;
        return { ...field(definition, game.table.get(`global/${name}`) ?? null), rule };
      }),
    clocks: clocks(scene),
    pending: pendingLines(scene),
    freeze: openFreeze(scene),
    doors: [...program.actions.values()].map(door),
    head: scene.head,
    commitment: scene.commitment,
    tracker: program.tracker?.url ?? null,
    closed: false,
  };
}

/** A table for every kind of thing but those that live in posts of their own. */
function tables(scene: Scene): KindTable[] {
  return [...scene.game.law.program.kinds.values()]
    .filter((kind) => !isPosted(scene.game, kind))
    .map((kind) => table(scene, kind));
}

function table({ game }: Scene, kind: KindSpec): KindTable {
  const columns: ColumnView[] = kind.fields.map((f) => ({
    name: f.name,
    type: typeName(f),
    moves: f.type === 'integer',
  }));
  const rows = keysUnder(game.table, `is/${kind.name}`).map((key) =>
    columns.map((column): CellView => {
      const path = `${kind.name}/${key}/${column.name}`;
      const value = column.name === kind.key ? key : (game.table.get(path) ?? null);
      return { value, last: column.moves ? (game.past.moves.get(path) ?? 'new') : null };
    }),
  );
  return { kind: kind.name, plural: kind.plural, key: kind.key, columns, rows };
}
