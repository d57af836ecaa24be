import type { Fact } from '../../game/types.ts';
import type { Draft } from '../../store/types.ts';
import type { Desk } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { lapsedMessages } from '../render/surfaces/lapsed.ts';
import type { Told } from './announce.ts';
import { otherCards, otherPreviews } from './entries.ts';
import { PRIORITY, posting } from './routes.ts';

/** A rule is gone by its own words: told to all, and every card is drawn by the law as it is now. */
export function sayLapsed(
  desk: Desk,
  { heard, event }: Told,
  fact: Extract<Fact, { type: 'RuleLapsed' }>,
): Draft[] {
  const { before, after } = heard;
  const view = {
    ...{ title: fact.title, words: fact.words, notices: fact.notices },
    ...{ from: fact.law.version - 1, to: fact.law.version, at: event.at, event: event.seq },
    number: readerOf(desk, before).cite(fact.rule),
  };
  const where = { channel: after.channel, priority: PRIORITY.notice };
  return [
    ...lapsedMessages(view, readerOf(desk, after)).map((message) => posting(where, message)),
    ...otherCards(after, null),
    ...otherPreviews(after, null),
  ];
}
