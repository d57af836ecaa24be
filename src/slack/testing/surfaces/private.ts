import { dueAt } from '../../remind/due.ts';
import { remindersOf } from '../../remind/kinds.ts';
import { remindForm, remindSaved } from '../../render/forms/remind.ts';
import { homePage } from '../../render/home/page.ts';
import { auditMessages } from '../../render/surfaces/audit.ts';
import { reminderMessage, remindersMessage } from '../../render/surfaces/reminders.ts';
import { homeLines } from '../../ticker/show/home.ts';
import { seen } from '../../ticker/show/seen.ts';
import { homeGameView } from '../../views/home.ts';
import { frozen } from '../scenes.ts';
import { satTable } from '../seated.ts';
import { type Town, textIn, titleIn } from '../town.ts';
import type { Surfaces } from './drawn.ts';

const CHANNEL = 'C0FASTNOMIC';

/** What one person sees alone: their Home and what reminds them. */
export const privately: Surfaces = {
  homePage: (town) => [
    ...['U0', 'U1', 'USTRANGER'].map((person) => home(town, person)),
    home(frozen(town).next, 'U2'),
    homePage(
      { person: 'U1', at: town.at, games: games(town), shown: null, besides: besides(town) },
      town.reader,
    ),
  ],
  auditMessages: (town) => {
    const findings = town.plan.titles.flatMap((title) => [
      { where: `event E3 ${title}`, field: title, saying: `says that ${title} was 5` },
      { where: 'the gamestate', field: null, saying: 'has to be pinned and is not' },
    ]);
    return auditMessages({ channel: CHANNEL, findings }, town.reader);
  },
  remindForm: (town) => [remindForm(reminders(town), town.reader)],
  remindSaved: (town) => [remindSaved(reminders(town), town.reader)],
  remindersMessage: (town) => [remindersMessage(reminders(town), town.reader)],
  reminderMessage: (town) => {
    const kinds = new Set(remindersOf(town.game, 'U0', new Set(['duty'])).map(({ id }) => id));
    const due = ['U0', 'U1'].flatMap((person) => dueAt(town.scene)(person, kinds)).map((one) => one.told);
    return [reminderMessage({ channel: CHANNEL, due }, town.reader)];
  },
};

function home(town: Town, person: string) {
  const [game, ...others] = games(town);
  if (game === undefined) throw new Error('a town without a game');
  const pictures = town.plan.titles.map((title) => ({
    file: 'F1',
    title: title || 'x',
    alt: textIn(town.plan, 0) || 'x',
  }));
  const shown = homeGameView(town.scene, person, { game, pictures, drafted: () => true });
  return homePage(
    { person, at: town.at, games: [game, ...others], shown, besides: besides(town) },
    town.reader,
  );
}

/** More tables than anybody sits at, with the names of their people. */
function besides({ plan }: Town) {
  const { placed } = satTable(1, { turns: 3, names: plan.names.slice(0, 2) });
  const one = { table: seen(placed), channel: CHANNEL, url: 'https://x.slack.com/a|b>', isTheirTurn: true };
  return homeLines(Array.from({ length: 70 }, () => one));
}

function games({ plan }: Town) {
  return Array.from({ length: 120 }, (_, i) => ({
    ...{ channel: `C${i}`, channelName: titleIn(plan, i).slice(0, 80), round: titleIn(plan, i + 1) },
  }));
}

function reminders({ game, plan }: Town) {
  const kinds = remindersOf(game, 'U1', new Set());
  const choices = Array.from({ length: 12 }, () => kinds)
    .flat()
    .map((choice, i) => ({ ...choice, id: `${choice.id}${i}`, on: i % 2 === 0 }));
  return { channel: CHANNEL, choices, unknown: plan.titles, changed: true };
}
