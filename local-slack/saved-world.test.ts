import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openWorkspace } from './index.ts';
import { MANIFEST } from './proof/tiny-app.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-slack-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a workspace comes back from its file, and time goes on from where it was', async () => {
  const options = { manifest: MANIFEST, mode: 'socket', file: join(folder, 'workspace.json') } as const;
  const before = await openWorkspace(options);
  const ann = before.control.addUser({ name: 'ann' });
  const table = before.control.addChannel({ name: 'table', members: [ann, before.botUserId] });
  const upload = { name: 'a.png', mimetype: 'image/png', base64: Buffer.from('bytes').toString('base64') };
  const ts = before.control.say(ann, table, 'look', { files: [upload] });
  before.control.react(ann, table, ts, 'eyes');
  before.control.pin(ann, table, ts);
  const was = { seen: before.control.seen(ann, table), pins: before.control.pins(table) };
  await before.stop();

  const after = await openWorkspace(options);
  expect({ seen: after.control.seen(ann, table), pins: after.control.pins(table) }).toEqual(was);
  expect(after.control.say(ann, table, 'later') > ts).toBe(true);
  expect(after.control.addUser({ name: 'ann2' })).not.toBe(ann);
  await after.stop();
});
