import type { Room } from './rounds.ts';
import type { Seat } from './seat.ts';

type Go = (seat: Seat) => unknown;

/** One way to an act: what is typed, the id of what is pressed, or the emoji; and who does it how. */
export interface Door {
  readonly by: string;
  readonly go: Go;
  /** Where, if not at the table where most is done. */
  readonly room?: Room;
}

/** An act and its doors. All of them come to the same: an event of this gist, or words told to whoever asked. */
export interface Act {
  readonly act: string;
  /** How the gist of the event begins. */
  readonly event?: string;
  /** Who is told what, where nothing happens. */
  readonly told?: readonly [name: string, words: string];
  /** What the channel is told. */
  readonly said?: string;
  /** Brings the game to where the act is possible, before each door. */
  readonly before?: Go;
  readonly typed: readonly Door[];
  readonly pressed: readonly Door[];
  readonly reacted?: readonly Door[];
}

/** `/nomic vote P7 FOR`. The words may depend on what was posted before. */
export function nomic(name: string, text: string | ((seat: Seat) => string)): Door {
  const command = typeof text === 'string' ? text : /`(\w[\w-]*) /.exec(`${text}`)?.[1];
  return {
    by: `/nomic ${command?.split(' ')[0]}`,
    go: async (seat) => {
      const words = () => (typeof text === 'string' ? text : text(seat));
      await seat.table.until(() => words() !== '', 'the cards name what is meant');
      await seat.nomic(name, words());
    },
  };
}

export function slash(name: string, command: string, text = ''): Door {
  return { by: command, go: ({ table }) => table.slash(name, command, text) };
}

/** A post in the channel, kept under a name. */
export function posts(name: string, text: string, key = text): Door {
  return { by: `"${text}"`, go: (seat) => void seat.posts.set(key, seat.table.says(name, text)) };
}

export function replies(name: string, key: string, text: string): Door {
  return {
    by: `reply "${text}"`,
    go: (seat) => void seat.posts.set(`${key} ${text}`, seat.table.replies(name, seat.post(key), text)),
  };
}

/** A command to the bot by mention, in the thread of a post. */
export function calls(name: string, key: string, text: string): Door {
  return {
    by: `reply "@Fast Nomic ${text}"`,
    go: ({ table, ...seat }: Seat) =>
      void table.replies(name, seat.posts.get(key) ?? '', `<@${table.slack.botUserId}> ${text}`),
  };
}

export function reacts(name: string, key: string, emoji: string): Door {
  return { by: `:${emoji}:`, go: (seat) => seat.table.reacts(name, seat.post(key), emoji) };
}

/** A button, and what is done in the form it opens. */
export function presses(by: string, go: Go): Door {
  return { by, go };
}
