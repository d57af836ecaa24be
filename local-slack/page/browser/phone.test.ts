import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from './chromium.ts';
import { type House, openHouse, type Visit } from './visit.ts';

const MANY_TABS = 40;

/** What covers the rest of a small window, for somebody who has a keyboard and may not see it. */
describe.skipIf(chromiumPath === null)('a phone, by keyboard', () => {
  let house: House;
  let here: Visit;
  beforeAll(async () => {
    house = await openHouse();
    here = await house.visit(390);
  }, 60_000);
  afterAll(async () => {
    expect([here.outside, here.errors]).toEqual([[], []]);
    await here.leave();
    await house.close();
  });

  const press = (key: string) => here.page.keyboard.press(key);
  const button = (name: string | RegExp) => here.page.getByRole('button', { name });
  const opens = async (name: string | RegExp) => {
    await button(name).focus();
    await press('Enter');
  };
  /** Where the focus was on its way round, by the part of the page. */
  const roundTrip = async () => {
    const parts = new Set<string>();
    for (let tabs = 0; tabs < MANY_TABS; tabs += 1) {
      await press('Tab');
      parts.add(
        await here.page.evaluate(() => {
          const part = document.activeElement?.closest('nav, aside, main, header');
          return part?.closest('aside, nav, main')?.localName ?? part?.localName ?? 'none';
        }),
      );
    }
    parts.delete('none');
    return [...parts];
  };
  const held = (name: string | RegExp) =>
    expect.poll(() => button(name).evaluate((it) => it === document.activeElement)).toBe(true);

  it('the list of channels has the focus while it is open, and Escape closes it', async () => {
    await opens('Channels and people');
    const list = here.page.getByRole('navigation');
    await list.waitFor();
    await expect.poll(() => list.evaluate((it) => it.contains(document.activeElement))).toBe(true);
    // The shade that closes it stands beside it.
    expect((await roundTrip()).filter((part) => part !== 'nav')).toEqual([]);
    await press('Escape');
    await list.waitFor({ state: 'hidden' });
    await held('Channels and people');
  });

  it.each(['Members', 'Pins', 'Inspector'])(
    '%s has the focus while it covers the rest, and Escape closes it',
    async (name) => {
      await opens(new RegExp(`^${name}`));
      await held('Back');
      expect(await roundTrip()).toEqual(['aside']);
      await button('Back').focus();
      await press('Escape');
      await here.page.getByRole('complementary').waitFor({ state: 'detached' });
      await held(new RegExp(`^${name}`));
    },
  );

  it('a menu inside is left by Escape before what it stands in', async () => {
    await opens('Channels and people');
    await opens(/: more$/);
    await here.page.getByRole('menuitem').first().waitFor();
    await press('Escape');
    await here.page.getByRole('menuitem').first().waitFor({ state: 'detached' });
    expect(await here.page.getByRole('navigation').isVisible()).toBe(true);
    await press('Escape');
    await here.page.getByRole('navigation').waitFor({ state: 'hidden' });
  });

  it('whoever goes from message to message hears what each says', async () => {
    const { scene, page } = here;
    scene.ws.control.say(scene.ann, scene.table, 'Ships come and go.');
    const post = page.getByRole('article').filter({ hasText: 'Ships come and go.' });
    await post.waitFor();
    const said = await post.evaluate(
      (it) => document.getElementById(it.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(said).toContain('Ships come and go.');
  });
});
