import { findRule } from '../../game/cite.ts';
import type { Game } from '../../game/types.ts';
import { gameAsOf, type Past } from '../../referee/past.ts';
import { previewsFrom } from '../amending.ts';
import { type Desk, sceneOf } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { asOfMessages } from '../render/surfaces/as-of.ts';
import { stateMessages } from '../render/surfaces/board.ts';
import { rulePages, rulesMessages } from '../render/surfaces/rules.ts';
import { boardView } from '../views/board.ts';
import { rulePage, rulesView } from '../views/rules.ts';
import type { Scene } from '../views/scene.ts';
import type { Inquire } from './inquiry.ts';
import { momentOf } from './moments.ts';
import { plainly } from './plain.ts';

/** `as-of 2021-02-03 09:00`, `as-of E377`, `as-of P5`; `… rules` for the law of that time, `… rules 2.4` for one rule. */
export const asOf: Inquire = async (desk, inquiry, telling) => {
  const { game, asker, at, text } = inquiry;
  const [, when = '', rules] = /^(.*?)(?:\s+rules?(?:\s+(.*))?)?$/is.exec(text.trim()) ?? [];
  const wantsRules = /\srules?(\s|$)/i.test(text);
  const moment = await momentOf(desk.store, game, when, desk.clock.now());
  if (moment.is === 'refused') return plainly(desk, game, moment.saying);
  const open = previewsFrom(desk, `past of ${asker.person}`, at);
  if (open !== null)
    return plainly(desk, game, [
      'Going back takes work: three times a minute is the most. Ask again ',
      { instant: open },
      '.',
    ]);
  // One at a time, whoever asks.
  const past = await desk.room.turns.take('past', () => gameAsOf(desk.store, game.id, moment.seq));
  const scene = sceneThen(desk, past, Math.max(moment.at, past.game.at));
  const reader = readerOf(desk, past.game);
  const rule = (rules ?? '').trim();
  if (rule !== '' && findRule(past.game.law, rule) === null)
    return plainly(desk, game, [
      `There was no rule ${rule.slice(0, 60)} under r${past.game.law.version}. \`/nomic as-of E${past.game.seq} rules\` lists those there were.`,
    ]);
  const struck = struckSince(game, past.game.seq);
  const head = { at: scene.at, seq: past.game.seq, version: past.game.law.version, struck };
  const messages = wantsRules ? law(scene, reader, rules ?? '') : stateMessages(boardView(scene), reader);
  return { messages: asOfMessages(head, messages, telling, reader), name: `as-of-E${past.game.seq}` };
};

function law(scene: Scene, reader: ReturnType<typeof readerOf>, words: string) {
  const found = words.trim() === '' ? null : findRule(scene.game.law, words);
  return found === null
    ? rulesMessages(rulesView(scene.game), reader)
    : rulePages(rulePage(scene.game, found.rule, found.par ?? 1, scene.at), reader);
}

/** What had happened by then and is struck by now: what was then stands as it was. */
function struckSince({ table }: Game, seq: number): number[] {
  return [...table].flatMap(([path, by]) => {
    const event = Number(/^game\/struck\/(\d+)$/.exec(path)?.[1] ?? Number.POSITIVE_INFINITY);
    return event <= seq && typeof by === 'number' && by > seq ? [event] : [];
  });
}

/** The game then, without what only the present knows. */
function sceneThen(desk: Desk, { game, head }: Past, at: number): Scene {
  return { ...sceneOf(desk, game, at), head, commitment: null, away: new Set() };
}
