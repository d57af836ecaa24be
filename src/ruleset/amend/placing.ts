import { aboutOf } from '../form/spots.ts';
import type { Fault } from '../types.ts';
import type { Desk, Touch } from './desk.ts';
import type { Draft } from './draft.ts';
import type { AmendmentFault } from './types.ts';

/** A fault of the rules as amended, shown where the author wrote what is at fault. */
export function placed(desk: Desk, fault: Fault): AmendmentFault {
  const draft = desk.drafts.find((one) => one.rule().id === fault.rule);
  const own = draft && inOwnWords(draft, fault);
  if (own) return { ...own, saying: fault.saying };
  const touch = blamed(desk, draft, fault);
  const where = draft ? `${draft.title}${fault.line === null ? '' : `, line ${fault.line}`}: ` : '';
  const spot = touch ? desk.authored.spot(touch.at) : { line: null, column: null };
  return { ...spot, saying: `${where}${fault.saying}` };
}

function inOwnWords(draft: Draft, fault: Fault) {
  const about = aboutOf(fault);
  if (about === null) return null;
  if ('text' in about) {
    const stretch = draft.stretches.find(({ from, to }) => from <= about.text && about.text <= to);
    if (!stretch) return null;
    const { origin, skipped, from } = stretch;
    return origin.by.textSpot(origin.at, skipped + about.text - from);
  }
  const found = draft.originOf(about.at);
  return found?.origin.by.spot([...found.origin.at, ...found.rest], about.offset);
}

/** Which operation brought it about: one on that rule, else one on a rule that had declared a word it speaks of. */
function blamed(desk: Desk, draft: Draft | undefined, { saying }: Fault): Touch | undefined {
  const all = [...desk.touches, ...desk.repealed];
  const own = all.findLast((touch) => touch.draft === draft);
  if (own) return own;
  const words = new Set(saying.match(/[a-z][a-z0-9_]*/g) ?? []);
  const declared = all.findLast(({ draft: { before } }) => mentionsAny(before?.mechanism ?? '', words));
  const titled = all.findLast(({ draft: { title } }) => saying.includes(title));
  return titled ?? declared ?? (all.length === 1 ? all[0] : undefined);
}

/** Whether a block has one of these words for a key. */
function mentionsAny(block: string, words: ReadonlySet<string>): boolean {
  return [...block.matchAll(/(?:^|[{,\s])([a-z][a-z0-9_]*):/gm)].some(
    ([, key]) => words.has(key!) && !COMMON.has(key!),
  );
}

/** Words of the language itself, which say nothing about whose fault it is. */
const COMMON: ReadonlySet<string> = new Set(
  'that else type default key fields takes needs limits does do if then note who of in is a may what par name'.split(
    ' ',
  ),
);
