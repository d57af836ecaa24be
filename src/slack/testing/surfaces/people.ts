import { join, leave } from '../../../referee/trial/words.ts';
import { acceptMessage, addressMessages } from '../../render/surfaces/office.ts';
import { readyMessage } from '../../render/surfaces/ready.ts';
import { roleMessage } from '../../render/surfaces/roles.ts';
import { victoryMessage } from '../../render/surfaces/victory.ts';
import {
  awayMessage,
  exampleMessage,
  inviteMessage,
  newcomerMessage,
  welcomeMessage,
} from '../../render/surfaces/welcome.ts';
import { roleChanges } from '../../views/people.ts';
import { victoryView } from '../../views/victory.ts';
import { told } from '../played.ts';
import { does, won } from '../scenes.ts';
import { textIn, titleIn } from '../town.ts';
import type { Surfaces } from './drawn.ts';

export const people: Surfaces = {
  roleMessage: (town) => {
    const left = does(town, 'U1', leave);
    const joined = does(town, 'UNEW', join);
    return [left, joined].flatMap((done) =>
      roleChanges(done.next.scene, done.before, done.events).map((view) => roleMessage(view, town.reader)),
    );
  },
  victoryMessage: (town) => {
    const end = won(town);
    const view = victoryView(end.next.scene, { before: end.before, event: told(end, 'MatterResolved') });
    return view
      ? [victoryMessage(view, town.reader), victoryMessage({ ...view, ascended: true }, town.reader)]
      : [];
  },
  acceptMessage: ({ plan, reader }) => [
    acceptMessage({ emperor: 'U0', by: 'U1', round: titleIn(plan, 0) }, reader),
  ],
  addressMessages: ({ plan, reader }) => addressMessages({ by: 'U1', text: textIn(plan, 0) }, reader),
  readyMessage: ({ plan, reader }) => [
    readyMessage(
      {
        opens: 'PROPOSAL:',
        rulesets: plan.titles.map((title, i) => ({ file: `set-${i}`, title, rules: i })),
      },
      reader,
    ),
  ],
  welcomeMessage: ({ reader }) => [welcomeMessage({ channel: 'C1' }, reader)],
  exampleMessage: ({ reader }) => [exampleMessage(reader)],
  newcomerMessage: ({ people, plan, reader }) => [
    newcomerMessage(
      { players: people.length, pending: Array.from({ length: plan.pending }, (_, i) => `P${i + 1}`) },
      reader,
    ),
  ],
  inviteMessage: ({ people, reader }) => [inviteMessage({ people, by: 'U0' }, reader)],
  awayMessage: ({ plan, reader }) => [
    awayMessage({ counts: plan.titles.map((what, n) => ({ what, n })) }, reader),
  ],
};
