import { noDice } from '../../game/luck.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { openTo } from '../../ruleset/engine.ts';
import type { Ground } from '../../ruleset/types.ts';
import { askingWhy } from '../acts.ts';
import { type Desk, sceneOf } from '../desk.ts';
import { newsArgs } from '../hear/announcements.ts';
import { symbolsIn } from '../read/symbols.ts';
import { readerOf } from '../reader.ts';
import { escapeEntities } from '../render/escape.ts';
import { newsForm } from '../render/forms/news.ts';
import { door } from '../views/clocks.ts';
import { keysOfNews } from '../views/news.ts';
import { quotesOf } from '../views/scene.ts';
import { complaint } from './complaint.ts';
import { type Opener, refuse, show, tell } from './show.ts';
import { CLOSE, type FormAnswer, type SentInGame } from './submission.ts';

/** `/news` without a text. */
export async function openNews(desk: Desk, opener: Opener, game: Game): Promise<void> {
  const spec = game.law.program.actions.get('news');
  const kind = spec?.takes[0]?.type;
  if (!spec || kind === undefined) return tell(desk, opener, [['The rules in force know no News Posts.']]);
  const at = desk.clock.now();
  const keys = keysOfNews(game);
  const grounds: readonly Ground[] = [
    ...openTo(game.law.program, worldAt(game, at, noDice), opener.person, 'news'),
    ...(keys.length > 0 ? [] : [{ rule: spec.rule, saying: ['Nothing is in play that news could name.'] }]),
  ];
  if (grounds.length > 0)
    return refuse(desk, opener, game, {
      ...{ act: ['make a News Post.'], grounds, at },
      why: askingWhy(game, 'news'),
    });
  const rule = { rule: spec.rule, ...(spec.par === undefined ? {} : { par: spec.par }) };
  const text = quotesOf(sceneOf(desk, game, at), [{ ...rule, saying: [] }])[0]?.text || null;
  const view = { ...door(spec), rule, version: game.law.version, text, kind, keys };
  await show(desk, opener, newsForm(view, readerOf(desk, game)), `Type \`/news ${keys[0]} …\`.`);
}

/** FN-S7: the text names the thing chosen and no other; left out, its name is put in front. */
export async function submitNews(desk: Desk, sent: SentInGame): Promise<FormAnswer> {
  const { asker, game, filled, at, cause } = sent;
  const key = filled.text('key');
  const text = escapeEntities(filled.text('text'));
  const named = symbolsIn(text, keysOfNews(game));
  const others = named.filter((other) => other !== key);
  if (others.length > 0) {
    return {
      errors: { text: `It names ${others.join(', ')} too: a News Post is about exactly one, ${key}.` },
    };
  }
  const note = named.length === 0 ? `${escapeEntities(key)}: ${text}` : text;
  const { ruling, after } = await desk.referee.hear({
    game: game.id,
    command: { do: 'act', move: { action: 'news', args: newsArgs(game, key) }, note },
    by: asker.person,
    at,
    cause,
  });
  if (ruling.lawful) return CLOSE;
  return { errors: { key: complaint(ruling.grounds, readerOf(desk, after)) } };
}
