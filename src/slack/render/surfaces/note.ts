import type { Saying } from '../../../ruleset/types.ts';
import { compose, type Message } from '../compose.ts';
import { code, type Phrase, sentence, withCode } from '../phrase.ts';
import type { Reader } from '../views.ts';

/** Plain sentences, for answers that need no more. */
export function noteMessage(sayings: readonly Saying[], reader: Reader): Message {
  const lines = sayings.map((saying) => withCode(sentence(saying)));
  return compose([{ lines }], { sentences: lines, more: [code('/nomic help')] }, reader);
}

/** A rule broke while it was used: what failed, what was done instead. */
export function brokenRule(
  notices: readonly { readonly rule: string; readonly saying: Saying }[],
  reader: Reader,
): Message {
  const lines = notices.map(
    (n): Phrase => ['A rule failed: ', ...sentence(n.saying), ' (', { cited: { rule: n.rule } }, ')'],
  );
  return compose(
    [{ lines, rest: (left) => [`and ${left} more: `, code('/nomic rules')] }],
    { sentences: lines, more: [code('/nomic rules')] },
    reader,
  );
}

/** A button that this version does not know. */
export function oldButton(matter: string | null, reader: Reader): Message {
  const line: Phrase =
    matter === null
      ? ['That button belongs to an older version. Type ', code('/nomic help'), ' for what you can do now.']
      : ['That button belongs to an older version. Here is the current one: ', { entry: matter }];
  return compose([{ lines: [line] }], { sentences: [line], more: [code('/nomic help')] }, reader);
}
