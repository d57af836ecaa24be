import { words } from '../../words.ts';
import type { Diary, Said } from '../diary.ts';
import { EMOJI } from '../diary.ts';
import type { World } from '../world.ts';
import type { Act, Vote } from './act.ts';

/** Who acts where, and where it is noted. */
export interface Stage {
  readonly world: World;
  readonly diary: Diary;
  /** Ids, in the order of the plan. */
  readonly people: readonly string[];
}

/** Entries that acts choose from. */
const LATELY = 5;

export function person({ people }: Stage, who: number): string {
  return people[who % people.length] ?? '';
}

/** The entry that a number from 0 to 1 stands for; the newest have the highest. */
export function entryAt({ diary }: Stage, of: number): Said | undefined {
  const lately = diary.entries().slice(-LATELY);
  return lately[Math.min(lately.length - 1, Math.floor(of * lately.length))];
}

/** The bot's card in the thread of an entry, as people find it. */
export function cardOf({ world }: Stage, post: string): { readonly ts: string; readonly id: string } | null {
  const found = world.control
    .thread(world.channel, post)
    .find((message) => message.ts !== post && message.user === world.slack.botUserId);
  const id = found && /^\W*([PCV]\d+)\b/.exec(words(found))?.[1];
  return found && id ? { ts: found.ts, id } : null;
}

export function says(stage: Stage, who: string, text: string, thread: string | null = null): string {
  const { control, channel } = stage.world;
  const ts = control.say(who, channel, text, thread === null ? {} : { thread_ts: thread });
  stage.diary.say({ ts, who, text, thread });
  return ts;
}

export function types(stage: Stage, who: string, command: string, text = ''): void {
  const { control, channel } = stage.world;
  const answer = control.slash(who, channel, command, text);
  stage.diary.ask({ by: 'command', who, words: `${command} ${text}`.trim() }, answer);
}

export function presses(stage: Stage, who: string, ts: string, action: string): void {
  const { control, channel } = stage.world;
  const answer = control.click(who, { channel, ts }, action);
  stage.diary.ask({ by: 'button', who, words: action }, answer);
}

const BUTTONS: Readonly<Partial<Record<Vote, string>>> = {
  FOR: 'vote.for',
  AGAINST: 'vote.against',
  DEFERENTIAL: 'vote.def',
};

/** Votes by a door; by reply where there is no other yet. */
export function votes(stage: Stage, act: Act & { do: 'vote' }): unknown {
  const entry = entryAt(stage, act.of);
  if (entry === undefined) return;
  const who = person(stage, act.who);
  const { vote } = act;
  const card = cardOf(stage, entry.ts);
  const button = BUTTONS[vote];
  if (act.door === 'post') return marks(stage, who, entry.ts, { on: entry.ts, name: EMOJI[vote] });
  if (card && act.door === 'card') return marks(stage, who, entry.ts, { on: card.ts, name: EMOJI[vote] });
  if (card && act.door === 'command') return types(stage, who, '/nomic', `vote ${card.id} ${vote}`);
  if (card && button && act.door === 'button') return presses(stage, who, card.ts, button);
  if (card && act.door === 'form') return fillsIn(stage, who, card.ts, vote);
  says(stage, who, vote === 'AGAINST' ? 'AGAINST, I think' : vote, entry.ts);
}

function marks(stage: Stage, who: string, entry: string, { on, name }: { on: string; name: string }): void {
  stage.world.control.react(who, stage.world.channel, on, name);
  stage.diary.mark(who, { ts: on, name, entry });
}

/** Opens the form behind "More…" and sends it as soon as it is there, which it may never be. */
function fillsIn(stage: Stage, who: string, card: string, vote: Vote): void {
  const { control, channel } = stage.world;
  const opened = control.click(who, { channel, ts: card }, 'matter.more');
  const sent = opened.then(async () => {
    const view = control.topView(who);
    if (view?.callback_id !== 'vote.submit') return { acked: false };
    const { acked } = await control.submit(who, view.id, { vote });
    if (control.topView(who) !== undefined) await control.closeView(who, view.id, true);
    return { acked };
  });
  stage.diary.ask({ by: 'form', who, words: `vote ${vote}` }, sent);
}
