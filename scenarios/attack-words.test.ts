import type { ModalView } from '@slack/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unescapedIn } from '../src/slack/render/testing/markup.ts';
import { sit } from './harness.ts';
import type { Table } from './table.ts';

const EVIL =
  '<!channel> <!here> *bold* `code` ```fence``` <https://evil.example|click> & <b> _i_ ~s~ &amp; \u202eover\u2066 \u200b\u200d';

const CALLS = [
  ...['chat.postMessage', 'chat.update', 'chat.postEphemeral'],
  ...['views.open', 'views.update', 'views.push', 'views.publish'],
];

/** Blocks or a view as they were sent, in whatever form. */
function readIn(args: Record<string, unknown>, name: 'blocks' | 'view'): ModalView {
  const sent = args[name];
  return (typeof sent === 'string' ? JSON.parse(sent) : (sent ?? {})) as ModalView;
}

describe('hostile words on every surface', () => {
  let table: Table;
  const lines: string[] = [];
  const sent: string[] = [];
  const refused: string[] = [];
  const loose: string[] = [];
  beforeAll(async () => {
    table = await sit({
      mode: 'socket',
      people: ['Ana', 'Ben', 'Chi'],
      lines,
      setup: `rules=stock-market stocks="AAA low 100 <!channel> *B*|x; BBB low 100 Plain"`,
    });
    for (const method of CALLS)
      table.slack.faults.onCall(method, 'after', ({ args, answer }) => {
        sent.push(JSON.stringify(args));
        if (/"(?:invalid_|msg_too|view_too|msg_blocks)/.test(JSON.stringify(answer))) refused.push(method);
        loose.push(...unescapedIn(readIn(args, 'blocks')), ...unescapedIn(readIn(args, 'view')));
      });
  });
  afterAll(() => table?.leave());

  test('nobody is called by what others wrote', async () => {
    table.control.renameUser(table.id('Chi'), `<!channel> ${EVIL}`);
    const post = await table.submits(
      'Ben',
      `PROPOSAL: ${EVIL}. <@${table.id('Ana')}> ${EVIL}\n\`\`\`\n<!channel>\n\`\`\``,
    );
    table.replies('Chi', post, `AGAINST ${EVIL}`);
    await table.cardSays(post, 'AGAINST 1');
    table.control.edit(table.id('Ben'), table.channel, post, `PROPOSAL: other ${EVIL}`);
    await table.threadSays(post, 'was edited');
    table.says('Ben', `NEWS: AAA ${EVIL}`);
    await table.sees('N1');
    await table.slash('Chi', '/news', `BBB ${EVIL}`);
    await table.sees('N2');
    await table.slash('Ben', '/roll', `1D6 ${EVIL}`);
    await table.sees('1D6');
    for (const [name, command, text] of [
      ['Ben', '/buy', ''],
      ['Ben', '/nomic', 'amend'],
      ['Ben', '/nomic', `propose ${EVIL}`],
      ['Ben', '/act', 'make_observer'],
    ] as const) {
      await table.slash(name, command, text);
      await table.until(
        () => table.control.topView(table.id(name)) !== undefined,
        `${command} ${text} opens a form`,
      );
      await table.control.closeView(table.id(name), table.control.topView(table.id(name))?.id ?? '');
    }
    table.control.openHome(table.id('Ben'));
    for (const [command, text] of [
      ['/act', EVIL],
      ['/act', `buy ${EVIL}`],
      ['/buy', `5 ${EVIL}`],
      ['/buy', EVIL],
      ['/news', EVIL],
      ['/roll', EVIL],
      ['/nomic', EVIL],
      ['/nomic', `rules ${EVIL}`],
      ['/nomic', `rules find ${EVIL}`],
      ['/nomic', `state ${EVIL}`],
      ['/nomic', `vote P1 ${EVIL}`],
      ['/nomic', `vote ${EVIL} FOR`],
      ['/nomic', 'state'],
      ['/nomic', 'docket'],
      ['/nomic', 'docket P1'],
      ['/nomic', 'portfolio'],
      ['/nomic', 'state AAA'],
      ['/nomic', 'help'],
      ['/nomic', `setup rules=${EVIL}`],
      ['/nomic', `ascend ${EVIL}`],
      ['/nomic', `record P1 set cash ${EVIL} because ${EVIL}`],
      ['/nomic', `amend ${EVIL}`],
      ['/nomic', `done ${EVIL}`],
      ['/nomic', `rules diff ${EVIL}`],
      ['/nomic', `portfolio ${EVIL}`],
    ] as const)
      await table.asks('Ben', command, text);
    await table.slash('Ana', '/nomic', 'vote P1 VETO');
    await table.slash('Ana', '/nomic', 'resolve P1 fail');
    await table.threadSays(post, 'FAILED');
    const dov = await table.submits('Chi', `DECLARATION OF VICTORY: ${EVIL}`);
    for (const name of ['Ben', 'Chi']) table.replies(name, dov, 'FOR');
    await table.cardSays(dov, 'may be enacted');
    await table.slash('Ben', '/nomic', 'resolve V1 enact');
    await table.sees('has won');
    table.says('Chi', `ASCENSION ADDRESS: ${EVIL}\n${EVIL}`);
    await table.boardSays('evil.example');
    await table.asks('Ben', '/nomic', 'state');
    const said = [
      ...sent,
      ...table
        .seen('Ben')
        .filter((m) => m.user === table.slack.botUserId)
        .map((m) => JSON.stringify(m)),
    ];
    expect(said.filter((text) => /<!(channel|here|everyone)/.test(text))).toEqual([]);
    expect(said.filter((text) => text.includes('<https://evil.example'))).toEqual([]);
    expect(said.filter((text) => /[\u202a-\u202e\u2066-\u2069]/.test(text))).toEqual([]);
    const shown = table.seen('Ben').filter((m) => m.user === table.slack.botUserId);
    expect([...loose, ...shown.flatMap((m) => unescapedIn(m as never))]).toEqual([]);
    expect(refused).toEqual([]);
  });

  test('no words, no tokens and no seeds are in the log', () => {
    expect(lines.filter((line) => /evil\.example|xoxb-|xapp-/.test(line))).toEqual([]);
  });
});
