import { Refusal } from '../../../local-slack/index.ts';
import type { Said } from '../diary.ts';
import type { Act } from './act.ts';
import { cardOf, entryAt, person, presses, type Stage, says, types, votes } from './doing.ts';

const MINUTE_MS = 60_000;

/** Does it, and notes what was done. What Slack itself does not let people do is not done. */
export function perform(stage: Stage, act: Act): void {
  try {
    does(stage, act);
    stage.diary.count(act.do);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

function does(stage: Stage, act: Act): unknown {
  switch (act.do) {
    case 'submit':
      return submits(stage, act);
    case 'vote':
      return votes(stage, act);
    case 'unvote':
      return takesBack(stage, act);
    case 'revote':
      return changes(stage, act);
    case 'resolve':
      return resolves(stage, act);
    case 'editEntry':
    case 'deleteEntry':
    case 'becomeEntry':
      return touches(stage, act);
    case 'idle':
      return stage.world.control.skip(act.minutes * MINUTE_MS);
    case 'walkOut':
      return walksOut(stage, person(stage, act.who));
    case 'talk':
      return void says(stage, person(stage, act.who), `Well, ${stage.diary.acts}.`);
    case 'join':
      if (act.who % 2 === 0) return void says(stage, person(stage, act.who), 'JOIN');
      return types(stage, person(stage, act.who), '/nomic', 'join');
    default:
      return types(stage, person(stage, act.who), ...typed(stage, act));
  }
}

function submits(stage: Stage, act: Act & { do: 'submit' }): void {
  const who = person(stage, act.who);
  const nth = stage.diary.said.filter(({ entry }) => entry !== null).length + 1;
  const amend = act.amend === null ? '' : `\n\`\`\`amend\n${act.amend}\n\`\`\``;
  const text = `${act.kind}: Number ${nth}. So it is.${amend}`;
  const { control, channel } = stage.world;
  const ts = control.say(who, channel, text);
  stage.diary.say({ ts, who, text, thread: null }, act.kind);
}

function resolves(stage: Stage, act: Act & { do: 'resolve' }): void {
  const entry = entryAt(stage, act.of);
  if (entry === undefined) return;
  const who = person(stage, act.who);
  const card = cardOf(stage, entry.ts);
  if (card === null || act.door === 'reply') {
    says(stage, who, act.enact ? 'ENACTED' : 'FAILED', entry.ts);
    return;
  }
  if (act.door === 'button') presses(stage, who, card.ts, act.enact ? 'matter.enact' : 'matter.fail');
  else types(stage, who, '/nomic', `resolve ${card.id} ${act.enact ? 'enact' : 'fail'}`);
}

/** A reaction taken off or a reply deleted, whichever the person has on the entry. */
function takesBack(stage: Stage, act: Act & { do: 'unvote' }): void {
  const { world, diary } = stage;
  const who = person(stage, act.who);
  const mark = diary.marks.findLast((one) => one.who === who && one.there);
  const reply = repliesOf(stage, who).at(-1);
  if (mark && (act.of < 0.6 || reply === undefined)) {
    world.control.unreact(who, world.channel, mark.ts, mark.name);
    mark.there = false;
  } else if (reply) remove(stage, reply);
}

function repliesOf({ diary }: Stage, who: string): Said[] {
  return diary.said.filter((one) => one.who === who && one.thread !== null && !one.deleted);
}

function changes(stage: Stage, act: Act & { do: 'revote' }): void {
  const reply = repliesOf(stage, person(stage, act.who)).at(-1);
  if (reply) edit(stage, reply, act.vote);
}

function edit({ world }: Stage, said: Said, text: string): void {
  if (said.text === text) return;
  world.control.edit(said.who, world.channel, said.ts, text);
  said.text = text;
  said.edits += 1;
}

function remove({ world }: Stage, said: Said): void {
  world.control.remove(said.who, world.channel, said.ts);
  said.deleted = true;
}

function touches(stage: Stage, act: Act & { do: 'editEntry' | 'deleteEntry' | 'becomeEntry' }): unknown {
  const { diary } = stage;
  const entry = entryAt(stage, act.of);
  if (act.do === 'editEntry' && entry) return edit(stage, entry, `${entry.text} Or so.`);
  if (act.do === 'deleteEntry' && entry) return remove(stage, entry);
  const talk = diary.said.findLast((one) => one.thread === null && one.entry === null && !one.deleted);
  if (act.do === 'becomeEntry' && talk) edit(stage, talk, `PROPOSAL: Late ${talk.ts}. It came to me.`);
}

/** Leaves the channel, and is asked in again. */
function walksOut({ world }: Stage, who: string): void {
  world.control.leave(who, world.channel);
  world.control.invite(world.channel, who);
}

type Typed = Exclude<
  Act,
  {
    do:
      | 'submit'
      | 'vote'
      | 'unvote'
      | 'revote'
      | 'resolve'
      | 'editEntry'
      | 'deleteEntry'
      | 'becomeEntry'
      | 'idle'
      | 'join'
      | 'talk'
      | 'walkOut';
  }
>;

/** The command and its words. */
function typed({ diary }: Stage, act: Typed): [string, string] {
  switch (act.do) {
    case 'trade':
      return [`/${act.way}`, `${act.count} ${act.stock}`];
    case 'adjust':
      return ['/adjust', ''];
    case 'news':
      return ['/news', `${act.stock} is much talked about`];
    case 'newsRoll':
      return ['/news', 'roll'];
    case 'leave':
      return ['/nomic', 'observe'];
    case 'roll':
      return ['/roll', '2D6 luck'];
    case 'ask':
      return ['/nomic', 'docket'];
    case 'ascend':
      return ['/nomic', `ascend The Round ${diary.acts}`];
  }
}
