import { decideAct } from './decide/act.ts';
import { decideAsk } from './decide/ask.ts';
import { decideAttach } from './decide/attach.ts';
import { decideConfirm } from './decide/claims/confirm.ts';
import { decideDeny, decideExpire } from './decide/claims/end.ts';
import { type Case, ground, refused } from './decide/drafts.ts';
import { decideComeDue, decideStrike } from './decide/due.ts';
import { decideNoteDeletion, decideNoteEdit } from './decide/edits.ts';
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
import { decideSubmit } from './decide/submit.ts';
import { decideTalk } from './decide/talk.ts';
import { decideVote } from './decide/vote.ts';
import { decideWithdraw } from './decide/withdraw.ts';
import { emperor, isAccepted } from './people.ts';
import type { Command, Game, Ruling, Stamp } from './types.ts';

/** Rules on a command. Pure: the same game, command and stamp give the same ruling; every ground at once. */
export function decide(game: Game, command: Command, stamp: Stamp): Ruling {
  const subject: Case = { game, stamp };
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
  switch (command.do) {
    case 'found':
      return decideFound(subject, command);
    case 'accept':
      return decideAccept(subject);
    case 'act':
      return decideAct(subject, command);
    case 'submit':
      return decideSubmit(subject, command);
    case 'attach':
      return decideAttach(subject, command);
    case 'record':
      return decideRecord(subject, command);
    case 'contest':
      return decideContest(subject, command);
    case 'vote':
      return decideVote(subject, command);
    case 'ask':
      return decideAsk(subject, command);
    case 'withdraw':
      return decideWithdraw(subject, command);
    case 'resolve':
      return decideResolve(subject, command);
    case 'note_edit':
      return decideNoteEdit(subject, command);
    case 'note_deletion':
      return decideNoteDeletion(subject, command);
    case 'discharge':
      return decideDischarge(subject, command);
    case 'wish':
      return decideWish(subject, command);
    case 'roll':
      return decideRoll(subject, command);
    case 'name':
      return decideName(subject, command);
    case 'set':
      return decideSetting(subject, command);
    case 'talk':
      return decideTalk(subject);
    case 'strike':
      return decideStrike(subject, command);
    case 'come_due':
      return decideComeDue(subject, command);
    case 'lapse':
      return decideLapse(subject, command);
    case 'confirm':
      return decideConfirm(subject, command);
    case 'deny':
      return decideDeny(subject, command);
    case 'expire':
      return decideExpire(subject, command);
    case 'ripen':
      return decideRipen(subject, command);
  }
}

const beforeAcceptance: ReadonlySet<Command['do']> = new Set(['found', 'accept', 'name', 'set', 'roll']);

function waitsForEmperor(game: Game, command: Command): boolean {
  return !isAccepted(game) && !beforeAcceptance.has(command.do);
}
