import { keysUnder } from '../../game/cells.ts';
import { freezeAt } from '../../game/clocks.ts';
import { type Matter, matters } from '../../game/matters.ts';
import { emperor, isPlaying, players } from '../../game/people.ts';
import { standing } from '../../game/standing.ts';
import { tally } from '../../game/tally.ts';
import type { Game } from '../../game/types.ts';
import type { Ground, Hole, Saying } from '../../ruleset/types.ts';
import { written } from './moment.ts';

/** `trading.1: …` with the holes filled in plainly. */
export function said({ rule, par, saying }: Ground): string {
  return `${rule}${par === undefined ? '' : `.${par}`}: ${plain(saying)}`;
}

export function plain(saying: Saying): string {
  return saying.map((part) => (typeof part === 'string' ? part : filled(part))).join('');
}

function filled(hole: Hole): string {
  if ('player' in hole) return hole.player;
  if ('amount' in hole) return hole.amount.toLocaleString('en');
  if ('instant' in hole) return written(hole.instant);
  if ('lastingS' in hole) return `${hole.lastingS} s`;
  if ('dice' in hole) return hole.dice;
  return 'rule' in hole ? hole.rule : hole.matter;
}

/** `F2 A1 D1 of 5`. */
export function counted(game: Game, subject: Matter): string {
  const { for: f, against, deferential, veto, players: n } = tally(game, subject);
  const more = [
    deferential.length > 0 ? ` D${deferential.length}` : '',
    veto.length > 0 ? ` V${veto.length}` : '',
  ];
  return `F${f.length} A${against.length}${more.join('')} of ${n}`;
}

/** The table as somebody looking at it would draw it. */
export function picture(game: Game, at: number): string {
  const frozen = freezeAt(game, at);
  const people = keysUnder(game.table, 'is/player').map((id) => person(game, id));
  return [
    `${written(at)}  law v${game.law.version}  event ${game.seq}${frozen ? `  FROZEN by ${frozen.matter}` : ''}`,
    ...people,
    ...keysUnder(game.table, 'is/stock').map((id) => `  ${id} ${game.table.get(`stock/${id}/price`)}`),
    ...matters(game).map((m) => line(game, m, at)),
  ].join('\n');
}

function person(game: Game, id: string): string {
  const crown = emperor(game) === id ? '♛' : ' ';
  const shares = keysUnder(game.table, `rel/shares/${id}`).map(
    (stock) => `${game.table.get(`rel/shares/${id}/${stock}`)} ${stock}`,
  );
  const cash = game.table.get(`player/${id}/cash`) ?? '-';
  const last = players(game.table).at(-1) === id ? ' (last to join)' : '';
  return `${crown} ${id}${isPlaying(game.table, id) ? '' : ' observes'}  ${cash}  ${shares.join(', ')}${last}`;
}

function line(game: Game, m: Matter, at: number): string {
  if (m.state !== 'pending') return `  ${m.id} ${m.state} ${m.closed === null ? '' : written(m.closed)}`;
  const { enact, fail, ripensAt, waitsFor, frozenBy } = standing(game, m, at);
  const marks = [
    m.killed && 'self-killed',
    m.vetoed && 'vetoed',
    enact && 'enactable',
    fail && 'failable',
    ripensAt !== null && `until ${written(ripensAt)}`,
    waitsFor !== null && `behind ${waitsFor}`,
    frozenBy !== null && `frozen by ${frozenBy}`,
  ].filter(Boolean);
  return `  ${m.id} by ${m.author} since ${written(m.opened)}: ${counted(game, m)} ${marks.join(', ')}`;
}
