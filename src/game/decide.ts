import { decideAct } from './decide/act.ts';
import { decideAsk } from './decide/ask.ts';
import { decideAttach } from './decide/attach.ts';
import { decideConfirm } from './decide/claims/confirm.ts';
import { decideDeny, decideExpire } from './decide/claims/end.ts';
import { type Case, ground, refused } from './decide/drafts.ts';
import { decideComeDue, decideLook, decideStrike } from './decide/due.ts';
import { decideNoteDeletion, decideNoteEdit } from './decide/edits.ts';
import { withFailings } from './decide/failed.ts';
import { decideFound } from './decide/found.ts';
import { decideContest } from './decide/hand/contest.ts';
import { decideRecord } from './decide/hand/record.ts';
import { decideName, decideSetting } from './decide/labels.ts';
import { decideLapse } from './decide/lapse.ts';
import { decideAccept } from './decide/office.ts';
import { decideDischarge, decideWish } from './decide/record.ts';
import { decideResolve } from './decide/resolve.ts';
import { decideRipen } from './decide/ripen.ts';
import { decideRoll } from './decide/rolls.ts';
import { withSpent } from './decide/spent.ts';
import { decideStrikeOut } from './decide/strike-out.ts';
import { decideSubmit } from './decide/submit.ts';
import { decideTalk } from './decide/talk.ts';
import { decideVote } from './decide/vote.ts';
import { decideWithdraw } from './decide/withdraw.ts';
import { decideWitness } from './decide/witness.ts';
import { watched } from './luck.ts';
import { emperor, isAccepted } from './people.ts';
import type { Command, Game, Of, Ruling, Stamp } from './types.ts';

/** Who rules on each command. */
const RULES: { readonly [D in Command['do']]: (subject: Case, command: Of<D>) => Ruling } = {
  found: decideFound,
  accept: decideAccept,
  act: decideAct,
  witness: decideWitness,
  submit: decideSubmit,
  attach: decideAttach,
  record: decideRecord,
  contest: decideContest,
  vote: decideVote,
  ask: decideAsk,
  withdraw: decideWithdraw,
  resolve: decideResolve,
  note_edit: decideNoteEdit,
  note_deletion: decideNoteDeletion,
  discharge: decideDischarge,
  wish: decideWish,
  roll: decideRoll,
  name: decideName,
  set: decideSetting,
  talk: decideTalk,
  strike: decideStrike,
  strike_out: decideStrikeOut,
  come_due: decideComeDue,
  lapse: decideLapse,
  look: decideLook,
  confirm: decideConfirm,
  deny: decideDeny,
  expire: decideExpire,
  ripen: decideRipen,
};

/** Rules on a command. Pure: the same game, command and stamp give the same ruling; every ground at once. */
export function decide(game: Game, command: Command, stamp: Stamp): Ruling {
  const dice = watched(stamp.dice);
  const subject: Case = { game, stamp: { ...stamp, dice } };
  if (game.seq === 0 && command.do !== 'found')
    return refused([ground(null, ['There is no game in this channel yet.'])]);
  if (waitsForEmperor(game, command)) {
    return refused([
      ground(game.law.program.titles.emperor, [
        'The game begins when ',
        { player: emperor(game) },
        ' accepts the office: by the button, or `/nomic accept`.',
      ]),
    ]);
  }
  const rules = RULES[command.do] as (subject: Case, command: Command) => Ruling;
  const ruling = withSpent(subject, command, rules(subject, command), dice.fallen);
  return withFailings(subject, command, ruling);
}

const beforeAcceptance: ReadonlySet<Command['do']> = new Set(['found', 'accept', 'name', 'set', 'roll']);

function waitsForEmperor(game: Game, command: Command): boolean {
  return !isAccepted(game) && !beforeAcceptance.has(command.do);
}
