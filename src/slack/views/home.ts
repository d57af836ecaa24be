import { keysUnder, number, text } from '../../game/cells.ts';
import { openClaims } from '../../game/claims.ts';
import { noDice } from '../../game/luck.ts';
import { kindOf, matter } from '../../game/matters.ts';
import { emperor, isAccepted, isPlaying } from '../../game/people.ts';
import { worldAt } from '../../game/world.ts';
import { mayConfirm, weigh } from '../../ruleset/engine.ts';
import { idleFrom } from '../remind/idle.ts';
import type { HomeGame, HomeGameView, HomePicture, NeedView, OwnClocks } from '../render/views.ts';
import { boardView } from './board.ts';
import { claimView } from './claim.ts';
import { matterLine } from './docket.ts';
import { dutiesView } from './duties.ts';
import { helpView } from './help.ts';
import { madeId } from './made.ts';
import { rollAction } from './news.ts';
import { portfolioView } from './portfolio.ts';
import { returnMs } from './roster.ts';
import { citation, type Scene } from './scene.ts';

/** Longer than anybody may stay idle under rules worth playing by. */
const IDLE_WITHIN_MS = 60 * 86_400_000;

/** What only the edge knows. */
export interface HomeAround {
  readonly game: HomeGame;
  readonly pictures: readonly HomePicture[];
  /** Whether what a matter prescribes is drafted already. */
  readonly drafted: (matter: string) => boolean;
}

/** Everything one person sees of a game in their Home. */
export function homeGameView(scene: Scene, person: string, around: HomeAround): HomeGameView {
  const { game, at } = scene;
  const { table } = game;
  const help = helpView(scene, person, around.game.channelName);
  const joinedMs = isPlaying(table, person) ? number(table, `player/${person}/joined`) : null;
  return {
    person,
    at,
    game: around.game,
    joinedMs,
    needs: needs(scene, person, help, around.drafted),
    clocks: ownClocks(scene, person),
    help,
    portfolio: table.has(`is/player/${person}`) ? portfolioView(scene, person, true) : null,
    board: boardView(scene),
    pictures: around.pictures,
  };
}

type Help = Pick<HomeGameView['help'], 'votes' | 'resolvable'>;

function needs(
  scene: Scene,
  person: string,
  help: Help,
  drafted: HomeAround['drafted'],
): readonly NeedView[] {
  const { game } = scene;
  const duties = person === emperor(game) ? dutiesView(scene, [], drafted).due : [];
  return [
    ...(!isAccepted(game) && person === emperor(game) ? [{ is: 'accept' } as const] : []),
    ...help.votes.flatMap((id): NeedView[] => {
      const at = matter(game, id);
      return at ? [{ is: 'vote', matter: id, author: at.author, opens: kindOf(game, at.kind).opens }] : [];
    }),
    ...help.resolvable.flatMap(({ matter: id, outcome }): NeedView[] => {
      const at = matter(game, id);
      return at ? [{ is: 'resolve', line: matterLine(scene, at), outcome }] : [];
    }),
    ...claims(scene, person),
    ...rolls(scene, person),
    ...duties.map((duty): NeedView => ({ is: 'duty', duty })),
  ];
}

function claims(scene: Scene, person: string): NeedView[] {
  const { game, at } = scene;
  const world = worldAt(game, at, noDice);
  return openClaims(game)
    .filter(({ by, move, confirmers }) => {
      const what = { action: move.action, claimant: by };
      return !confirmers.includes(person) && mayConfirm(game.law.program, world, person, what).length === 0;
    })
    .map((claim): NeedView => ({ is: 'confirm', claim: claimView(scene, claim) }));
}

/** Things made by this person that the rules let them roll for now. */
function rolls({ game, at }: Scene, person: string): NeedView[] {
  const roll = rollAction(game);
  const type = roll && game.law.program.actions.get(roll.name)?.takes[0]?.type;
  const kind = type ? game.law.program.kinds.get(type) : undefined;
  if (!roll || !kind) return [];
  const world = worldAt(game, at, noDice);
  const about = kind.fields.find((field) => game.law.program.kinds.has(field.type));
  return keysUnder(game.table, `is/${kind.name}`)
    .filter((key) => {
      const move = { action: roll.name, args: { [roll.arg]: key } };
      return weigh(game.law.program, world, person, move).length === 0;
    })
    .map((key): NeedView => {
      const of = about ? text(game.table, `${kind.name}/${key}/${about.name}`) : null;
      return { is: 'roll', id: madeId({ kind, key }), key: of ?? key };
    });
}

function ownClocks(scene: Scene, person: string): OwnClocks {
  const { game } = scene;
  const playing = isPlaying(game.table, person);
  const from = playing ? null : returnMs(game, person);
  return {
    idleMs: playing ? idleFrom(scene, person, IDLE_WITHIN_MS) : null,
    idleCite: citation(game.law.program.actions.get('make_observer')),
    returnMs: from !== null && from > scene.at ? from : null,
  };
}
