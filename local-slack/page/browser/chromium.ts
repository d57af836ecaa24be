import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { build } from 'vite';

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

/** Builds the page as it is now into `folder`. */
export async function buildPage(folder: string): Promise<void> {
  const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
  await build({ configFile, logLevel: 'error', build: { outDir: folder } });
}
