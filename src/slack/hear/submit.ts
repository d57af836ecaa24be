import { kindOf, matterAtPost } from '../../game/matters.ts';
import type { Command, Game } from '../../game/types.ts';
import type { Heard } from '../../referee.ts';
import type { Draft } from '../../store/types.ts';
import { askingWhy } from '../acts.ts';
import type { Desk } from '../desk.ts';
import { offerDraft } from '../drafting.ts';
import { fieldLines } from '../read/amendment/fields.ts';
import type { Entry } from '../read/entries.ts';
import { readerOf } from '../reader.ts';
import { readAhead } from '../reading-ahead.ts';
import { entryRefusal } from '../render/surfaces/refusal.ts';
import { unreadMessage } from '../render/surfaces/unread.ts';
import { PRIORITY, posting } from '../say/routes.ts';
import { type Brought, broughtBy } from './brought.ts';
import type { Spoken } from './spoken.ts';

type Matter = Extract<Entry, { is: 'matter' }>;

/** An official entry, with the amendment in its code block or file and the fields in its lines. */
export async function submit(desk: Desk, game: Game, said: Spoken, entry: Matter): Promise<void> {
  const kind = game.law.program.matters.get(entry.kind);
  // Where enactment amends nothing a file is only a file, but a block headed so was meant.
  const brought = await broughtBy(desk, game, kind?.enacted === 'amend' ? said : { ...said, files: [] });
  if (brought.is === 'one') await readAhead(brought.source);
  const fields = fieldLines(said.text, kind?.fields.map(({ name }) => name) ?? []);
  const command: Command = {
    do: 'submit',
    kind: entry.kind,
    title: entry.title,
    text: said.text,
    post: said.ts,
    sinceEdit: said.sinceEdit,
    ...(brought.is === 'one' ? { amendment: brought.source } : {}),
    ...(Object.keys(fields).length === 0 ? {} : { fields }),
  };
  await desk.referee.hear({
    game: game.id,
    command,
    by: said.user,
    at: said.at,
    cause: said.cause,
    answer: (heard) => answers(desk, heard, said, { kind: entry.kind, brought }),
  });
}

function answers(
  desk: Desk,
  { ruling, after }: Heard,
  { channel, ts, user }: Pick<Spoken, 'channel' | 'ts' | 'user'>,
  { kind, brought }: { readonly kind: string; readonly brought: Brought },
): Draft[] {
  const at = { channel, thread: ts, priority: PRIORITY.notice };
  const reader = readerOf(desk, after);
  if (!ruling.lawful) {
    const { opens } = kindOf(after, kind);
    const view = { opens, grounds: ruling.grounds, why: askingWhy(after, `<@${user}> ${opens}`) };
    return [posting(at, entryRefusal(view, reader))];
  }
  const matter = matterAtPost(after, ts);
  if (!matter) return [];
  if (brought.is === 'unread')
    return [
      posting({ ...at, priority: PRIORITY.card }, unreadMessage({ ...brought, matter: matter.id }, reader)),
    ];
  return brought.is === 'none' ? offerDraft(desk, after, matter) : [];
}
