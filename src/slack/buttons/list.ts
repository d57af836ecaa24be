import type { Desk } from '../desk.ts';
import { chooseGame } from '../home/opened.ts';
import type { ActionId } from '../render/ids.ts';
import { tickerButtons } from '../ticker/buttons.ts';
import { actOpen, adjust, newsRoll, newsWhich, tradeExact } from './acts.ts';
import { again, attachDraft } from './amendments.ts';
import { amendOpen, askOpen } from './ask.ts';
import { auditRepair } from './audit.ts';
import { chartOpen, chartShare } from './charts.ts';
import { attest } from './claims.ts';
import type { Click } from './click.ts';
import { entryOpen, newsOpen, setupOpen, tradeOpen } from './forms.ts';
import { adopt, repair, resolveSeen, rulesBlame, rulesDiff } from './law.ts';
import { accept, ascend, demote, dutyDone, wish } from './office.ts';
import { dismiss, example, follow, moves, portfolio, rulesOpen, rulesPage, stateOpen } from './reading.ts';
import { contestOpen, recordOpen } from './record.ts';
import { remindOpen } from './remind.ts';
import { logOlder, shareAsked, whyOpen } from './share.ts';
import { strikeSeen } from './strike.ts';
import { ask, more, resolve, vote } from './votes.ts';

type Handler = (desk: Desk, click: Click) => Promise<void>;

/** Every button there is, with what it does. */
export const buttonList: Readonly<Record<ActionId, Handler>> = {
  'act.choose': actOpen,
  'act.open': actOpen,
  'amend.again': again,
  'amend.attach': attachDraft,
  'amend.open': amendOpen,
  'answer.share': shareAsked,
  'audit.repair': auditRepair,
  'ask.open': askOpen,
  'chart.open': chartOpen,
  'chart.share': chartShare,
  'claim.confirm': (desk, click) => attest(desk, click, 'confirm'),
  'claim.deny': (desk, click) => attest(desk, click, 'deny'),
  'duty.done': dutyDone,
  'entry.open': entryOpen,
  'entry.open.cfj': entryOpen,
  'freeze.link': follow,
  'help.example': example,
  'home.game': (desk, click) => chooseGame(desk, click.asker.person, click.value),
  'home.link': follow,
  'log.older': logOlder,
  'market.adjust': adjust,
  'matter.enact': (desk, click) => resolve(desk, click, 'enact'),
  'matter.fail': (desk, click) => resolve(desk, click, 'fail'),
  'matter.more': more,
  'me.moves': moves,
  'me.portfolio': portfolio,
  'news.open': newsOpen,
  'news.roll': newsRoll,
  'news.which': newsWhich,
  'notice.link': follow,
  'nudge.dismiss': dismiss,
  'record.contest': contestOpen,
  'record.open': recordOpen,
  'remind.open': remindOpen,
  'resolve.seen': resolveSeen,
  'role.demote': demote,
  'round.adopt': adopt,
  'round.ascend': ascend,
  'round.continue': (desk, click) => wish(desk, click, 'continue'),
  'round.stop': (desk, click) => wish(desk, click, 'stop'),
  'rule.repair': repair,
  'rules.blame': rulesBlame,
  'rules.diff': rulesDiff,
  'rules.open': rulesOpen,
  'rules.page': rulesPage,
  'rules.page.next': rulesPage,
  'setup.accept': accept,
  'setup.open': setupOpen,
  'state.open': stateOpen,
  'strike.alone': (desk, click) => strikeSeen(desk, click, 'alone'),
  'strike.followed': (desk, click) => strikeSeen(desk, click, 'followed'),
  'trade.buy.exact': tradeExact,
  'trade.buy.open': (desk, click) => tradeOpen(desk, click, 'buy'),
  'trade.sell.open': (desk, click) => tradeOpen(desk, click, 'sell'),
  'vote.against': vote,
  'vote.ask.def': ask,
  'vote.ask.for': ask,
  'vote.ask.none': ask,
  'vote.def': vote,
  'vote.for': vote,
  'why.open': whyOpen,
  ...tickerButtons,
};
