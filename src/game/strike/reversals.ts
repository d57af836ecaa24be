import type { Ground } from '../../ruleset/types.ts';
import { strikeGround } from '../decide/drafts.ts';
import type { Game, GameEvent, Reach, Recall, Reversal } from '../types.ts';

type Of = Pick<Recall, 'act' | 'reversals'>;

/** Why an event is not struck so, and what would have to be struck before it. */
interface Reversed {
  readonly first: number;
  readonly why: string;
}

/** FN-L6: nothing is taken back twice, whether it was struck, contested or judged again before. */
export function reversedGrounds({ law }: Game, recall: Of, reach: Reach): Ground[] {
  const { seq } = recall.act.head;
  const by = standing(recall.reversals).find((one) => struckBy(one).includes(seq));
  // What is judged again knows of every reversal; a difference does not.
  const why = by ? `E${seq} is struck already, by E${by.seq}.` : reach === 'alone' && reversed(recall)?.why;
  return why ? [strikeGround(law.program, 'strike', [why])] : [];
}

/** What has to be struck before the event alone can be; null when nothing has. */
export function struckFirst(recall: Of): number | null {
  return reversed(recall)?.first ?? null;
}

function reversed({ act: { head }, reversals }: Of): Reversed | null {
  const { seq } = head;
  const stand = standing(reversals);
  const contest = stand.find(({ fact }) => fact.type === 'RecordContested' && fact.record === seq);
  if (contest) {
    const why = `E${seq} was contested by E${contest.seq} and is reversed already: "Strike E${contest.seq}" would bring it back.`;
    return { first: contest.seq, why };
  }
  const again = stand.find(({ fact }) => fact.type === 'EventStruck' && fact.otherwise.includes(seq));
  if (again) {
    const why = `E${seq} was judged again by E${again.seq} and did something else: strike E${again.seq} first.`;
    return { first: again.seq, why };
  }
  return isReversal(head) ? (since(stand, seq, touched(head, reversals)) ?? twice(reversals, seq)) : null;
}

/** What stands again once `seq` is struck may reverse what another, that was brought back since, reverses already. */
function twice(reversals: readonly Reversal[], seq: number): Reversed | null {
  const stand = standing(reversals, seq);
  const again = stand.find((one) =>
    stand.some((other) => other !== one && reverses(other) === reverses(one)),
  );
  if (!again) return null;
  const why = `E${reverses(again)} is reversed by E${again.seq}, and would be once more: strike E${again.seq} first.`;
  return { first: again.seq, why };
}

/** What a strike had to do with may have been reversed in another way since: it would be reversed again with it. */
function since(stand: readonly Reversal[], seq: number, of: readonly number[]): Reversed | null {
  const again = stand.find((one) => one.seq > seq && of.includes(reverses(one)));
  if (!again) return null;
  const how = again.fact.type === 'EventStruck' ? 'struck' : 'contested';
  return {
    first: again.seq,
    why: `E${reverses(again)} was ${how} since, by E${again.seq}: strike E${again.seq} first.`,
  };
}

export function isReversal(event: GameEvent): event is Reversal {
  return event.fact.type === 'EventStruck' || event.fact.type === 'RecordContested';
}

function reverses({ fact }: Reversal): number {
  return fact.type === 'EventStruck' ? fact.struck : fact.record;
}

function struckBy({ fact }: Reversal): readonly number[] {
  return fact.type === 'EventStruck' ? [fact.struck, ...fact.refused] : [];
}

/** Those that were not struck themselves, newest first; as if `but` were struck as well. */
function standing(reversals: readonly Reversal[], but?: number): Reversal[] {
  const undone = new Set(but === undefined ? [] : [but]);
  return reversals.toReversed().filter((one) => {
    if (undone.has(one.seq)) return false;
    for (const event of struckBy(one)) undone.add(event);
    return true;
  });
}

/** Every event that it reversed, restored or changed; of strikes of strikes what those had. */
function touched({ fact }: Reversal, reversals: readonly Reversal[]): number[] {
  if (fact.type === 'RecordContested') return [fact.record];
  return [fact.struck, ...fact.refused, ...fact.otherwise].flatMap((event) => {
    const one = reversals.find(({ seq }) => seq === event);
    return [event, ...(one ? touched(one, reversals) : [])];
  });
}
