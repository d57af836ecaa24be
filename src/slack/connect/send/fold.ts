import type { Outgoing } from '../../../store/types.ts';
import type { BooksTx } from '../ports.ts';
import { type ItemOf, readItem, type Words } from './bodies.ts';

/** More than this many waiting posts of one kind become one. */
const FOLD_OVER = 5;
const FOLD_AT_MOST = 30;
/** Of a lane: what is more urgent and has to wait stands before the posts. */
const LOOK_AT_MOST = 100;
const BLOCKS_AT_MOST = 45;
const BLOCKS_JSON_AT_MOST = 12_000;
const AFTER_ALL = Number.MAX_SAFE_INTEGER;

type Post = ItemOf<'post'>;

/** The posts that wait right behind this one and may be sent with it; none while few wait. */
export async function fellows(
  tx: BooksTx,
  first: Post,
  unsure: (row: Outgoing) => boolean,
): Promise<readonly Post[]> {
  if (!foldable(first, unsure)) return [];
  const rows = await tx.outbox.next({ now: AFTER_ALL, each: LOOK_AT_MOST });
  const lane = rows.filter((row) => row.lane === first.row.lane);
  const behind = lane.slice(lane.findIndex(({ id }) => id === first.row.id) + 1);
  const group: Post[] = [];
  for (const row of behind.slice(0, FOLD_AT_MOST - 1)) {
    const next = readItem(row);
    if (typeof next === 'string' || next.sort !== 'post' || !foldable(next, unsure) || !alike(first, next))
      break;
    group.push(next);
  }
  return group.length >= FOLD_OVER ? group : [];
}

function foldable({ row, body }: Post, unsure: (row: Outgoing) => boolean): boolean {
  return body.fold !== undefined && body.text !== undefined && !unsure(row);
}

function alike({ body: a }: Post, { body: b }: Post): boolean {
  const place = (body: Post['body']) =>
    JSON.stringify([body.fold, body.channel, body.thread, body.broadcast]);
  return place(a) === place(b);
}

/** All that the posts say, as one. Blocks only while Slack takes so many. */
export function foldedWords(bodies: readonly Words[]): Words {
  const text = bodies.map((words) => words.text).join('\n');
  const blocks = bodies.flatMap((words) => words.blocks ?? [{ type: 'section', text: mrkdwn(words.text) }]);
  const fits = blocks.length <= BLOCKS_AT_MOST && JSON.stringify(blocks).length <= BLOCKS_JSON_AT_MOST;
  return fits ? { text, blocks } : { text };
}

function mrkdwn(text: string) {
  return { type: 'mrkdwn', text, verbatim: true };
}
