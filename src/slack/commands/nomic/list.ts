import type { Desk } from '../../desk.ts';
import type { Word } from '../../read/words.ts';
import { act } from '../act.ts';
import { adjust } from '../adjust.ts';
import { buy } from '../buy.ts';
import type { Typed } from '../door.ts';
import { news } from '../news.ts';
import { roll } from '../roll.ts';
import { sell } from '../sell.ts';
import { amend } from './amend.ts';
import { asking } from './ask.ts';
import { chart } from './chart.ts';
import { attest } from './claims.ts';
import { docket } from './docket.ts';
import { done, wish } from './duty.ts';
import { exportGame } from './export.ts';
import { help } from './help.ts';
import { portfolio } from './portfolio.ts';
import { propose } from './propose.ts';
import { contest, record } from './record.ts';
import { remind } from './remind.ts';
import { accept, ascend, demote, join, observe } from './roles.ts';
import { rules } from './rules.ts';
import { setup } from './setup.ts';
import { state } from './state.ts';
import { strike } from './strike.ts';
import { verify } from './verify.ts';
import { resolve, vote } from './votes.ts';

/** A subcommand as typed: `text` is what follows it. */
export interface Sub extends Typed {
  readonly words: readonly Word[];
}

export interface Subcommand {
  readonly usage: string;
  readonly does: string;
  readonly run: (desk: Desk, sub: Sub) => Promise<void>;
}

const alias = (usage: string, does: string, run: Subcommand['run']): Subcommand => ({ usage, does, run });

/** What may follow `/nomic`, in the order of `help all`. */
export const subcommands: Readonly<Record<string, Subcommand>> = {
  help: { usage: 'help, help all', does: 'what you can do now; everything there is', run: help },
  setup: {
    usage: 'setup rules=… emperor=@… stocks="…"',
    does: 'start a game here; alone, a form',
    run: setup,
  },
  accept: { usage: 'accept', does: 'take up the office you were named for', run: accept },
  join: { usage: 'join', does: 'become a player', run: join },
  observe: { usage: 'observe', does: 'become an observer', run: observe },
  demote: { usage: 'demote @who', does: 'make an idle player an observer', run: demote },
  state: {
    usage: 'state, state CHAR, state @who, state chart',
    does: 'the gamestate, a thing, a person',
    run: state,
  },
  chart: {
    usage: 'chart, chart CHAR, chart me, chart @who, chart standings',
    does: 'how prices, worth and standings went, as a picture with its numbers',
    run: chart,
  },
  docket: { usage: 'docket, docket mine, docket P7', does: 'what is pending', run: docket },
  vote: { usage: 'vote P7 FOR, vote P7 none', does: 'vote by text; take it back', run: vote },
  resolve: { usage: 'resolve P7 enact', does: 'resolve a matter', run: resolve },
  confirm: {
    usage: 'confirm K1',
    does: 'confirm what somebody claims',
    run: (desk, sub) => attest(desk, sub, 'confirm'),
  },
  deny: {
    usage: 'deny K1',
    does: 'deny a claim, or withdraw your own',
    run: (desk, sub) => attest(desk, sub, 'deny'),
  },
  portfolio: { usage: 'portfolio, portfolio @who', does: 'what somebody has', run: portfolio },
  rules: {
    usage: 'rules, rules 2.2, rules 2.2 history, rules diff r13, rules find cash',
    does: 'the law, its history, what changed',
    run: rules,
  },
  can: {
    usage: 'can buy 50 CHAR, can @who vote P7 FOR',
    does: 'whether an act would be lawful, and why',
    run: asking('can'),
  },
  why: {
    usage: 'why P7, why E418, why @who observer, why CHAR, why not adjust',
    does: 'what it came of: rule, version, matter, votes, dice',
    run: asking('why'),
  },
  'as-of': {
    usage: 'as-of 2021-02-03 09:00, as-of E377, as-of P5, as-of 2h ago rules',
    does: 'the gamestate and the rules as they were',
    run: asking('as-of'),
  },
  log: {
    usage: 'log, log @who P7 CHAR votes since yesterday before E400 50',
    does: 'what happened, newest first',
    run: asking('log'),
  },
  verify: {
    usage: 'verify, verify E412, verify repair',
    does: 'that log, dice, gamestate, posts and pins agree; how the dice of an event fell',
    run: verify,
  },
  propose: { usage: 'propose, propose TITLE', does: 'write a proposal by form', run: propose },
  amend: {
    usage: 'amend, amend voting_time, amend check + a block, amend attach P7, amend repair 2.4',
    does: 'write an amendment by form; what one would do; put one beside your entry; mend a rule that failed',
    run: amend,
  },
  record: {
    usage: 'record P5 set cash @ben 800000 because …, record rule 2.4 …',
    does: 'do by hand what the law has laid down; alone, a form',
    run: record,
  },
  contest: { usage: 'contest E430 because …', does: 'have a record by hand reversed', run: contest },
  strike: {
    usage: 'strike E430 because …, strike E418 under C2 because …',
    does: 'take back what an enacted matter orders struck, or your own record; shows first what would change',
    run: strike,
  },
  remind: {
    usage: 'remind, remind on vote, remind off',
    does: 'reminders by direct message: none but those you switch on',
    run: remind,
  },
  export: {
    usage: 'export, export log',
    does: 'the law, the gamestate and the whole game as files',
    run: exportGame,
  },
  done: { usage: 'done P5', does: 'say that what P5 prescribes is carried out', run: done },
  ascend: { usage: 'ascend, ascend WORDS', does: 'make the Ascension Address', run: ascend },
  continue: {
    usage: 'continue',
    does: 'say that you wish to play on',
    run: (desk, sub) => wish(desk, sub, 'continue'),
  },
  stop: { usage: 'stop', does: 'say that you do not', run: (desk, sub) => wish(desk, sub, 'stop') },
  buy: alias('buy 50 CHAR', 'as /buy', buy),
  sell: alias('sell all CHAR', 'as /sell', sell),
  adjust: alias('adjust', 'as /adjust', adjust),
  news: alias('news CHAR …, news roll N9', 'as /news', news),
  roll: alias('roll 1D5-3 CHAR', 'as /roll', roll),
  act: alias('act, act NAME', 'as /act', act),
};
