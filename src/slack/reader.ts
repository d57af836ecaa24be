import { cite, ruleOf } from '../game/cite.ts';
import { matter } from '../game/matters.ts';
import type { Game } from '../game/types.ts';
import type { Desk } from './desk.ts';
import type { Reader } from './render/views.ts';

export function readerOf(desk: Desk, game: Game): Reader {
  return {
    name: (person) => desk.names.of(person),
    title: (id) => matter(game, id)?.title ?? '',
    link: (what) => linkTo(desk, game, what),
    cite: (rule, par) => (ruleOf(game.law, rule) ? cite(game.law, rule, par) : rule),
    noun: (word) => game.law.program.nouns.get(word) ?? word,
  };
}

function linkTo(desk: Desk, game: Game, what: string): string | null {
  const post = matter(game, what)?.post;
  const at = post ? { channel: game.channel, ts: post } : desk.mirror.of(game.id, what);
  return at && desk.who.teamUrl !== '' ? permalink(desk.who.teamUrl, at.channel, at.ts) : null;
}

/** Slack's own form of a link to a message. */
export function permalink(teamUrl: string, channel: string, ts: string): string {
  return `${teamUrl.replace(/\/$/, '')}/archives/${channel}/p${ts.replace('.', '')}`;
}
