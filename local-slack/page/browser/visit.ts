import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { WorkspaceOptions } from '../../index.ts';
import { openScene, type Scene } from '../../proof/tiny-app.ts';
import { builtPage, openChromium } from './chromium.ts';

export interface Visit {
  readonly scene: Scene;
  readonly page: Page;
  /** Addresses asked for outside the workspace, and errors of the page: both should stay empty. */
  readonly outside: string[];
  readonly errors: string[];
  leave(): Promise<void>;
}

export interface House {
  /** Opens a new workspace in a new browser profile, as Ann. */
  visit(width?: number, options?: Partial<WorkspaceOptions>): Promise<Visit>;
  close(): Promise<void>;
}

const ACK_WITHIN_MS = 2_500;

/** A built page and a browser, for the visits of a test file. */
export async function openHouse(): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'local-slack-page-'));
  const [browser, pageFolder] = await Promise.all([openChromium(), builtPage(folder)]);
  return {
    visit: (width = 1280, options = {}) => visit(browser, width, { pageFolder, ...options }),
    async close() {
      await browser.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function visit(browser: Browser, width: number, options: Partial<WorkspaceOptions>): Promise<Visit> {
  const scene = await openScene('socket', { ackWithinMs: ACK_WITHIN_MS, ...options });
  const context = await browser.newContext({ viewport: { width, height: 800 }, timezoneId: 'UTC' });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const outside: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(scene.ws.url)) outside.push(request.url());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(scene.ws.pageUrl);
  await page.getByRole('main').waitFor();
  const leave = async () => {
    await context.close();
    await scene.stop();
  };
  return { scene, page, outside, errors, leave };
}
