import { matter } from '../../../game/matters.ts';
import { foretellDraft, previewsFrom } from '../../amending.ts';
import { attachPosted, attachSealed } from '../../attaching.ts';
import type { Desk } from '../../desk.ts';
import { openAmend } from '../../forms/amend/amend.ts';
import { tooOften } from '../../forms/drafted.ts';
import { repairTyped } from '../../forms/repairing.ts';
import { typedAmendment } from '../../hear/brought.ts';
import { codeBlocks } from '../../read/amendment/codeblocks.ts';
import { belowHead } from '../../read/amendment/source.ts';
import { readNumbered } from '../../read/command.ts';
import { plain } from '../../read/normalise.ts';
import { readerOf } from '../../reader.ts';
import { checkMessages } from '../../render/surfaces/drafted.ts';
import { grammarMessage } from '../../render/surfaces/grammar.ts';
import type { InGame } from '../door.ts';
import { answer, inGame } from '../place.ts';
import { tell } from './docket.ts';
import type { Sub } from './list.ts';
import { tellAll } from './many.ts';

/** `amend` opens the form, `amend voting_time` begins with that, `amend check` and a block says what it would do, `amend attach P7` puts one beside one's entry, `amend repair 2.4` mends. */
export async function amend(desk: Desk, sub: Sub): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  const checked = /^check\b\s*([\s\S]*)$/i.exec(sub.text.trim());
  if (checked) return check(desk, here, checked[1] ?? '');
  const broken = /^repair\b\s*(.*)$/i.exec(plain(sub.text).trim());
  if (broken) return repairTyped(desk, here, broken[1] ?? '');
  const attached = /^attach\b\s*(\S*)\s*([0-9a-f]*)\s*$/i.exec(plain(sub.text).trim());
  if (attached) return attach(desk, here, attached[1] ?? '', attached[2] ?? '');
  await openAmend(desk, { ...here.asker, triggerId: here.triggerId }, here.game, plain(sub.text).trim());
}

/** A dry run for the one who asks; nothing is posted. */
async function check(desk: Desk, here: InGame, typed: string): Promise<void> {
  const { game, asker, at } = here;
  const source = typedAmendment(game, unfenced(typed));
  if (source === '')
    return answer(desk, here, [
      ['Put the amendment after it: `/nomic amend check - { set_parameter: name, to: value }`.'],
    ]);
  const from = previewsFrom(desk, asker.person, at);
  if (from !== null) return answer(desk, here, [[tooOften(from, at)]]);
  const told = await foretellDraft(desk, game, source, at);
  await tellAll(desk, here, checkMessages(told, readerOf(desk, game)), 'the amendment as checked');
}

/** What its post brings, or its words as a draft, once they have been seen as one. */
async function attach(desk: Desk, here: InGame, word: string, seal: string): Promise<void> {
  const at = matter(here.game, readNumbered(word) ?? '');
  if (!at) {
    return answer(desk, here, [
      ['Nothing was attached. Write `/nomic amend attach P7`, with the id of your own pending entry.'],
    ]);
  }
  if (seal === '' && (await attachPosted(desk, here, at))) return;
  await attachSealed(desk, here, at, seal.toLowerCase());
}

/** With a fence or without, headed `amend` or not. */
function unfenced(typed: string): string {
  const [code = plain(typed)] = codeBlocks({ text: typed });
  return belowHead(code) ?? code;
}

/** `/nomic help amend` */
export async function grammar(desk: Desk, here: InGame): Promise<void> {
  await tell(desk, here, [grammarMessage(readerOf(desk, here.game))]);
}
