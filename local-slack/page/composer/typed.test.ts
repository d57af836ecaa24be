import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../protocol.ts';
import { fromWire, toWire } from './typed.ts';

const person = (id: string, name: string, real_name: string) => ({
  id,
  name,
  real_name,
  is_bot: false,
  is_restricted: false,
  deleted: false,
});

const table = {
  me: 'U0ANA',
  users: { U0ANA: person('U0ANA', 'ana', 'Ana'), U0ANN: person('U0ANN', 'ann', 'Ana Lee') },
  channels: { C0GAME: { id: 'C0GAME', name: 'game', kind: 'public', members: [] } },
} as unknown as Snapshot;

describe('what is typed', () => {
  it('names people and channels by id, the longest name first', () => {
    expect(toWire('@Ana Lee and @ana in #game', table)).toBe('<@U0ANN> and <@U0ANA> in <#C0GAME>');
  });

  it('leaves code, addresses and longer words alone', () => {
    const text = '`@ana` ana@ana.example @Anabel ```#game```';
    expect(toWire(text, table)).toBe(text);
  });

  it('sends emoji by name, as Slack does', () => {
    expect(toWire('👍 `👍`', table)).toBe(':+1: `👍`');
  });

  it('comes back as it was typed when it is edited', () => {
    const wire = 'Hi <@U0ANA>, see <#C0GAME> and <https://a.example/?b&amp;c>: 1 &lt; 2 &amp;amp;';
    expect(fromWire(wire, table)).toBe('Hi @Ana, see #game and https://a.example/?b&c: 1 < 2 &amp;');
  });
});
