import { expect, test } from 'vitest';
import { lawWith } from '../../referee/trial/law.ts';
import { seated, type Table, table } from '../../referee/trial/table.ts';
import { act, adjust, buy, declare, enact, leave, news, propose, raise } from '../../referee/trial/words.ts';
import { homePage } from '../render/home/page.ts';
import { boardMessage } from '../render/surfaces/board.ts';
import { picture } from '../render/testing/picture.ts';
import { reader } from '../render/testing/sample.ts';
import { complaintsAboutHome } from '../render/testing/validate.ts';
import { homeGameView } from './home.ts';
import type { Scene } from './scene.ts';

const HERE = { channel: 'C0FASTNOMIC', channelName: 'fast-nomic', round: 'Stocks' };

function sceneOf(game: Table): Scene {
  return {
    ...{ game: game.game, at: game.now, head: 'ab'.repeat(32), away: new Set<string>() },
    commitment: null,
    unclear: () => [],
  };
}

const viewOf = (game: Table, person: string) =>
  homeGameView(sceneOf(game), person, { game: HERE, pictures: [], drafted: () => false });

function drawn(game: Table, person: string): string {
  const shown = viewOf(game, person);
  const page = homePage({ person, at: game.now, games: [HERE], shown, besides: [] }, reader);
  expect(complaintsAboutHome(page)).toEqual([]);
  expect(page.private_metadata).toBe('{"c":"C0FASTNOMIC"}');
  return picture(page as never);
}

test('FN-S3 · what one holds is shown with its worth, its cost and what it gained', () => {
  const game = table('ann', 'bo').does('bo', buy(10, 'AAA'));
  game.lay(5, 9, 9, 8, 8, 8, 8, 8).does('ann', adjust);
  expect(drawn(game, 'bo')).toContain(`*My portfolio* · rank 1 of 2
Cash                         999,900
AAA  10 × 12 =                   120
     paid 10 each, profit        +20
Net worth                  1,000,020
*Profit 20*: +20 on what is held, 0 on what was sold`);
});

test('what can be done is a button, what cannot says from when on, by the check that refuses', () => {
  const game = table('ann', 'bo').lay(5, 9, 9, 8, 8, 8, 8, 8).does('ann', adjust).does('bo', news('AAA'));
  const page = drawn(game, 'bo');
  expect(page).toMatch(/\[ Buy \] \[ Proposal… \(2 slots left\) \]/);
  expect(page).not.toMatch(/\[ Adjust the markets \]|\[ Post news \]/);
  expect(page).toMatch(/\*Not now\*\n• Adjust the markets from .* \(rule adjusting_the_markets\.2\)/);
  expect(page).toContain('[ Roll AAA ]');
});

test('what waits for one is named with its button: votes, resolutions, confirmations', () => {
  const law = lawWith(
    'Boasts',
    `actions: { boast: { confirmed_by: player, does: [ { announce: "{{player.name}} boasts." } ] } }`,
  );
  const game = seated({ people: ['ann', 'bo', 'cy'], law })
    .does('bo', propose('A'))
    .does('cy', raise('B'));
  game.does('cy', act('boast')).votes('C1', { for: 'ann cy' });
  const page = drawn(game, 'bo');
  expect(page).toMatch(/P1.*you have not voted \(Proposal\) +\[ Vote on P1… \]/);
  expect(page).toMatch(/C1.*may be enacted now: FOR 2, AGAINST 0 +\[ Enact C1 ● \]|\[ Enact C1/);
  expect(page).toMatch(/K1.*waits for your word.*\[ Confirm K1 \]/);
  expect(viewOf(game, 'cy').needs.filter(({ is }) => is === 'confirm')).toEqual([]);
});

test('FN-E4 · FN-E5 · between two rounds the winner is reminded of the Address, and all are asked whether to go on', () => {
  const game = table('ann', 'bo', 'cy').does('bo', declare()).votes('V1', { for: 'bo cy' });
  game.does('cy', enact('V1'));
  const winner = drawn(game, 'bo');
  expect(winner).toMatch(/The Ascension Address is yours to make.*\[ Write the Ascension Address \]/);
  expect(winner).toContain('[ I wish to continue ] [ I do not ]');
  const { board } = viewOf(game, 'cy');
  expect(JSON.stringify(boardMessage(board, reader).blocks)).toContain('bo opens the round with a post');
  expect(drawn(game, 'cy')).not.toContain('Ascension Address is yours');
});

test('FN-P2 · FN-P3 · one’s own clocks: when others may demote one, when one may come back', () => {
  const game = table('ann', 'bo', 'cy');
  expect(viewOf(game, 'bo').clocks.idleMs).toBe(game.now + 48 * 3_600_000);
  game
    .hoursPass(48)
    .does('ann', propose())
    .does('ann', act('make_observer', { idler: 'bo' }));
  const { clocks, help } = viewOf(game, 'bo');
  expect(clocks).toMatchObject({ idleMs: null, returnMs: game.now + 24 * 3_600_000 });
  // The wait is a condition of the rule and no limit: it is found by asking again for later.
  expect(help.notNow.find(({ what }) => what === 'Become a player')?.fromMs).toBe(clocks.returnMs);
  expect(drawn(game, 'bo')).toContain('You are an observer');
});

test('who stepped aside may come back at a press; who never played is told that they do not', () => {
  const game = table('ann', 'bo', 'cy').does('cy', leave);
  expect(drawn(game, 'cy')).toContain('[ Become a player ]');
  const page = drawn(game, 'dee');
  expect(page).toContain('You are not in this game yet');
  expect(page).not.toContain('My portfolio');
});

test('of several games one is chosen at the top; without any it says how one begins', () => {
  const games = [HERE, { channel: 'C2', channelName: 'other', round: null }];
  const game = table('ann', 'bo');
  const page = homePage(
    { person: 'bo', at: game.now, games, shown: viewOf(game, 'bo'), besides: [] },
    reader,
  );
  expect(picture(page as never).split('\n')[0]).toBe('[ #fast-nomic · Stocks v 2 ]');
  const none = homePage({ person: 'bo', at: game.now, games: [], shown: null, besides: [] }, reader);
  expect(picture(none as never)).toContain('`/invite @Fast Nomic`');
  expect(none.private_metadata).toBe('{}');
});
