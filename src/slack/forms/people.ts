import { NotShown, Unanswered } from '../connect/look.ts';
import { within } from '../connect/within.ts';
import type { Desk } from '../desk.ts';
import type { Person } from '../names.ts';
import { fault, type SetupFault } from '../read/things.ts';
import type { Wish } from './wish.ts';

const WITHIN_MS = 2_200;
const SILENT = fault('setup', 'Slack did not answer in time, so nothing was set up. Try again.');
export const NOT_A_MEMBER = 'Only a full member of the workspace can set up a game, not a guest or an app.';
export const NOT_HERE = 'I am not in this channel yet: /invite @Fast Nomic, then press Set up.';

export interface Members {
  readonly people: readonly string[];
  /** Whoever is not among them is not in the channel; false in a crowd, and where it cannot be asked. */
  readonly whole: boolean;
}

export const UNKNOWN: Members = { people: [], whole: false };

/** Who is in a channel: null where it is closed to us. */
export async function membersOf(desk: Desk, channel: string): Promise<Members | null> {
  try {
    const { people, whole } = await desk.look.members(channel);
    return { people, whole: whole && people.length > 0 };
  } catch (error) {
    if (error instanceof NotShown) return error.unknown ? UNKNOWN : null;
    throw error;
  }
}

/** Whether somebody may be in the channel, as far as is known. */
export function mayBeIn(members: Members | null, person: string): boolean {
  return members !== null && (!members.whole || members.people.includes(person));
}

/** Whether somebody is in the channel; where that cannot be asked, nobody is kept out. */
export async function isInChannel(desk: Desk, channel: string, person: string): Promise<boolean> {
  return mayBeIn(await membersOf(desk, channel).catch(() => UNKNOWN), person);
}

/** The members as listed; where the list leaves us out, the channel itself is asked, and null is that we are not there. */
async function membersWithUs(desk: Desk, channel: string): Promise<Members | null> {
  const listed = await membersOf(desk, channel);
  const { botUserId } = desk.who;
  if (!listed || listed.people.length === 0 || listed.people.includes(botUserId)) return listed;
  const info = await desk.look.info(channel).catch(() => null);
  if (info === null && !listed.whole) return listed;
  return info?.member ? { ...listed, people: [...listed.people, botUserId] } : null;
}

/** Whether these people and this place can have a game. Slack is asked, and answers in time or not at all. */
export async function peopleFaults(desk: Desk, wish: Wish): Promise<readonly SetupFault[]> {
  if (wish.channel.startsWith('D'))
    return [fault('setup', 'A game is played in a channel: type /nomic setup there.')];
  const asked = ask(desk, wish).catch((error) => {
    if (error instanceof Unanswered) return null;
    throw error;
  });
  const answer = await within(asked, WITHIN_MS);
  return answer === null ? [SILENT] : judge(wish, answer);
}

interface Answer {
  readonly founder: Person | null;
  readonly emperor: Person | null;
  readonly players: readonly (Person | null)[];
  readonly members: Members | null;
}

async function ask(desk: Desk, wish: Wish): Promise<Answer> {
  const [founder, emperor, members, ...players] = await Promise.all([
    desk.names.lookUp(wish.by),
    desk.names.lookUp(wish.emperor ?? wish.by),
    membersWithUs(desk, wish.channel),
    ...wish.players.map((person) => desk.names.lookUp(person)),
  ]);
  return { founder, emperor, members, players };
}

function judge(wish: Wish, { founder, emperor, players, members }: Answer): SetupFault[] {
  if (founder === null || emperor === null) return [SILENT];
  const isHere = (person: string) => mayBeIn(members, person);
  if (members === null) return [fault('setup', NOT_HERE)];
  const faults: SetupFault[] = [];
  if (!founder.member) faults.push(fault('setup', NOT_A_MEMBER));
  if (!isHere(wish.by)) faults.push(fault('setup', 'Join this channel first.'));
  if (emperor.bot) faults.push(fault('emperor', `${emperor.label} is an app: choose a person.`));
  else if (!isHere(emperor.id))
    faults.push(fault('emperor', `${emperor.label} is not in this channel: invite them first.`));
  const apps = players.flatMap((person) => (person?.bot ? [person.label] : []));
  if (apps.length > 0) faults.push(fault('players', `${apps.join(', ')}: an app cannot play.`));
  return faults;
}
