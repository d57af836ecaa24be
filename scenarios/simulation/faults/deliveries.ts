import type { Strike, Striking } from './fault.ts';

const always = (end: () => void): Striking => ({
  end: () => {
    end();
    return true;
  },
});

/** Every event comes twice. */
export const duplicate: Strike = ({ slack }) => always(slack.faults.duplicate());

/** Events wait and then come all at once. */
export const hold: Strike = ({ slack }) => {
  slack.faults.pauseDeliveries();
  return always(() => slack.faults.resumeDeliveries());
};

/** Events wait and then come in another order. */
export const reorder: Strike = ({ slack }, { nth }) => {
  slack.faults.pauseDeliveries();
  return always(() => slack.faults.resumeDeliveries((n) => shuffled(n, nth)));
};

/** The numbers below n in an order of their own. */
function shuffled(n: number, key: number): number[] {
  const weight = (at: number) => (Math.imul(at + 1, 2_654_435_761 ^ Math.imul(key, 40_503)) >>> 7) % 9973;
  return Array.from({ length: n }, (_, at) => at).sort((a, b) => weight(a) - weight(b));
}

/** Acks do not arrive: Slack delivers again, up to three times. */
export const acks: Strike = ({ slack }, { nth }) => always(slack.faults.dropAcks(nth));
