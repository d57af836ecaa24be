import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openChromium } from '../local-slack/page/browser/chromium.ts';
import { built } from './built.ts';
import { Child } from './child.ts';

const WITHIN_MS = 30_000;

/** What `npm run play` starts, and a browser that looks at it. */
export class Sitting {
  readonly folder = mkdtempSync(join(tmpdir(), 'fast-nomic-play-'));
  readonly troubles: string[] = [];
  #play: Child | undefined;
  #browser: Browser | undefined;
  #address = '';

  async begin(): Promise<Page> {
    await built();
    const args = ['dist/local-slack/play.js', '--port', '0', '--data', this.folder];
    const play = new Child(args, { PATH: process.env.PATH ?? '' });
    this.#play = play;
    const browsing = openChromium();
    await play.says('App connected', WITHIN_MS);
    const address = /http:\/\/127\.0\.0\.1:\d+\/#\S+/.exec(play.printed)?.[0] ?? '';
    this.#browser = await browsing;
    this.#address = address;
    return this.opens(1280, 860);
  }

  /** Another window on the same workspace, of a browser that has not been here before. */
  async opens(width: number, height: number): Promise<Page> {
    const address = new URL(this.#address);
    const browser = this.#browser;
    if (browser === undefined) throw new Error('nobody has begun');
    const page = await browser.newPage({ viewport: { width, height }, timezoneId: 'UTC' });
    page.setDefaultTimeout(WITHIN_MS);
    page.on('pageerror', (error) => this.troubles.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.troubles.push(message.text());
    });
    page.on('request', (request) => {
      if (new URL(request.url()).port !== address.port) this.troubles.push(`asked for ${request.url()}`);
    });
    await page.goto(address.href);
    return page;
  }

  /** What the bot complained of. */
  get complaints(): string[] {
    const log = readFileSync(join(this.folder, 'play-app.log'), 'utf8');
    return log.split('\n').filter((line) => /"level":"error"|Error\b/.test(line));
  }

  /** Its exit code after what Ctrl-C sends. */
  async end(): Promise<number | null> {
    await this.#browser?.close();
    this.#play?.kill('SIGINT');
    const code = (await this.#play?.ends(WITHIN_MS)) ?? null;
    rmSync(this.folder, { recursive: true, force: true });
    return code;
  }
}
