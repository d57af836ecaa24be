import type { Workspace } from '../index.ts';

const PEOPLE = ['Ana', 'Ben', 'Chi', 'Dara', 'Eli'];
const GAME = 'fast-nomic';
const TALK = 'fast-nomic-discussion';

/** The people and channels of a new workspace; a saved one keeps its own. */
export function furnish({ control }: Workspace): void {
  if (control.channelNamed(GAME) !== undefined) return;
  const people = PEOPLE.map((name) => control.addUser({ name: name.toLowerCase(), real_name: name }));
  const creator = people[0] ?? '';
  control.addChannel({ name: GAME, creator, members: people });
  control.addChannel({ name: TALK, creator, members: people });
}

/** Brings the app into the game's channel, unless it was there before: who put it out meant to. */
export function inviteApp({ control, botUserId }: Workspace): void {
  const channel = control.channelNamed(GAME);
  const host = control.userNamed('ana');
  if (channel === undefined || host === undefined) return;
  const came = control
    .seen(host, channel)
    .some((message) => message.subtype === 'channel_join' && message.user === botUserId);
  if (!came) control.invite(channel, botUserId, host);
}
