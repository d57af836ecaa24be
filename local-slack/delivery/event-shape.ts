import type { Happening } from '../workspace/world.ts';

/** One event an app may have subscribed to, under the name it subscribes with. */
export interface SlackEvent {
  subscription: string;
  /** The scope Slack demands before it sends this. */
  scope: string | null;
  event: Record<string, unknown> & { type: string };
}

/** What is known of one kind of happening. */
export type About<K extends Happening['kind']> = Extract<Happening, { kind: K }>;

/** Words Slack has for each kind of channel. */
export const KINDS = {
  public: { subscription: 'message.channels', scope: 'channels', channel_type: 'channel', letter: 'C' },
  private: { subscription: 'message.groups', scope: 'groups', channel_type: 'group', letter: 'G' },
  im: { subscription: 'message.im', scope: 'im', channel_type: 'im', letter: 'D' },
} as const;

export const plain = (scope: string | null, event: SlackEvent['event']): SlackEvent => ({
  subscription: event.type,
  scope,
  event,
});
