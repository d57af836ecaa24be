import { z } from 'zod';
import type { Command } from '../../game/types.ts';
import type { Saying } from '../../ruleset/types.ts';
import { attempt } from '../acts.ts';
import { rollFor } from '../commands/news.ts';
import { make, tradeArgs } from '../commands/trade.ts';
import { type Desk, languageIn, msOf } from '../desk.ts';
import { openAct, openTrade } from '../forms/open.ts';
import { newsArgs } from '../hear/announcements.ts';
import { readEntry } from '../read/entries.ts';
import { slackTs } from '../read/ts.ts';
import { worthRule } from '../views/roster.ts';
import type { Click, GameClick } from './click.ts';
import { atTable, stale } from './place.ts';

/** One act at the click; `words` as the person would put it. */
export function doAct(desk: Desk, here: GameClick, command: Command, words: Saying) {
  const { asker, game, at, cause } = here;
  return attempt(desk, { asker, game, command, at, cause, words });
}

export async function adjust(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (here)
    await doAct(desk, here, { do: 'act', move: { action: 'adjust', args: {} } }, ['adjust the markets.']);
}

/** `bargepole|ECHO` acts at once when nothing is left to say; otherwise its form opens. */
export async function actOpen(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  const [name = '', ...given] = here.value.split('|');
  const action = here.game.law.program.actions.get(name);
  const args = Object.fromEntries(
    (action?.takes ?? []).flatMap((arg, i) => (given[i] === undefined ? [] : [[arg.name, given[i]]])),
  );
  const whole = action?.takes.every(
    (arg) => args[arg.name] !== undefined || arg.optional || arg.default !== undefined,
  );
  if (action && whole && (given.length > 0 || action.takes.length === 0) && INSTANT.has(name)) {
    await doAct(desk, here, { do: 'act', move: { action: name, args } }, [`${name}.`]);
    return;
  }
  const asker = { ...here.asker, triggerId: here.triggerId };
  await openAct(desk, asker, here.game, { action: action ? name : null, initial: args });
}

/** Acts whose button already says all of it. */
const INSTANT: ReadonlySet<string> = new Set(['join', 'leave', 'adjust']);

/** `CHAR|50|215`: what, how many, at which price. */
const EXACT = /^([^|]+)\|(\d{1,15})\|(\d{1,15})$/;

/** The nearest lawful trade of a refusal; when the price moved since, the refusal or the receipt says so. */
export async function tradeExact(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  const [, key = '', count = '', seen = ''] = EXACT.exec(here.value) ?? [];
  if (key === '') return stale(desk, here, null);
  const price = priceOf(here, key);
  if (price === null || String(price) !== seen) {
    return openTrade(desk, { ...here.asker, triggerId: here.triggerId }, here.game, {
      action: 'buy',
      key,
      count,
    });
  }
  const typed = { ...here, text: `${count} ${key}` };
  await make(desk, typed, 'buy', { key, count: Number(count), word: null });
}

function priceOf({ game }: GameClick, key: string): number | null {
  const rule = worthRule(game);
  const kind = tradeArgs(game, 'buy')?.kind;
  const price = rule && kind ? game.table.get(`${kind}/${key}/${rule.price}`) : undefined;
  return typeof price === 'number' ? price : null;
}

export async function newsRoll(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (here) await rollFor(desk, { ...here, text: '' }, here.value.split('|')[0] ?? null);
}

/** Which of several things a news text is about; the window is that of the post's own time. */
export async function newsWhich(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  const [key = '', of = ''] = here.value.split('|');
  const { at, ...own } = (await askedAbout(desk, here, of)) ?? { at: here.at, note: key };
  const command: Command = { do: 'act', move: { action: 'news', args: newsArgs(here.game, key) }, ...own };
  await doAct(desk, { ...here, at }, command, ['make this News Post.']);
}

const typedNews = z.object({ by: z.string(), at: z.number(), text: z.string() });

/** The text that was asked about: a post by its ts, a command by its delivery; null when it is gone. */
async function askedAbout(
  desk: Desk,
  { channel, asker, game }: GameClick,
  of: string,
): Promise<{ readonly at: number; readonly note: string; readonly post?: string } | null> {
  if (slackTs.safeParse(of).success) {
    const own = await desk.look.message(channel, of).catch(() => null);
    if (own === null) return null;
    const read = readEntry(own.text, { thread: false, byBot: false }, languageIn(game));
    return { at: msOf(of), note: read.is === 'news' ? read.body : own.text, post: of };
  }
  const typed = typedNews.safeParse((await desk.store.inbox.ruling(of))?.ruling);
  if (!typed.success || typed.data.by !== asker.person) return null;
  return { at: typed.data.at, note: typed.data.text };
}
