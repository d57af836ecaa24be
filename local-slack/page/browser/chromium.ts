import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { build } from 'vite';

const SOURCE = fileURLToPath(new URL('../', import.meta.url));
const MADE = join(SOURCE, '../../dist/page/index.html');
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where this host has chromium, or null. */
export const chromiumPath = PLACES.find((path) => existsSync(path)) ?? null;

export function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath ?? '', args: ARGS });
}

/** The folder with the page as its source is now: what `npm run build` made, or built anew into `folder`. */
export async function builtPage(folder: string): Promise<string> {
  const made = statSync(MADE, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const source = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  if (source.every((path) => statSync(join(SOURCE, path)).mtimeMs <= made)) return dirname(MADE);
  await build({ configFile: join(SOURCE, 'vite.config.ts'), logLevel: 'error', build: { outDir: folder } });
  return folder;
}
