import { expect, test } from 'vitest';
import {
  cannot,
  cannotDeclare,
  carries,
  declares,
  does,
  enacted,
  FIVE,
  law,
  listens,
  nomic,
  passes,
  proposes,
  THREE,
} from './nomic.ts';

test('RC31 · a step is taken out of the Haul, and plans persist', async () => {
  const table = await nomic('rc31', THREE);
  await does(table, 'Ben', 'plan scout', 'Ben plan standard to scout');
  await does(table, 'Ben', 'haul', 'Ben loot 0 to 1', 'Ben plan scout to standard');
  await passes(table, THREE, law('rc31'));
  await does(table, 'Ben', 'plan scout', 'Ben plan standard to scout');
  const haul = await does(table, 'Ben', 'haul', 'Ben loot 1 to 2');
  expect(haul).not.toContain('plan');
  await does(table, 'Ben', 'haul', 'Ben loot 2 to 3');
}, 60_000);

test('RC20 · less fuel for a light-year; the highest rank declares victory, in the words then in use', async () => {
  const table = await nomic('rc20', FIVE);
  await does(table, 'Ben', 'reach', 'enough for 0 light-years');
  const renaming = await proposes(table, 'Eli', '- { rename: saboteur, to: traitor }');
  const change = await proposes(table, 'Dara', law('rc20'));
  await carries(table, FIVE, renaming);
  await carries(table, FIVE, change);
  await does(table, 'Ben', 'reach', 'enough for 2 light-years');
  await cannotDeclare(table, 'Dara', 'The crew is still on the planet');
  await does(table, 'Ben', 'lift_off', 'on planet yes to no');
  for (const name of ['Ben', 'Chi', 'Eli'])
    await cannotDeclare(
      table,
      name,
      `${name} is not of the highest rank among those who are neither traitor nor in custody`,
    );
  await declares(table, 'Dara');
}, 60_000);

test('RC21 · a die decides whether a planet is found, another how large it is', async () => {
  const table = await nomic('rc21', THREE);
  await passes(table, THREE, law('rc21'));
  await cannot(table, 'Ben', 'explore Vega X', 'Vega owns no Star Ranger.');
  await cannot(table, 'Chi', 'explore Vega X', 'Chi does not represent Vega.');
  await does(table, 'Ben', 'build_ranger Vega', 'Vega rangers 0 to 1');
  for (let left = 59, nth = 1; left >= 10; left -= 10, nth++) {
    const told = await does(table, 'Ben', `explore Vega X${nth}`, `Vega credits ${left} to ${left - 10}`);
    const [shown, extent] = rolls(told);
    if (shown! % 2 === 0) expect(told).toContain(`Vega has found X${nth}, a planet of size ${extent}.`);
    else expect([extent, told]).toEqual([undefined, expect.not.stringContaining('found')]);
  }
  await cannot(table, 'Ben', 'explore Vega X', 'Vega has 9 Mega-Credits.');
}, 60_000);

test('RC17 · arriving, rolling against one’s morale once a lacuna, and three points to claim victory', async () => {
  const table = await nomic('rc17', FIVE);
  await passes(table, FIVE, law('rc17'));
  await cannot(table, 'Chi', 'try_morale', 'Chi is not at the goal.');
  const arrival = await does(table, 'Ben', 'sail Argo', 'Argo distance 2 to -1', 'Ben contest points 0 to 1');
  expect(arrival).toContain('Argo is the first to arrive: the contest begins.');
  expect(arrival).toContain('Chi at goal no to yes');
  expect(arrival).not.toContain('Chi contest points');
  for (let points = 1; points < 3; ) {
    await cannotDeclare(table, 'Ben', `Ben has ${points} contest points; it takes 3`);
    const told = await does(table, 'Ben', 'try_morale', 'Ben tried in');
    const [shown = 0] = rolls(told);
    if (shown * 50 < 160) expect(told).toContain(`Ben contest points ${points} to ${++points}`);
    else expect(told).not.toContain('contest points');
    await cannot(table, 'Ben', 'try_morale', 'Ben has rolled in this lacuna already.');
    await does(table, 'Chi', 'next_lacuna', 'lacuna');
  }
  for (const left of [9, 6, 3]) await does(table, 'Dara', 'sail Nina', `Nina distance ${left}`);
  await declares(table, 'Ben');
}, 60_000);

test('RC04 · the Ducky for 100 Medals at a Grand Party, and for 60 by the words of most votes', async () => {
  const table = await nomic('rc04', FIVE);
  for (const [words, price] of [
    ['quack', 100],
    ['quack quack', 60],
  ] as const) {
    const change = price === 100 ? law('rc04') : `- { repeal_rule: The Ducky }\n${law('rc04')}`;
    const post = await proposes(table, 'Eli', change);
    const texts = [words, words, words, words, 'no'];
    for (const [i, name] of FIVE.entries()) table.replies(name, post, `FOR, ${texts[i]}!`);
    await enacted(table, 'Ana', post);
    await does(table, 'Ana', `award @ben ${price - 1}`, 'Ben medals');
    await cannot(table, 'Ben', 'squeeze', 'There is no Grand Party.');
    await does(table, 'Ana', 'party', 'grand party no to yes');
    await cannot(table, 'Ben', 'squeeze', `Ben has ${price - 1} Medals of ${price}.`);
    await does(table, 'Ana', 'award @ben 1', 'Ben medals');
    await does(table, 'Ana', `award @chi ${price}`, 'Chi medals');
    await cannot(table, 'Chi', 'squeeze', 'Chi does not hold the Rubber Ducky.');
    const told = listens(table);
    await does(table, 'Ben', 'squeeze', `Ben medals ${price} to 0`);
    if (price === 100) await told('Ben has achieved victory');
    await does(table, 'Ana', 'party', 'grand party yes to no');
  }
}, 60_000);

test('RC50 · at enactment the author of the one Plan that leads on half of the Ballots achieves victory', async () => {
  const table = await nomic('rc50', FIVE);
  const ranks = (name: string, plan: string, nth: number) =>
    does(table, name, `rank_plan ${plan} ${nth}`, `${name} ${plan} place`, ` to ${nth}`);
  await ranks('Ben', 'pp', 1);
  await ranks('Chi', 'pp', 1);
  await ranks('Dara', 'qq', 1);
  await ranks('Eli', 'qq', 1);
  const nobody = async () => {
    expect(await passes(table, FIVE, law('rc50'))).toContain('changes nothing as things are');
    await table.boardSays('No matter is pending');
    // A preview that comes late tells of what holds then, in other words.
    expect(table.botMessages().join()).not.toContain('has achieved victory');
  };
  await nobody();
  await ranks('Dara', 'qq', 2);
  await ranks('Dara', 'pp', 1);
  await does(table, 'Ben', 'be_selfish yes', 'Ben selfish no to yes');
  await nobody();
  await ranks('Dara', 'pp', 2);
  await ranks('Dara', 'rr', 1);
  await does(table, 'Ben', 'be_selfish no', 'Ben selfish yes to no');
  const told = listens(table);
  expect(await passes(table, FIVE, law('rc50'))).toContain('In force at this instant');
  await told('Ben has achieved victory');
}, 60_000);

test('RC24 · the Warden stuns any number in the same place for one action point', async () => {
  const table = await nomic('rc24', FIVE);
  await passes(table, FIVE, law('rc24'));
  await does(table, 'Dara', 'move hold', 'Dara place bridge to hold');
  await cannot(table, 'Ben', 'stun_all @chi @dara', 'Dara is not in the same place.');
  await cannot(table, 'Chi', 'stun_all @ben', 'Chi is not the Warden.');
  await cannot(table, 'Eli', 'stun_all @ben', 'Eli is not the Warden.');
  const told = await does(table, 'Ben', 'stun_all @chi @eli', 'Ben action points 1 to 0');
  for (const name of ['Chi', 'Eli']) expect(told).toContain(`${name} stunned no to yes`);
  await cannot(table, 'Chi', 'move hold', 'Chi is stunned.');
  await cannot(table, 'Ben', 'stun_all @chi', 'Ben has no action point.');
}, 60_000);

test('RC37 · Sins are named with words of the list', async () => {
  const table = await nomic('rc37', THREE);
  await does(table, 'Ben', 'add_sin zeal', 'zeal');
  await passes(table, THREE, law('rc37'));
  await does(table, 'Ben', 'add_sin Greed', 'Greed');
  await cannot(table, 'Ben', 'add_sin pride', 'pride is not on the word list');
  expect(await table.asks('Ben', '/nomic', 'state')).toContain('zeal');
}, 60_000);

test('RC54 · Debris empties the square on which it would be placed', async () => {
  const table = await nomic('rc54', THREE);
  await passes(table, THREE, law('rc54'));
  await does(table, 'Ben', 'drop a1 debris', 'a1 module corridor to empty');
  await does(table, 'Ben', 'drop a2 dome', 'a2 module empty to dome');
  const told = await does(table, 'Ben', 'drop a3 debris', 'by Ben');
  expect(told).not.toContain('a3 module');
}, 60_000);

/** What the dice showed, in order. */
function rolls(told: string): number[] {
  return [...told.matchAll(/1D6[^=]*= *(\d)/g)].map(([, shown]) => Number(shown));
}
