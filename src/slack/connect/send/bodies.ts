import { z } from 'zod';
import type { Draft, Outgoing } from '../../../store/types.ts';

const id = z.string().min(1);
/** A message, by its address or by what it mirrors in the same game. */
const target = z.union([z.strictObject({ channel: id, ts: id }), z.strictObject({ what: id })]);
const thread = z.union([id, z.strictObject({ what: id })]);
const words = { text: id, blocks: z.array(z.unknown()).readonly().optional() };

const schemas = {
  /**
   * Without a text the words are asked for when sending, as for `redraw`. `fold`: posts with the same word in one
   * place may be sent as one when many wait. `next`: what the game does once it is posted, read by the game's own side.
   * `until`, here and below: when it has lost its use, epoch ms; from then on it is not said.
   */
  post: z.object({
    channel: id,
    text: id.optional(),
    blocks: words.blocks,
    thread: thread.optional(),
    broadcast: z.boolean().optional(),
    fold: id.optional(),
    until: z.number().optional(),
    next: z.unknown().optional(),
  }),
  edit: z.object({ of: target, ...words }),
  /** `channel` and `thread` say where it goes when it must be posted anew. `anew`: somebody else changed what it says. */
  redraw: z.object({ channel: id, thread: thread.optional(), anew: z.boolean().optional() }),
  delete: z.object({ of: target }),
  ephemeral: z.object({
    ...{ channel: id, user: id, ...words },
    ...{ thread: thread.optional(), until: z.number().optional() },
  }),
  /** `instead`: who is told privately, and where, once the address is used up or gone. */
  respond: z.object({
    instead: z.object({ channel: id, user: id, thread: thread.optional() }).optional(),
    url: z.url(),
    /** The thread that the button pressed stands in. */
    thread: id.optional(),
    ...words,
    replaceOriginal: z.boolean().optional(),
    deleteOriginal: z.boolean().optional(),
    inChannel: z.boolean().optional(),
  }),
  pin: z.object({ of: target }),
  unpin: z.object({ of: target }),
  /** `emoji` is a name without colons. */
  react: z.object({ of: target, emoji: id }),
  unreact: z.object({ of: target, emoji: id }),
  dm: z.object({ user: id, until: z.number().optional(), ...words }),
  /** A Home, drawn when it is sent: after a change only if it shows something else, after a choice of its owner's at once. */
  home: z.object({ user: id, why: z.enum(['changed', 'opened', 'chosen']) }),
  /** Files to one person, in one direct message; `comment` is what the message says. What is `drawn` is asked for when it is sent. */
  file: z.object({
    user: id,
    comment: id,
    files: z.array(z.object({ name: id, title: id, text: id.optional(), drawn: id.optional() })).min(1),
  }),
};

export type Sort = keyof typeof schemas;
export type Body<S extends Sort> = z.infer<(typeof schemas)[S]>;
export type Target = z.infer<typeof target>;
export type Thread = z.infer<typeof thread>;
/** What a message says. */
export interface Words {
  readonly text: string;
  readonly blocks?: readonly unknown[] | undefined;
}

/** An outgoing row whose body has been read. */
export type Item = {
  [S in Sort]: {
    readonly sort: S;
    readonly row: Outgoing;
    readonly body: Body<S>;
    /** Rows that are said along with it, in the same message. */
    readonly along?: readonly Outgoing[];
  };
}[Sort];
export type ItemOf<S extends Sort> = Extract<Item, { readonly sort: S }>;

/** The item in a row, or why it cannot be read. */
export function readItem(row: Outgoing): Item | string {
  if (!isSort(row.sort)) return `unknown sort ${row.sort}`;
  const read = schemas[row.sort].safeParse(row.body);
  if (!read.success) return `unreadable ${row.sort}: ${z.prettifyError(read.error)}`;
  const item = { sort: row.sort, row, body: read.data } as Item;
  return isDrawn(item) && row.what === null ? `${row.sort} of nothing named` : item;
}

/** The names of messages that must be posted before the item can be carried out. */
export function needs(item: Item): readonly string[] {
  const { body } = item;
  const names: string[] = item.sort === 'redraw' && item.row.what !== null ? [item.row.what] : [];
  if ('of' in body && 'what' in body.of) names.push(body.of.what);
  if ('thread' in body && typeof body.thread === 'object') names.push(body.thread.what);
  return names;
}

/** Every row that an item stands for. */
export function rowsOf(item: Item): readonly Outgoing[] {
  return [item.row, ...(item.along ?? [])];
}

/** Whether the words are asked for at the moment of sending. */
export function isDrawn(item: Item): boolean {
  return item.sort === 'redraw' || (item.sort === 'post' && item.body.text === undefined);
}

function isSort(sort: string): sort is Sort {
  return Object.hasOwn(schemas, sort);
}

/** Where a draft goes, what it makes or changes, and how urgent it is; `slot` lets a newer draft replace it. */
export interface Routing {
  readonly lane: string;
  readonly priority: number;
  readonly what?: string;
  readonly slot?: string;
}

/** Writes a draft that the sender can read. */
export function draft<S extends Sort>(sort: S, routing: Routing, body: Body<S>): Draft {
  const { lane, priority, what = null, slot = null } = routing;
  return { sort, lane, priority, what, slot, body };
}
