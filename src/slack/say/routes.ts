import type { Draft } from '../../store/types.ts';
import { draft, type Thread } from '../connect/send/bodies.ts';
import type { Message } from '../render/compose.ts';
import { about } from './about.ts';

/** Notice > card > roll > receipt > banner edits; answers to one person have lanes of their own. */
export const PRIORITY = {
  notice: 10,
  card: 20,
  roll: 30,
  receipt: 40,
  board: 50,
  edit: 60,
  pin: 25,
  answer: 15,
  home: 70,
} as const;

/** Who asked, and where an answer reaches them. */
export interface Asker {
  readonly person: string;
  readonly channel: string;
  readonly thread?: string;
  /** Slack's address for answering a command or a click: 5 uses, 30 minutes. */
  readonly responseUrl?: string;
  /** Asked in Home or a direct message: what is private goes there, since the channel may not be in sight. */
  readonly direct?: true;
}

/** Only the one who asked sees it; from `until` on, epoch ms, nobody does unless it was an answer to be had at once. */
export function privately(asker: Asker, message: Message, until?: number): Draft {
  const { person, channel, thread, responseUrl, direct } = asker;
  const { text, blocks } = direct ? about(channel, message) : message;
  const routing = { lane: `person/${person}`, priority: PRIORITY.answer };
  const dated = until === undefined ? {} : { until };
  if (direct && !responseUrl) return draft('dm', routing, { user: person, text, blocks, ...dated });
  const place = { channel, user: person, ...(thread === undefined ? {} : { thread }) };
  if (responseUrl) {
    const inThread = thread === undefined ? {} : { thread };
    return draft('respond', routing, { url: responseUrl, ...inThread, text, blocks, instead: place });
  }
  return draft('ephemeral', routing, { ...place, text, blocks, ...dated });
}

export interface Posting {
  readonly channel: string;
  readonly priority: number;
  readonly what?: string;
  readonly thread?: Thread;
  readonly broadcast?: boolean;
  readonly fold?: string;
  /** When it has lost its use, epoch ms. */
  readonly until?: number;
}

/** A new message for a new fact. */
export function posting(at: Posting, { text, blocks }: Message): Draft {
  const { channel, priority, what, thread, broadcast, fold, until } = at;
  return draft(
    'post',
    { lane: channel, priority, ...(what === undefined ? {} : { what, slot: `post/${what}` }) },
    {
      channel,
      text,
      blocks,
      ...(thread === undefined ? {} : { thread }),
      ...(broadcast ? { broadcast } : {}),
      ...(fold === undefined ? {} : { fold }),
      ...(until === undefined ? {} : { until }),
    },
  );
}

/** A new message that says what there is to say when it is sent. */
export function postingDrawn({
  channel,
  priority,
  what,
  thread,
}: Posting & { readonly what: string }): Draft {
  const routing = { lane: channel, priority, what, slot: `post/${what}` };
  return draft('post', routing, { channel, ...(thread === undefined ? {} : { thread }) });
}

/** A board or card is drawn when it is sent: the last state wins. */
export function redrawing(channel: string, what: string, thread?: Thread): Draft {
  const priority =
    what === 'board' ? PRIORITY.board : what.startsWith('card/') ? PRIORITY.card : PRIORITY.edit;
  return draft(
    'redraw',
    { lane: channel, priority, what, slot: `redraw/${what}` },
    {
      channel,
      ...(thread === undefined ? {} : { thread }),
    },
  );
}

/** The same where somebody else changed what the message says, so that it is not taken to say it already. */
export function redrawingAnew(channel: string, what: string, thread?: Thread): Draft {
  const { body, ...drawn } = redrawing(channel, what, thread);
  return { ...drawn, slot: `anew/${what}`, body: { ...(body as object), anew: true } };
}

/** New words for a message that is never drawn again. */
export function editing(channel: string, what: string, { text, blocks }: Message): Draft {
  return draft(
    'edit',
    { lane: channel, priority: PRIORITY.roll, what, slot: `redraw/${what}` },
    { of: { what }, text, blocks },
  );
}

/** New words for a message known by its address alone. */
export function editingAt(
  at: { readonly channel: string; readonly ts: string },
  { text, blocks }: Message,
): Draft {
  const { channel, ts } = at;
  return draft('edit', { lane: channel, priority: PRIORITY.edit }, { of: { channel, ts }, text, blocks });
}

/** Named like what it pins, it waits for a post of that name that is still to be sent, and for what went before with that pin. */
export function pinning(way: 'pin' | 'unpin', channel: string, of: { what: string } | { ts: string }): Draft {
  const routing = { lane: channel, priority: PRIORITY.pin };
  if ('what' in of) return draft(way, { ...routing, what: of.what }, { of });
  return draft(way, { ...routing, what: `pin/${of.ts}` }, { of: { channel, ts: of.ts } });
}

export function marking(channel: string, ts: string, emoji: string): Draft {
  return draft('react', { lane: channel, priority: PRIORITY.edit }, { of: { channel, ts }, emoji });
}
