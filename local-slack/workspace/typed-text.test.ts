import { describe, expect, it } from 'vitest';
import { WorkspaceClock } from '../clock.ts';
import { readManifest } from '../manifest.ts';
import { MANIFEST } from '../proof/tiny-app.ts';
import { addUser } from './people.ts';
import { richText } from './rich-text.ts';
import { typedCommand, typedMessage } from './typed-text.ts';
import { newWorld } from './world.ts';

const quiet = () => {};
const world = newWorld({
  clock: new WorkspaceClock(),
  manifest: readManifest(MANIFEST),
  origin: () => 'http://127.0.0.1:1',
  tell: quiet,
  touched: quiet,
});
const eli = addUser(world, { name: 'eli', real_name: 'Eli <&>' }).id;

describe('what Slack makes of typing', () => {
  it.each([
    ['a < b && c > d', 'a &lt; b &amp;&amp; c &gt; d'],
    ['“curly” ‘quotes’ — and\nlines', '“curly” ‘quotes’ — and\nlines'],
    [`ask <@${eli}>`, `ask <@${eli}>`],
    ['<!here> hello', '<!here> hello'],
    ['see https://example.com/?a=1&b=2 now', 'see <https://example.com/?a=1&amp;b=2> now'],
    ['  PROPOSAL: spaces stay  ', '  PROPOSAL: spaces stay  '],
    ['<b>bold</b>', '&lt;b&gt;bold&lt;/b&gt;'],
  ])('a message: %j', (typed, sent) => expect(typedMessage(typed)).toBe(sent));

  it.each([
    [true, 'why @eli', `why <@${eli}|eli>`],
    [true, `why <@${eli}>`, `why <@${eli}|eli>`],
    [true, 'why @nobody', 'why @nobody'],
    [true, 'mail me@eli.example', 'mail me@eli.example'],
    [false, 'why @eli', 'why @eli'],
    [false, `why <@${eli}>`, 'why @eli'],
    [false, '“50” CHAR\nplease', '“50” CHAR\nplease'],
  ])('a command, escaped %s: %j', (isEscaped, typed, sent) =>
    expect(typedCommand(world, typed, isEscaped)).toBe(sent),
  );

  it('a message’s rich text', () => {
    const { elements } = richText(`*PROPOSAL:* ask <@${eli}> :tada: now\n&gt; quoted\n\`\`\`a &lt; b\`\`\``);
    expect(elements).toEqual([
      {
        type: 'rich_text_section',
        elements: [
          { type: 'text', text: 'PROPOSAL:', style: { bold: true } },
          { type: 'text', text: ' ask ' },
          { type: 'user', user_id: eli },
          { type: 'text', text: ' ' },
          { type: 'emoji', name: 'tada' },
          { type: 'text', text: ' now' },
        ],
      },
      { type: 'rich_text_quote', elements: [{ type: 'text', text: 'quoted' }] },
      { type: 'rich_text_preformatted', border: 0, elements: [{ type: 'text', text: 'a < b' }] },
    ]);
  });

  it('a link in code is a link, and nothing else in it is marked', () => {
    const [block] = richText(typedMessage('```a_b_c *d* https://example.org/?x=1&y=2 e```')).elements as {
      elements: unknown;
    }[];
    expect(block?.elements).toEqual([
      { type: 'text', text: 'a_b_c *d* ' },
      { type: 'link', url: 'https://example.org/?x=1&y=2' },
      { type: 'text', text: ' e' },
    ]);
  });
});
