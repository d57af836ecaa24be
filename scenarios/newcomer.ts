import type { Locator, Page } from 'playwright-core';

const MOST_PRESSES = 40;

/** Somebody at the page: one window, whoever they are at the moment, and the card that tells them what to do. */
export class Newcomer {
  readonly page: Page;
  readonly channel: Locator;
  readonly thread: Locator;
  readonly card: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.channel = page.getByRole('main');
    this.thread = page.getByRole('complementary', { name: 'Thread' });
    this.card = page.getByRole('region', { name: 'Try this' });
    this.dialog = page.getByRole('dialog');
  }

  /** Waits for the card to come to this step by itself. */
  async reaches(step: number): Promise<void> {
    await this.card.getByText(new RegExp(`Try this · ${step} of \\d+`)).waitFor();
  }

  /** The lines that the card offers to paste. */
  lines(): Promise<string[]> {
    return this.card.locator('.copy-line code').allInnerTexts();
  }

  async becomes(name: string, digit: number): Promise<void> {
    await this.page.keyboard.press(`Alt+${digit}`);
    await this.page.getByRole('button', { name: `You are ${name}` }).waitFor();
  }

  async says(text: string): Promise<void> {
    await this.page.getByLabel('Message #fast-nomic', { exact: true }).fill(text);
    await this.page.keyboard.press('Enter');
  }

  async replies(text: string): Promise<void> {
    await this.thread.getByLabel('Reply…').fill(text);
    await this.page.keyboard.press('Enter');
  }

  post(text: string): Locator {
    return this.channel.locator('.post', { hasText: text });
  }

  press(name: string | RegExp, where: Locator = this.channel): Promise<void> {
    return where.getByRole('button', { name }).last().click();
  }

  /** The part of a form or a question that stands above everything. */
  answer(name: string): Promise<void> {
    return this.dialog.getByRole('button', { name, exact: true }).click();
  }

  async opensThread(text: string): Promise<void> {
    await this.press(/repl(y|ies)/, this.post(text).first());
    await this.thread.getByLabel('Reply…').waitFor();
  }

  async chooses(menu: string | RegExp, item: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: menu }).click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  /** By the list of channels, people and apps. */
  goesTo(name: string): Promise<void> {
    // What is unread there belongs to the name.
    const row = { name: new RegExp(`^${name}( \\d+)*( unread)?$`) };
    return this.page.getByRole('navigation').getByRole('button', row).click();
  }

  skipsAhead(by: string): Promise<void> {
    return this.chooses('Test clock: skip ahead', `Skip ahead ${by}`);
  }

  /** Goes to the named thing by the keyboard alone, and says whether it got there. */
  async getsTo(name: RegExp, key: 'Tab' | 'Shift+Tab' | 'F6' | 'ArrowUp'): Promise<boolean> {
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      const held = await this.page.evaluate(() => {
        const focused = document.activeElement;
        return `${focused?.getAttribute('aria-label') ?? ''}\n${focused?.textContent ?? ''}`;
      });
      if (name.test(held)) return true;
      await this.page.keyboard.press(key);
    }
    return false;
  }
}
