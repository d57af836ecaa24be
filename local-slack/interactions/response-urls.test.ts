import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Body, openScene, type Scene } from '../proof/tiny-app.ts';

describe('response_url', () => {
  let scene: Scene;
  let url: string;
  beforeEach(async () => {
    scene = await openScene('socket');
    scene.app.command('/nomic', async ({ ack }) => ack());
    scene.app.action('go', async ({ ack }) => ack());
    await scene.ws.control.slash(scene.ann, scene.table, '/nomic');
    url = scene.heard.at(-1)?.response_url;
  });
  afterEach(() => scene.stop());

  const answer = async (body: object, to = url) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(to, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await response.text();
    return text === 'ok' ? 'ok' : (JSON.parse(text) as Body).error;
  };
  const texts = (user: string) => scene.ws.control.seen(user, scene.table).map((it) => it.text);

  it('answers five times, to the one person unless in_channel', async () => {
    const { ann, bo } = scene;
    expect(await answer({ text: 'for you' })).toBe('ok');
    expect(await answer({ text: 'for all', response_type: 'in_channel' })).toBe('ok');
    expect(texts(ann)).toEqual(['for you', 'for all']);
    expect(texts(bo)).toEqual(['for all']);
    for (let n = 3; n <= 5; n++) expect(await answer({ text: String(n) })).toBe('ok');
    expect(await answer({ text: '6' })).toBe('used_url');
  });

  it('lives thirty minutes of workspace time', async () => {
    scene.ws.control.skip(29 * 60_000);
    expect(await answer({ text: 'just' })).toBe('ok');
    scene.ws.control.skip(2 * 60_000);
    expect(await answer({ text: 'late' })).toBe('expired_url');
  });

  it('replaces or deletes the message that was clicked, ephemeral or not', async () => {
    const { ws, ann, table, app } = scene;
    const button = {
      type: 'button' as const,
      action_id: 'go',
      text: { type: 'plain_text' as const, text: 'Go' },
    };
    const blocks = [{ type: 'actions' as const, elements: [button] }];
    const whisper = await app.client.chat.postEphemeral({
      channel: table,
      user: ann,
      text: 'which?',
      blocks,
    });
    await ws.control.click(ann, { channel: table, ts: whisper.message_ts! }, 'go');
    await answer({ text: 'that one', replace_original: true }, scene.heard.at(-1)?.response_url);
    expect(texts(ann)).toEqual(['that one']);
    const said = await app.client.chat.postMessage({ channel: table, text: 'old', blocks });
    await ws.control.click(ann, { channel: table, ts: said.ts! }, 'go');
    const { response_url } = scene.heard.findLast((body) => body.type === 'block_actions')!;
    await answer({ text: 'new', replace_original: true }, response_url);
    expect(texts(ann)).toEqual(['that one', 'new']);
    await answer({ delete_original: true }, response_url);
    expect(texts(ann)).toEqual(['that one']);
  });

  it('refuses what Slack refuses', async () => {
    expect(await answer({})).toBe('no_text');
    expect(await answer({ blocks: [{ type: 'marquee' }] })).toBe('invalid_blocks');
    expect(await answer({ text: 'x' }, url.replace(/.$/, '_'))).toBe('invalid_url');
  });
});
