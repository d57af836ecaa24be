import { submitGrounds } from '../../game/decide/submit.ts';
import type { Game } from '../../game/types.ts';
import type { MatterKindSpec } from '../../ruleset/types.ts';
import { askingWhy } from '../acts.ts';
import { channelNameOf } from '../channels.ts';
import { draft } from '../connect/send/bodies.ts';
import { type Desk, languageIn } from '../desk.ts';
import { typedAmendment } from '../hear/brought.ts';
import { withoutCode } from '../read/amendment/codeblocks.ts';
import { fieldLines } from '../read/amendment/fields.ts';
import { headedBlocks } from '../read/amendment/source.ts';
import { readerOf } from '../reader.ts';
import { escapeEntities, oneLine } from '../render/escape.ts';
import { entryForm, entryPreview, OF } from '../render/forms/entry.ts';
import { noteForm } from '../render/forms/note.ts';
import { entryPost } from '../render/surfaces/entry.ts';
import type { EntryPreviewView, FaultsView } from '../render/views.ts';
import { kindName } from '../render/words.ts';
import { PRIORITY } from '../say/routes.ts';
import { entryFormView } from '../views/forms-entry.ts';
import { begunFrom } from './begun.ts';
import { carrying } from './carried.ts';
import { complaint } from './complaint.ts';
import { declaredIn, declaredLines } from './declared.ts';
import { draftTold, faultList } from './drafted.ts';
import { draftNamed, keepDraft, type Written } from './drafts.ts';
import type { Upcoming } from './posted.ts';
import { type Opener, refuse, show, tell } from './show.ts';
import { CLOSE, type FormAnswer, type SentInGame } from './submission.ts';
import { underFields } from './under.ts';

/** What a form begins with; words as Slack delivered them, the amendment as typed. */
interface Wanted {
  readonly kind: string;
  readonly title?: string;
  readonly body?: string;
  readonly amendment?: string;
  readonly from?: string;
}

/** Writes an entry of this kind; from a near miss it begins with what was posted. */
export async function openEntry(desk: Desk, opener: Opener, game: Game, wanted: Wanted): Promise<void> {
  const kind = game.law.program.matters.get(wanted.kind);
  if (!kind) return tell(desk, opener, [['The rules in force know no such entry.']]);
  const at = desk.clock.now();
  const grounds = submitGrounds(game, kind, { by: opener.person, at });
  const what = kindName(kind.opens);
  const why = askingWhy(game, kind.opens);
  if (grounds.length > 0) return refuse(desk, opener, game, { act: [`submit a ${what}.`], grounds, at, why });
  const channelName = await channelNameOf(desk, game.channel);
  const { title = '', body = '', amendment = '', from = null } = wanted;
  const grown = from === null ? {} : begunFrom(withoutCode(body), languageIn(game));
  const [block] = headedBlocks({ text: body });
  const said = {
    ...grown,
    fields: fieldLines(
      body,
      kind.fields.map(({ name }) => name),
    ),
  };
  const begun = { title, body, ...said, amendment: amendment || block || '', from };
  const view = entryFormView(game, kind, { by: opener.person, at, channelName }, begun);
  const typed = `Post in the channel, beginning with \`${kind.opens}\`.`;
  await show(desk, opener, entryForm(view, readerOf(desk, game)), typed);
}

/** Preview: the draft is kept here, and shown as it will stand. */
export async function submitEntry(desk: Desk, sent: SentInGame): Promise<FormAnswer> {
  const { game, asker, filled, at } = sent;
  const kind = kindNamed(game, sent.carried.k ?? '');
  const title = withoutOpening(oneLine(filled.text('title')), kind?.opens ?? '');
  const body = filled.text('body');
  if (!kind) return { errors: { title: 'The rules in force know no such entry any more.' } };
  if (!/[\p{L}\p{N}]/u.test(title)) return { errors: { title: 'Give it a title in words.' } };
  if (body === '') return { errors: { body: 'Say what it is about.' } };
  const amendment = typedAmendment(game, filled.text('amendment'));
  const fields = declaredIn(filled, kind);
  const entry = { id: '', kind: kind.name, title, text: body, amendment: amendment || null, fields };
  const grounds = submitGrounds(game, kind, { by: asker.person, at }, entry);
  const places = { declared: kind.fields, prefix: OF, first: 'title' };
  if (grounds.length > 0) return { errors: underFields(desk, game, grounds, places) };
  return previewed(
    desk,
    sent,
    { kind, complain: unreadable },
    {
      ...{ kind: kind.name, by: asker.person, vote: filled.text('vote') === 'FOR' ? 'for' : 'none' },
      ...{ title: escapeEntities(title), fields },
      body: declaredLines(desk, game, kind, fields) + escapeEntities(body),
      ...(amendment === '' ? {} : { amendment }),
    },
  );
}

type Errors = Readonly<Record<string, string>>;

/** How an amendment that does not apply now is complained of, by field; null lets it be posted all the same. */
export interface Entering {
  readonly kind: MatterKindSpec;
  readonly complain: (told: FaultsView) => Errors | null;
}

/** One that does not fit the law now may do so when it is enacted; one that cannot be read never will. */
function unreadable(told: FaultsView): Errors | null {
  return told.unreadable ? { amendment: faultList(told.faults) } : null;
}

/** Keeps the draft and shows it, with what its amendment would do. */
export async function previewed(
  desk: Desk,
  sent: SentInGame,
  { kind, complain }: Entering,
  written: Written,
): Promise<FormAnswer> {
  const { game, asker, at, cause, filled } = sent;
  const { amendment: source } = written;
  const told =
    source === undefined ? null : await draftTold(desk, { game, person: asker.person, at }, source);
  if (typeof told === 'string')
    return { errors: { [filled.has('amendment') ? 'amendment' : (filled.first ?? '')]: told } };
  const errors = told !== null && 'unreadable' in told ? complain(told) : null;
  if (errors !== null) return { errors };
  await keepDraft(desk, cause, written);
  const amendment = source === undefined || told === null ? null : { source, told };
  return { push: preview(desk, sent, kind, { ...written, amendment }) };
}

type Shown = Omit<Written, 'amendment'> & Pick<EntryPreviewView, 'amendment'>;

function preview(desk: Desk, { game, cause, carried }: SentInGame, kind: MatterKindSpec, written: Shown) {
  const byHand = kind.enacted === 'amend';
  const view = { ...written, draft: cause, opens: kind.opens, byHand, freezes: kind.freezes };
  return carrying(entryPreview(view, readerOf(desk, game)), { c: carried.c, t: carried.t, h: carried.h });
}

function kindNamed(game: Game, value: string): MatterKindSpec | null {
  for (const kind of game.law.program.matters.values()) {
    if (kind.name.toUpperCase() === value.toUpperCase()) return kind;
  }
  return null;
}

/** People type the opening words into the title too. */
function withoutOpening(title: string, opens: string): string {
  return title.toUpperCase().startsWith(opens.toUpperCase()) ? title.slice(opens.length).trim() : title;
}

/** Post: the bot posts it; what is needed to register it goes along, to be done once it stands in the channel. */
export async function postEntry(
  desk: Desk,
  { game, asker, carried, cause, at }: SentInGame,
): Promise<FormAnswer> {
  const reader = readerOf(desk, game);
  const name = carried.d ?? '';
  const written = await draftNamed(desk, name, asker.person);
  const kind = written ? game.law.program.matters.get(written.kind) : undefined;
  if (!written || !kind) {
    return { update: noteForm(['This draft is no longer kept. Go back and press Preview again.'], reader) };
  }
  const grounds = submitGrounds(game, kind, { by: asker.person, at });
  if (grounds.length > 0) return { update: noteForm([complaint(grounds, reader)], reader) };
  const what = `entry/${name}`;
  if (desk.mirror.of(game.id, what) !== null) return CLOSE;
  const { amendment, ...entry } = written;
  const block = amendment === undefined ? {} : { amendment };
  const { text, blocks } = entryPost({ ...entry, ...block, opens: kind.opens }, reader);
  const next: Upcoming = { ...written, text };
  const routing = { lane: game.channel, priority: PRIORITY.notice, what, slot: `post/${what}` };
  const post = draft('post', routing, { channel: game.channel, text, blocks, next });
  await desk.store.transact(async (tx) => {
    await tx.outbox.queue([post], game.id);
    await tx.inbox.settle(cause, { posting: what });
  });
  return CLOSE;
}
