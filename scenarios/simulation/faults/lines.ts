import { openSocket } from '../../../local-slack/proof/raw-socket.ts';
import type { Strike } from './fault.ts';

const HOUR_MS = 3_600_000;

/** Slack asks the bot to connect anew, as it does every few hours. */
export const refresh: Strike = ({ slack }) => {
  if (!slack.connected()) return null;
  slack.faults.disconnect();
  return { end: () => true };
};

/** The line is cut without a word, and can be had again at once. */
export const cut: Strike = ({ slack }) => {
  slack.faults.goOffline();
  slack.faults.comeBack();
  return { end: () => true };
};

/** Slack cannot be reached for hours, while people go on. */
export const offline: Strike = ({ slack, control }, { nth }) => {
  slack.faults.goOffline();
  return {
    end: () => {
      control.skip((nth / 3) * HOUR_MS);
      slack.faults.comeBack();
      return true;
    },
  };
};

/** Another copy of the app takes every second envelope, acks it, and does nothing. */
export const crowd: Strike = async (world) => {
  if (!world.slack.connected()) return null;
  // Its own calls meet what goes wrong as well: then there is no other copy.
  const other = await openSocket(world.slack, true).catch(() => null);
  if (other === null) return null;
  return {
    end: () => {
      for (const { payload } of other.envelopes()) world.swallowed.push(payload);
      other.close();
      return other.envelopes().length > 0;
    },
  };
};

export const jump: Strike = ({ control }, { nth }) => {
  control.skip(nth * HOUR_MS);
  return { end: () => true };
};
