import { z } from 'zod';
import { kindOf, type Matter, pendingMatters } from '../../../src/game/matters.ts';
import { isPlaying } from '../../../src/game/people.ts';
import { signallers, signalOf, signalsOf } from '../../../src/game/signals.ts';
import { EMOJI, type Mark } from '../diary.ts';
import type { Checked } from './check.ts';
import { lawfulness } from './heard.ts';

const reacted = z.object({
  event: z.object({
    type: z.enum(['reaction_added', 'reaction_removed']),
    user: z.string(),
    reaction: z.string(),
    item: z.object({ ts: z.string() }),
  }),
});

const VOTING = new Set(['FOR', 'AGAINST', 'DEFERENTIAL', 'VETO', 'AGAINST, I think']);

/** No vote lost and none made up: the signals of every pending matter are those that stand in Slack. */
export function checkVotes(checked: Checked): string[] {
  const { game } = checked;
  const frozen = pendingMatters(game).some(({ kind }) => kindOf(game, kind).freezes);
  return [
    ...pendingMatters(game).flatMap((at) => [
      ...(frozen || at.killed || at.vetoed ? [] : lostMarks(checked, at)),
      ...madeUp(checked, at),
    ]),
    ...lostReplies(checked),
    ...doubled(checked),
  ];
}

/** The address of the bot's card for a matter. */
function cardOf({ world }: Checked, { post }: Matter): string | undefined {
  return world.control
    .thread(world.channel, post)
    .find((message) => message.ts !== post && message.user === world.slack.botUserId)?.ts;
}

function lostMarks(checked: Checked, at: Matter): string[] {
  const { diary, game } = checked;
  const card = cardOf(checked, at);
  const there = diary.marks.filter(({ ts, there }) => there && (ts === at.post || ts === card));
  return there.flatMap(({ who, ts, name }) => {
    if (name === EMOJI.VETO || !isPlaying(game.table, who)) return [];
    // What was on a post that is no more can be asked of nobody: it has to have been heard.
    if (ts === at.post && at.deleted && !wasHeard(checked, 'reaction_added', { who, ts, name })) return [];
    const id = `reaction:${ts === at.post ? 'post' : 'card'}:${name}`;
    return signalOf(game, at.id, who, id) ? [] : [`${who}'s :${name}: on ${at.id} (${id}) is lost`];
  });
}

/** Whether a reaction ever reached the bot, or its removal, by a delivery of its own. */
function wasHeard(
  { inbox }: Checked,
  type: 'reaction_added' | 'reaction_removed',
  { who, ts, name }: Pick<Mark, 'who' | 'ts' | 'name'>,
): boolean {
  return inbox.some(({ sort, body }) => {
    if (sort !== 'event') return false;
    const { event } = reacted.safeParse(JSON.parse(body)).data ?? {};
    return event?.type === type && event.user === who && event.item.ts === ts && event.reaction === name;
  });
}

/** Every signal that counts is one that stands in Slack. */
function madeUp(checked: Checked, at: Matter): string[] {
  const { diary, game } = checked;
  const card = cardOf(checked, at);
  return signallers(game.table, at.id).flatMap((who) =>
    signalsOf(game.table, at.id, who)
      .filter(({ standing }) => standing === 'stands')
      .flatMap(({ id }) => {
        const [way, place = '', name] = id.split(':');
        if (way === 'reply')
          return diary.said.some(({ ts, deleted }) => ts === place && !deleted)
            ? []
            : [`${who}'s reply ${place} on ${at.id} counts and is not there`];
        if (way !== 'reaction') return [];
        const on = place === 'post' ? at.post : card;
        const mark = diary.marks.find((one) => one.who === who && one.ts === on && one.name === name);
        if (mark?.there) return [];
        // Taken off a post that then went, before the bot was told: of that nobody can be asked either.
        if (mark && place === 'post' && at.deleted && !wasHeard(checked, 'reaction_removed', mark)) return [];
        return [`${who}'s ${id} on ${at.id} counts and is not there`];
      }),
  );
}

/** A reply that votes was counted or refused. */
function lostReplies({ world, diary, inbox, events, game }: Checked): string[] {
  const rulings = new Map(inbox.map(({ id, ruling }) => [id, ruling]));
  const caused = new Set(
    events.flatMap(({ fact, cause }) =>
      fact.type === 'VoteCast' || fact.type === 'VoteArrivedLate' ? [cause] : [],
    ),
  );
  const posts = new Set(pendingMatters(game).map(({ post }) => post));
  return diary.said.flatMap(({ ts, thread, text, edits, deleted }) => {
    if (thread === null || !posts.has(thread) || !VOTING.has(text) || edits > 0 || deleted) return [];
    const id = `said:${world.channel}:${ts}`;
    const lawful = lawfulness(rulings.get(id) ?? null);
    if (lawful === true && caused.has(id)) return [];
    return lawful === false ? [] : [`the vote ${text} by reply ${ts} was neither counted nor refused`];
  });
}

/** A reply votes once and once more with each edit, a reaction once each time that it is put there. */
function doubled({ diary, events }: Checked): string[] {
  const votes = new Map<string, number>();
  for (const { fact, by } of events) {
    // What a look has found and is delivered later is the same signal, of which the time is now known.
    if (fact.type !== 'VoteCast' || fact.signal.found) continue;
    const [way, place = '', name] = fact.signal.id.split(':');
    const key =
      way === 'reply'
        ? `reply ${place}`
        : way === 'reaction'
          ? `${by} ${fact.matter} ${place} ${name}`
          : fact.signal.id;
    votes.set(key, (votes.get(key) ?? 0) + 1);
  }
  return [...votes].flatMap(([key, n]) => {
    const reply = diary.said.find(({ ts }) => key === `reply ${ts}`);
    const marks = diary.marks.filter(
      ({ who, name }) => key.startsWith(`${who} `) && key.endsWith(` ${name}`),
    );
    const most = reply ? 1 + reply.edits : Math.max(1, ...marks.map(({ puts }) => puts));
    return n <= most ? [] : [`the vote ${key} was counted ${n} times, given ${most}`];
  });
}
