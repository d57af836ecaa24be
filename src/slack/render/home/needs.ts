import type { Press } from '../buttons.ts';
import { fieldWords } from '../cells.ts';
import { eventName } from '../doors.ts';
import type { Part } from '../parts.ts';
import { bold, code, entry, joined, Noun, noun, type Phrase, player, plural, under } from '../phrase.ts';
import { morePress, resolvePress } from '../surfaces/card-presses.ts';
import { ascendPress } from '../surfaces/duties.ts';
import { tallyWords } from '../tally-words.ts';
import type { HomeGameView, NeedView } from '../views.ts';
import { kindName } from '../words.ts';

/** Needs with a line and a button of their own; the rest are counted. */
const MOST = 10;

/** What waits for this person, each with the button that does it. */
export function needsParts(view: HomeGameView): Part[] {
  const { needs } = view;
  if (needs.length === 0) return [{ lines: [[bold('Needs you'), ' nothing now']] }];
  const left = needs.length - MOST;
  return [
    { lines: [[bold('Needs you')]] },
    ...needs.slice(0, MOST).map((need) => part(need, view)),
    ...(left > 0 ? [{ small: [`and ${left} more: `, code('/nomic docket mine')] }] : []),
  ];
}

function part(need: NeedView, view: HomeGameView): Part {
  return { lines: [['• ', ...words(need)]], press: press(need, view) };
}

function words(need: NeedView): Phrase {
  switch (need.is) {
    case 'accept':
      return ['The game begins when you accept the office of ', Noun('emperor')];
    case 'vote':
      return [
        entry(need.matter),
        ' by ',
        player(need.author),
        `: you have not voted (${kindName(need.opens)})`,
      ];
    case 'resolve':
      return [
        entry(need.line.id),
        ` may be ${need.outcome === 'enact' ? 'enacted' : 'failed'} now: ${tallyWords(need.line.standing.tally)}`,
      ];
    case 'confirm': {
      const { claim } = need;
      const about = claim.fields.map((field) => fieldWords(field));
      const inside: Phrase = about.length === 0 ? [] : [' (', ...joined(about, ', '), ')'];
      return [
        code(claim.id),
        ' ',
        player(claim.by),
        `: ${eventName(claim)}`,
        ...inside,
        ' waits for your word',
        ...under(claim.cite),
      ];
    }
    case 'roll':
      return [code(need.id), ` about ${need.key}: you may roll for it`];
    case 'duty':
      return duty(need.duty);
  }
}

function duty(due: Extract<NeedView, { is: 'duty' }>['duty']): Phrase {
  if (due.is === 'vote')
    return [
      entry(due.matter),
      `: ${due.waiting} ${plural(due.waiting, 'DEFERENTIAL waits', 'DEFERENTIALs wait')} for your vote`,
      ...under(due.cite),
    ];
  if (due.is === 'ascend')
    return ['The Ascension Address is yours to make: it opens the ', noun('round'), ...under(due.cite)];
  return [entry(due.matter), ' is enacted and has to be carried out by hand', ...under(due.cite)];
}

function press(need: NeedView, view: HomeGameView): Press {
  switch (need.is) {
    case 'accept':
      return { id: 'setup.accept', label: ['Accept the office'], value: 'home', style: 'primary' };
    case 'vote':
      return { ...morePress(need.matter, [`Vote on ${need.matter}…`]), aloud: [`Vote on ${need.matter}`] };
    case 'resolve':
      return resolvePress(need.line.id, need.outcome, need.line.standing, view.board.seq);
    case 'confirm':
      return { id: 'claim.confirm', label: [`Confirm ${need.claim.id}`], value: need.claim.id };
    case 'roll':
      return { id: 'news.roll', label: [`Roll ${need.key}`], value: need.id };
    case 'duty':
      return dutyPress(need.duty);
  }
}

function dutyPress(due: Extract<NeedView, { is: 'duty' }>['duty']): Press {
  switch (due.is) {
    case 'vote':
      return { ...morePress(due.matter, [`Vote on ${due.matter}…`]), aloud: [`Vote on ${due.matter}`] };
    case 'ascend':
      return ascendPress();
    case 'apply':
      return { id: 'record.open', label: ['Carry it out…'], value: due.matter };
  }
}
