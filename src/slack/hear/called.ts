import { matterAtPost } from '../../game/matters.ts';
import type { Game } from '../../game/types.ts';
import { commandList } from '../commands/list.ts';
import { subcommands } from '../commands/nomic/list.ts';
import { answer } from '../commands/place.ts';
import { typedCommand } from '../commands/words.ts';
import type { Desk } from '../desk.ts';
import { aboutMatter, calledWith } from '../read/called.ts';
import { readSubcommand } from '../read/command.ts';
import { askerOf } from './announcements.ts';
import type { Spoken } from './spoken.ts';

/** What it begins with, of all that may be typed. */
function readCalled(words: string) {
  const known = [...Object.keys(commandList).map((name) => name.slice(1)), ...Object.keys(subcommands)];
  return readSubcommand(words.replace(/^\//, ''), known);
}

/** The matter whose thread, or whose card's or notice's, this is. */
export function matterOfThread(desk: Desk, game: Game, channel: string, thread: string): string | null {
  const own = matterAtPost(game, thread);
  if (own) return own.id;
  const mirrored = desk.mirror.at(channel, thread);
  return mirrored?.game === game.id ? (/^(?:card|notice)\/(.+)$/.exec(mirrored.what)?.[1] ?? null) : null;
}

/** What a message that begins with the bot's mention says to it; null for any other. */
export function calledIn(desk: Desk, game: Game | null, said: Pick<Spoken, 'text' | 'channel' | 'thread'>) {
  const words = calledWith(said.text, desk.who.botUserId);
  if (words === null) return null;
  const at = game && said.thread !== null ? matterOfThread(desk, game, said.channel, said.thread) : null;
  return aboutMatter(words, at);
}

/** A command by mention, since none can be typed in a thread; false for words that are no command. */
export async function runCalled(desk: Desk, said: Spoken, words: string): Promise<boolean> {
  if (words !== '' && readCalled(words).is !== 'known') return false;
  const { channel, at, cause } = said;
  await typedCommand(desk, { asker: askerOf(said), channel, text: words, triggerId: '', at, cause });
  return true;
}

/** Whoever called with words that mean nothing here is told once what would. */
export function tellHowToCall(desk: Desk, said: Spoken, words: string): Promise<void> {
  const read = readCalled(words);
  const [word, meant] = read.is === 'unknown' ? [read.word, read.meant] : ['', null];
  const hint = meant === null ? '' : ` Did you mean ${meant}?`;
  const { channel, at, cause } = said;
  return answer(desk, { asker: askerOf(said), channel, text: words, triggerId: '', at, cause }, [
    [`I know no command "${word}".${hint} Nothing was done.`],
    ['Mention me with a command after it, as after `/nomic`: `help`, `why P7`, `buy 50 CHAR`.'],
  ]);
}
