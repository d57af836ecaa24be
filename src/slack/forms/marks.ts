import { NotShown, Unanswered } from '../connect/look.ts';
import { within } from '../connect/within.ts';
import type { Desk } from '../desk.ts';
import { KNOWN_EMOJI } from '../read/emoji.ts';
import { signsOf } from '../read/language.ts';
import { readRoomMarks } from '../read/setup.ts';
import { fault, type SetupFault } from '../read/things.ts';
import type { Chosen } from './law.ts';

const WITHIN_MS = 2_200;

/** The room's own vote emoji: each has to be one that Slack has. */
export async function marksFaults(
  desk: Desk,
  text: string,
  { program }: Chosen,
): Promise<readonly SetupFault[]> {
  const signs = signsOf(program.votes);
  const { marks, faults } = readRoomMarks(text, signs);
  const strange = marks
    .map(([name]) => name)
    .filter((name) => !KNOWN_EMOJI.has(name) && !signs.emoji.has(name));
  if (strange.length === 0) return faults;
  const asked = desk.look.emojiNames().catch((error) => {
    if (error instanceof Unanswered) return null;
    if (error instanceof NotShown) return new Set(strange);
    throw error;
  });
  const names = await within(asked, WITHIN_MS);
  if (names === null)
    return [
      ...faults,
      fault('marks', 'Slack did not list its emoji in time. Try again, or leave this empty.'),
    ];
  const unknown = strange.filter((name) => !names.has(name));
  return [...faults, ...unknown.map((name) => fault('marks', `This workspace has no emoji :${name}:.`))];
}
