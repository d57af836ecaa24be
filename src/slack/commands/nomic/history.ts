import type { Game } from '../../../game/types.ts';
import { everyVersion } from '../../asking/versions.ts';
import type { Desk } from '../../desk.ts';
import { readerOf } from '../../reader.ts';
import { ruleHistoryMessages } from '../../render/surfaces/rule-history.ts';
import type { Asker } from '../../say/routes.ts';
import { ruleHistory } from '../../views/law-history.ts';
import { tellAll } from './many.ts';

interface Wanted {
  readonly asker: Asker;
  readonly game: Game;
}

/** Each version of a rule, in force or repealed; false when no version of the law had such a rule. */
export async function showHistory(desk: Desk, here: Wanted, words: string): Promise<boolean> {
  const view = ruleHistory(await everyVersion(desk, here.game), words);
  if (view === null) return false;
  const messages = ruleHistoryMessages(view, readerOf(desk, here.game));
  await tellAll(desk, here, messages, `rule-${view.number ?? view.rule}-history`);
  return true;
}
