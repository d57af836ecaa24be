import { z } from 'zod';
import { carriedBy } from '../../game/amending/carried.ts';
import { kindOf, matterAtPost } from '../../game/matters.ts';
import type { Heard } from '../../referee.ts';
import type { Draft, Outgoing } from '../../store/types.ts';
import { askingWhy } from '../acts.ts';
import type { Address } from '../connect/send/voice.ts';
import { type Desk, languageIn, msOf } from '../desk.ts';
import { offerDraft } from '../drafting.ts';
import { fieldLines } from '../read/amendment/fields.ts';
import { readEntry } from '../read/entries.ts';
import { readerOf } from '../reader.ts';
import { entryRefusal } from '../render/surfaces/refusal.ts';
import { PRIORITY, posting } from '../say/routes.ts';

const upcoming = z.object({
  kind: z.string(),
  title: z.string(),
  by: z.string(),
  vote: z.enum(['for', 'none']),
  text: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** As its author wrote it, without the line `amend`. */
  amendment: z.string().optional(),
});

/** What registers an entry of somebody's once it is posted for them. */
export type Upcoming = z.infer<typeof upcoming>;

const body = z.object({ next: upcoming });

/** An entry made by form stands in the channel: it is registered as of its own time, and its author's vote cast. May be told twice. */
export async function entryPosted(desk: Desk, row: Outgoing, at: Address): Promise<void> {
  const game = row.game === null ? null : desk.referee.game(row.game);
  if (!game) return;
  const { next } = body.parse(row.body);
  const typed = readEntry(next.text, { thread: false, byBot: false }, languageIn(game));
  const title = typed.is === 'matter' ? typed.title : next.title;
  const { kind, text, by, amendment } = next;
  const declared = game.law.program.matters.get(kind)?.fields.map(({ name }) => name) ?? [];
  const fields = { ...fieldLines(text, declared), ...next.fields };
  const request = { game: game.id, by, at: msOf(at.ts), cause: null };
  const { ruling, after } = await desk.referee.hear({
    ...request,
    command: {
      ...{ do: 'submit', kind, title, text, post: at.ts },
      ...(amendment === undefined ? {} : { amendment }),
      ...(Object.keys(fields).length === 0 ? {} : { fields }),
    },
    answer: (heard) => answers(desk, heard, { kind, by, at, what: `unregistered/${row.what}` }),
  });
  const matter = ruling.lawful && next.vote === 'for' ? matterAtPost(after, at.ts) : null;
  if (!matter) return;
  const signal = { id: `button:${row.what}`, way: 'button' } as const;
  await desk.referee.hear({ ...request, command: { do: 'vote', matter: matter.id, vote: 'for', signal } });
}

function answers(desk: Desk, heard: Heard, posted: Posted): Draft[] {
  const matter = heard.ruling.lawful ? matterAtPost(heard.after, posted.at.ts) : null;
  if (!matter) return unregistered(desk, heard, posted);
  return carriedBy(heard.after.table, matter.id) === null ? offerDraft(desk, heard.after, matter) : [];
}

interface Posted {
  readonly kind: string;
  readonly by: string;
  readonly at: Address;
  readonly what: string;
}

/** It was lawful when it was written and is no more: told under the post, once. */
function unregistered(desk: Desk, { ruling, after }: Heard, { kind, by, at, what }: Posted): Draft[] {
  if (ruling.lawful || desk.mirror.of(after.id, what)) return [];
  const { opens } = kindOf(after, kind);
  const view = { opens, grounds: ruling.grounds, why: askingWhy(after, `<@${by}> ${opens}`) };
  const where = { channel: at.channel, thread: at.ts, what, priority: PRIORITY.notice };
  return [posting(where, entryRefusal(view, readerOf(desk, after)))];
}
