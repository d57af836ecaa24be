import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { file as fileShape } from '../fixtures/files.ts';
import { messageEvents } from '../fixtures/messages.ts';
import { misfits } from '../fixtures/shape.ts';
import { waitFor } from '../index.ts';
import { MANIFEST, MODES, openScene, type Scene } from '../proof/tiny-app.ts';

const words = '# Title\n\nA < B & “C”\n';
const attached = {
  name: 'rules.md',
  mimetype: 'text/markdown',
  base64: Buffer.from(words).toString('base64'),
};

let scene: Scene;
const folder = mkdtempSync(join(tmpdir(), 'local-slack-'));
afterEach(() => scene.stop());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shared = () => waitFor(() => scene.events('message')[0], { say: 'no file was shared' });
const fetched = (url: string, token?: string) =>
  fetch(url, { redirect: 'manual', ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}) });

describe.each(MODES)('a text file a person attaches, %s mode', (mode) => {
  it('comes with its message, and is handed to the app by its token alone', async () => {
    scene = await openScene(mode);
    const { ws, ann, table, app } = scene;
    ws.control.say(ann, table, 'PROPOSAL: with a file', { files: [attached] });
    const event = await shared();
    expect(misfits(event, messageEvents.fileShare ?? 'unwritten')).toEqual([]);
    const { file } = await app.client.files.info({ file: event.files[0].id });
    expect(misfits(file, fileShape)).toEqual([]);
    expect(file).toMatchObject({ filetype: 'markdown', mode: 'snippet', size: Buffer.byteLength(words) });
    const url = file?.url_private_download ?? '';
    expect(await (await fetched(url, ws.botToken)).text()).toBe(words);
    for (const token of [undefined, ws.appToken, 'xoxb-else']) {
      const answer = await fetched(url, token);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        expect.stringContaining('redir'),
      ]);
    }
    expect((await fetched(`${url}x`, ws.botToken)).status).toBe(404);
  });
});

it('without the scope neither the file nor anything about it is shown', async () => {
  const manifest = join(folder, 'manifest.yml');
  writeFileSync(manifest, readFileSync(MANIFEST, 'utf8').replace(/^ *- files:read\n/m, ''));
  scene = await openScene('socket', { manifest });
  const { ws, ann, table, app } = scene;
  ws.control.say(ann, table, 'look', { files: [attached] });
  const [file] = (await shared()).files;
  await expect(app.client.files.info({ file: file.id })).rejects.toThrow('missing_scope');
  expect((await fetched(file.url_private_download, ws.botToken)).status).toBe(302);
});

it('can be made to fail', async () => {
  scene = await openScene('socket');
  const { ws, ann, table } = scene;
  ws.control.say(ann, table, '', { files: [attached] });
  const [file] = (await shared()).files;
  ws.faults.status('files.download', 503, { times: 1 });
  expect((await fetched(file.url_private_download, ws.botToken)).status).toBe(503);
  expect((await fetched(file.url_private_download, ws.botToken)).status).toBe(200);
});
