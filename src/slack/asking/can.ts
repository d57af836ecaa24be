import { callingIn } from '../calling.ts';
import { sceneOf } from '../desk.ts';
import { whoIn } from '../read/calling.ts';
import { personIn } from '../read/words.ts';
import { readerOf } from '../reader.ts';
import { answerMessages } from '../render/surfaces/answer.ts';
import { canView } from '../views/asked/can.ts';
import type { ReadAct } from './act-words.ts';
import type { Inquire } from './inquiry.ts';
import { keptIn, readKept } from './kept.ts';
import { plainly } from './plain.ts';
import { isAct, readAct } from './read-act.ts';

/** `can buy 5000 CHAR`, `can @chi sell 5000 CHAR`: asked in advance, by the judgement that would refuse it. */
export const can: Inquire = (desk, inquiry, telling) => answerAct(desk, inquiry, telling, false);

/** The same turned round: `why not adjust`. */
export const whyNot: Inquire = (desk, inquiry, telling) => answerAct(desk, inquiry, telling, true);

async function answerAct(...[desk, inquiry, telling, not]: Asking) {
  const { game, asker, at, words, text } = inquiry;
  const kept = keptIn(text);
  if (kept !== null) {
    const read = await readKept(desk, inquiry, kept);
    return answered([desk, inquiry, telling, not], read, asker.person);
  }
  const [first, ...rest] = words;
  const call = callingIn(desk, game);
  const named = rest.length > 0 && first !== undefined && !isAct(game, first.text);
  const other = first ? (personIn(first) ?? (named ? whoIn(first, call) : null)) : null;
  if (other === null && first?.text.startsWith('@')) {
    return plainly(desk, game, ['Choose the person from the list Slack shows after @.']);
  }
  const by = other ?? asker.person;
  const read = readAct({ game, by, at, words: other === null ? words : rest, call });
  return answered([desk, inquiry, telling, not], read, by);
}

type Asking = [...Parameters<Inquire>, boolean];

function answered([desk, { game, at, text }, telling, not]: Asking, read: ReadAct, by: string) {
  if (read.is === 'unclear') return plainly(desk, game, read.saying);
  const more = `/nomic ${not ? 'why not' : 'can'} ${text}`.slice(0, 80);
  const view = canView(sceneOf(desk, game, at), { question: read.question, act: read.act, by, not, more });
  return { messages: answerMessages(view, telling, readerOf(desk, game)), name: 'answer' };
}
