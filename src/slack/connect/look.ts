import type { webApi } from '@slack/bolt';
import type { Budget } from './budget.ts';
import { asker } from './look/ask.ts';
import { readChannel, readChannelInfo, readPins, readThread } from './look/channel.ts';
import { readEmojiAliases } from './look/emoji.ts';
import { readFile } from './look/file.ts';
import { type MatterPlace, readMatter, readMessage, readReactions } from './look/matter.ts';
import { readEmojiNames, readMembers, readPerson } from './look/people.ts';
import type { Clock } from './ports.ts';

export { NotShown, Unanswered } from './look/ask.ts';
export type { SeenChannel, SeenPin, Stretch } from './look/channel.ts';
export type { SeenFile } from './look/file.ts';
export type { MatterPlace, SeenMatter } from './look/matter.ts';
export type { SeenPerson } from './look/people.ts';
export type { SeenMessage, SeenReaction } from './look/seen.ts';

/** What can be asked of Slack. All bounded and paged; throws `Unanswered` or `NotShown`. */
export type Look = ReturnType<typeof openLook>;

/** What can wait leaves so many calls of a method to a resolution, which can not. */
const SPARED = 5;

export function openLook(client: webApi.WebClient, budget: Budget, clock: Clock) {
  const ask = asker(client, budget, clock);
  const sparing = asker(client, budget, clock, SPARED);
  const keys = { apiUrl: client.slackApiUrl, token: client.token ?? '' };
  return {
    channel: (channel: string, cursor: string | null) => readChannel(ask, clock, { channel, cursor }),
    info: (channel: string) => readChannelInfo(ask, channel),
    thread: (channel: string, ts: string) => readThread(ask, { channel, ts }),
    message: (channel: string, ts: string) => readMessage(ask, channel, ts),
    reactions: (channel: string, ts: string) => readReactions(ask, { channel, ts }),
    matter: (at: MatterPlace, withinMs?: number) => readMatter(ask, at, withinMs),
    pins: (channel: string) => readPins(ask, channel),
    members: (channel: string) => readMembers(ask, channel),
    file: (id: string) => readFile(ask, keys, id),
    person: (id: string) => readPerson(ask, id),
    emojiAliases: () => readEmojiAliases(ask),
    emojiNames: () => readEmojiNames(ask),
    /** For audits, of what resolutions ask for too. */
    sparing: {
      thread: (channel: string, ts: string) => readThread(sparing, { channel, ts }),
      message: (channel: string, ts: string) => readMessage(sparing, channel, ts),
    },
  };
}
