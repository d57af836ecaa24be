import type { Notice } from '../../../ruleset/types.ts';
import type { Press } from '../buttons.ts';
import { compose, type Message } from '../compose.ts';
import { ruleNumber } from '../mrkdwn.ts';
import type { Part } from '../parts.ts';
import { code, footAloud, joined, type Phrase, sentence, under } from '../phrase.ts';
import type { Reader } from '../views.ts';

const MOST_REPAIRS = 3;

/** `A rule failed: …`, or a notice of anything else as it is; with its rule where the words do not name it. */
export function noticeLine({ rule, saying, broke }: Notice): Phrase {
  const isNamed = saying.some((part) => typeof part !== 'string' && 'rule' in part && part.rule === rule);
  const cited = isNamed || rule === 'referee' ? [] : under({ rule });
  return [...(broke === undefined ? [] : ['A rule failed: ']), ...sentence(saying), ...cited];
}

/** For each rule that failed in this event, the entry that would mend it, at a press. */
export function repairPresses(notices: readonly Notice[], event: number, reader: Reader): Press[] {
  const rules = [...new Set(notices.flatMap(({ rule, broke }) => (broke === undefined ? [] : [rule])))];
  return rules.slice(0, MOST_REPAIRS).map((rule) => ({
    id: 'rule.repair',
    label: rules.length === 1 ? ['Propose a repair'] : ['Repair ', reader.cite(rule)],
    aloud: ['Propose a repair of ', reader.cite(rule)],
    value: `${event}|${rule}`,
  }));
}

/** What was tried was refused, since a rule failed: told to all, with what would mend it. */
export function failedMessage(
  { notices, event }: { readonly notices: readonly Notice[]; readonly event: number },
  reader: Reader,
): Message {
  const lines = notices.map(noticeLine);
  const failed = [...new Set(notices.map(({ rule }) => rule))];
  const typed = failed.slice(0, MOST_REPAIRS).map((rule): Phrase => {
    return ['To propose a repair, type ', code(`/nomic amend repair ${ruleNumber({ rule }, reader)}`), '.'];
  });
  const once: Phrase = ['Told once for each version of the rules · event ', `${event}`];
  const small: Phrase = joined([...typed, once], ' ');
  const parts: Part[] = [
    { lines, rest: (left) => [`and ${left} more: `, code('/nomic rules')] },
    { presses: repairPresses(notices, event, reader) },
    { small },
  ];
  return compose(parts, { sentences: [...lines, footAloud(small)], more: [code('/nomic rules')] }, reader);
}
