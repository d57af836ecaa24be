import { expect, test } from 'vitest';
import { cast, idOf, resolve } from '../docket.ts';
import { cannot, carries, does, FOUR, law, nomic, passes, proposes, vetoed } from './nomic.ts';

test('RC66 · whoever approves of a proposal when it dies grows angrier', async () => {
  const table = await nomic('rc66', FOUR);
  await passes(table, FOUR, law('rc66'));
  const first = await table.submits('Dara', 'PROPOSAL: War');
  cast(table, first, { Ben: 'FOR', Chi: 'FOR', Dara: 'AGAINST' });
  await vetoed(table, first);
  for (const name of ['Ben', 'Chi']) await table.boardSays(`${name} (anger 1)`);
  const second = await table.submits('Dara', 'PROPOSAL: Peace');
  cast(table, second, { Ben: 'FOR', Chi: 'FOR' });
  await table.cardSays(second, 'FOR 2 (Ben, Chi)');
  cast(table, second, { Ben: 'AGAINST' });
  await vetoed(table, second);
  await table.boardSays('Chi (anger 2)');
  for (const calm of ['Ben (anger 1)', 'Dara (anger 0)']) expect(table.board()).toContain(calm);
}, 60_000);

test('RC73 · transfers wait for the end of the turn, and for a vote', async () => {
  const table = await nomic('rc73', FOUR);
  await passes(table, FOUR, law('rc73'));
  await does(table, 'Ana', 'end_turn', 'turn began');
  const post = await table.submits('Dara', 'PROPOSAL: Peace');
  const on = `on_matter=${idOf(table, post)}`;
  await does(table, 'Ben', `transfer_to @chi points 4 if_vote=yes ${on}`, 'transfer 1 is new');
  await cannot(
    table,
    'Ben',
    'transfer_to @dara points 3',
    'did not have that many points at the start of the turn',
  );
  await cannot(table, 'Ben', 'transfer_to @dara points 11', '10 is the most');
  await does(table, 'Ben', 'transfer_to @dara points 2', 'transfer 2 is new');
  await cannot(table, 'Ben', 'transfer_to @dara favours 1', 'Ben has made two transfers this turn');
  await does(table, 'Chi', `transfer_to @ben points 1 if_vote=no ${on}`, 'transfer 3 is new');
  cast(table, post, { Chi: 'FOR', Ben: 'AGAINST' });
  await table.cardSays(post, 'AGAINST 1 (Ben)');
  cast(table, post, { Chi: 'AGAINST' });
  await table.cardSays(post, 'AGAINST 2');
  expect(await table.boardSays('Ben (points 6')).toContain('Dara (points 6');
  const told = await does(table, 'Ana', 'end_turn', 'Dara points 6 to 8', 'Chi points 6 to 5');
  expect(told).toContain('Ben points 6 to 5');
  table.says('Dara', 'OBSERVE');
  await table.sees('Dara is now an observer');
  await table.join('Dara');
  await table.boardSays('Dara (points 8');
}, 60_000);

test('RC75 · the judge is drawn among those whom the Speaker does not think affected, unless all are', async () => {
  const table = await nomic('rc75', FOUR);
  await passes(table, FOUR, law('rc75'));
  for (let nth = 1; nth <= 4; nth++) {
    await does(table, 'Ben', 'ask_judge Was it fair?', `judgement ${nth} is new`);
    await does(table, 'Ana', `mark_affected ${nth} @ben`, 'affected');
    const told = await does(table, 'Chi', `pick_judge ${nth}`, `judges ${nth}.`);
    expect(told).toMatch(/(Chi|Dara) judges/);
  }
  await does(table, 'Ben', 'ask_judge And this?', 'judgement 5 is new');
  for (const name of ['ben', 'chi', 'dara']) await does(table, 'Ana', `mark_affected 5 @${name}`, 'affected');
  await does(table, 'Chi', 'pick_judge 5', 'judges 5.');
  await cannot(table, 'Chi', 'mark_affected 5 @ben', 'Emperor');
}, 60_000);

test('RC33 · Artifacts are taken in a Break-In and scattered anew, as the fate of three other proposals had it', async () => {
  const table = await nomic('rc33', FOUR);
  const [infamy, entrances, nothing] = [
    await table.submits('Ben', 'PROPOSAL: Y'),
    await table.submits('Ben', 'PROPOSAL: Z'),
    await table.submits('Chi', 'PROPOSAL: X'),
  ];
  const post = await proposes(table, 'Dara', law('rc33'));
  for (const passed of [infamy!, entrances!]) {
    cast(table, passed, { Ana: 'FOR', Ben: 'FOR', Chi: 'FOR' });
    await table.cardSays(passed, 'may be enacted now');
    await resolve(table, 'Ana', passed, 'enact');
  }
  table.replies('Ana', nothing!, 'VETO');
  await table.cardSays(nothing!, 'may be failed now');
  await resolve(table, 'Ana', nothing!, 'fail');
  await carries(table, FOUR, post);
  const scattered = spots(await does(table, 'Ana', 'scatter_artifacts', 'by Ana'), 'no to yes');
  expect(scattered.length).toBeGreaterThanOrEqual(2);
  await cannot(table, 'Ana', 'scatter_artifacts', 'There are Artifacts.');
  await does(table, 'Ben', `go ${scattered[0]}`, 'Ben spot');
  await does(table, 'Chi', `go ${scattered[1]}`, 'Chi spot');
  // It may stand there already, by chance.
  await does(table, 'Ben', `post_guard g1 ${scattered[1]}`, 'Post guard');
  const told = await does(table, 'Ben', 'break_in', 'Ben infamy 0 to 4');
  expect(told).not.toContain('Chi infamy');
  expect(spots(told, 'yes to no').sort()).toEqual([...scattered].sort());
  const anew = spots(told, 'no to yes');
  expect(anew.length).toBeGreaterThanOrEqual(2);
  expect(anew.length, told).toBeLessThanOrEqual(4);
  expect(await table.asks('Ben', '/nomic', 'rules 2.2')).toContain('here they are shown to all');
  for (const spot of anew) expect([...scattered, 'e1', 'e2']).not.toContain(spot);
}, 60_000);

test('RC64 · the Crystal Ball is used once; whom it shows is told by hand', async () => {
  const table = await nomic('rc64', FOUR);
  await passes(table, FOUR, law('rc64'));
  await cannot(table, 'Ben', 'use_ball', 'Ben does not hold the Crystal Ball.');
  await does(table, 'Ben', 'pick_up ball', 'ball holder');
  await does(table, 'Ben', 'use_ball', 'ball used no to yes');
  await cannot(table, 'Ben', 'use_ball', 'The Crystal Ball has been used.');
  expect(await table.asks('Ben', '/nomic', 'rules 2.2')).toContain(
    'The Emperor privately tells whoever used it three others by chance',
  );
}, 60_000);

const spots = (told: string, how: string) => [
  ...new Set(
    [...told.matchAll(new RegExp(`\\b(?!had )(\\w+) artifact ${how}`, 'g'))].map(([, spot]) => spot ?? ''),
  ),
];
