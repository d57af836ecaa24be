import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkspace, type Workspace } from '../index.ts';
import { callApi } from '../proof/raw-socket.ts';
import { MANIFEST } from '../proof/tiny-app.ts';

describe('Block Kit limits, through chat.postMessage', () => {
  let ws: Workspace;
  let table: string;
  beforeAll(async () => {
    ws = await openWorkspace({ manifest: MANIFEST, mode: 'socket' });
    table = ws.control.addChannel({ name: 'table', members: [ws.botUserId] });
  });
  afterAll(() => ws.stop());

  const post = (blocks: unknown) =>
    callApi(ws, 'chat.postMessage', { channel: table, text: 'x', blocks: JSON.stringify(blocks) });
  const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text } });
  const button = (extra: object = {}) => ({
    type: 'button',
    action_id: 'go',
    text: { type: 'plain_text', text: 'Go' },
    ...extra,
  });
  const actions = (...elements: object[]) => ({ type: 'actions', elements });
  const faults = async (blocks: unknown) => (await post(blocks)).response_metadata?.messages;

  it.each([
    [
      'section text',
      [section('a'.repeat(3001))],
      'must be less than 3001 characters [json-pointer:/blocks/0/text/text]',
    ],
    ['an empty section', [{ type: 'section' }], 'missing required field: text [json-pointer:/blocks/0]'],
    [
      'a header of 151',
      [{ type: 'header', text: { type: 'plain_text', text: 'h'.repeat(151) } }],
      'must be less than 151 characters [json-pointer:/blocks/0/text/text]',
    ],
    [
      '51 blocks',
      Array(51).fill({ type: 'divider' }),
      'no more than 50 items allowed [json-pointer:/blocks]',
    ],
    [
      'a label of 76',
      [actions(button({ text: { type: 'plain_text', text: 'b'.repeat(76) } }))],
      'must be less than 76 characters [json-pointer:/blocks/0/elements/0/text/text]',
    ],
    [
      'a strange key',
      [{ type: 'divider', colour: 'red' }],
      'invalid additional property: colour [json-pointer:/blocks/0]',
    ],
    [
      'one action_id twice in a block',
      [actions(button(), button())],
      'action_id "go" already exists [json-pointer:/blocks/0/elements/1/action_id]',
    ],
    [
      'one block_id twice',
      [
        { type: 'divider', block_id: 'b' },
        { type: 'divider', block_id: 'b' },
      ],
      'block_id "b" already exists [json-pointer:/blocks/1/block_id]',
    ],
    [
      'eleven fields',
      [{ type: 'section', fields: Array(11).fill({ type: 'mrkdwn', text: 'f' }) }],
      'no more than 10 items allowed [json-pointer:/blocks/0/fields]',
    ],
    [
      'an image without alt text',
      [{ type: 'image', image_url: 'https://example.com/a.png' }],
      'missing required field: alt_text [json-pointer:/blocks/0/alt_text]',
    ],
    [
      'an unknown picture',
      [{ type: 'image', slack_file: { id: 'F0NONE' }, alt_text: 'a' }],
      'invalid slack file [json-pointer:/blocks/0/slack_file]',
    ],
  ])('refuses %s', async (_what, blocks, says) => {
    expect(await faults(blocks)).toEqual([`[ERROR] ${says}`]);
    expect((await post(blocks)).error).toBe('invalid_blocks');
  });

  it('refuses a type it does not know', async () => {
    expect((await faults([{ type: 'marquee' }]))[0]).toMatch(/^\[ERROR\] unsupported type/);
  });

  it('refuses a preset choice that is not among the options', async () => {
    const option = (value: string) => ({ text: { type: 'plain_text', text: value }, value });
    const select = {
      type: 'static_select',
      action_id: 's',
      options: [option('a')],
      initial_option: option('b'),
    };
    expect((await faults([actions(select)]))[0]).toMatch(/initial_option must exactly match/);
    expect((await post([actions({ ...select, initial_option: option('a') })])).ok).toBe(true);
  });

  it('refuses about 13,200 characters of blocks in all, at the limit of each', async () => {
    const blocks = Array(5).fill(section('a'.repeat(3000)));
    expect((await post(blocks)).error).toBe('msg_blocks_too_long');
    expect((await post(blocks.slice(0, 4))).ok).toBe(true);
  });

  it('accepts a modal with every input, and refuses a long title and a form without submit', async () => {
    const view = JSON.parse(readFileSync(new URL('../proof/every-input.json', import.meta.url), 'utf8'));
    const open = (given: object) =>
      callApi(ws, 'views.open', { trigger_id: 'none', view: JSON.stringify(given) });
    expect((await open(view)).error).toBe('invalid_trigger_id');
    expect(
      (await open({ ...view, title: { type: 'plain_text', text: 't'.repeat(25) } })).response_metadata
        .messages,
    ).toEqual(['[ERROR] must be less than 25 characters [json-pointer:/view/title/text]']);
    const { submit: _s, ...closed } = view;
    expect((await open(closed)).response_metadata.messages).toEqual([
      '[ERROR] missing required field: submit [json-pointer:/view/submit]',
    ]);
  });
});
