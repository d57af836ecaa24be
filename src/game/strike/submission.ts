import type { Cell } from '../../ruleset/types.ts';
import type { Command, GameEvent } from '../types.ts';
import { amendmentIn, typed } from './command.ts';

type Submitted = Extract<GameEvent['fact'], { type: 'MatterSubmitted' }>;

/** The entry as it was posted, out of what its event wrote down. */
export function submission(head: GameEvent, { matter: id, kind, amendment }: Submitted): Command {
  const written = new Map(head.changes.flatMap(({ path, to }) => (to === null ? [] : [[path, to] as const])));
  const word = (name: string) => String(written.get(`matter/${id}/${name}`) ?? '');
  const own = `matter_field/${id}/`;
  const fields = [...written].flatMap(([path, cell]): [string, string][] =>
    path.startsWith(own) ? [[path.slice(own.length), spelled(cell)]] : [],
  );
  const source = amendment?.source ?? (amendmentIn(head, id) || undefined);
  return {
    do: 'submit',
    kind,
    title: word('title'),
    text: word('text'),
    post: word('post'),
    ...(written.get(`matter/${id}/since_edit`) === true ? { sinceEdit: true } : {}),
    ...(source === undefined ? {} : { amendment: source }),
    ...(fields.length === 0 ? {} : { fields: Object.fromEntries(fields) }),
  };
}

function spelled(cell: Cell): string {
  return String(typed(cell));
}
