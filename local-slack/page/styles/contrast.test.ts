import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');

/** The colours of a scheme, by token; what the dark one does not say, the light one does. */
function tokens(...parts: string[]): Map<string, string> {
  return new Map(
    parts.flatMap((part) =>
      [...part.matchAll(/--([\w-]+): (#[0-9a-f]{3,8});/g)].map((it) => [it[1] ?? '', it[2] ?? '']),
    ),
  );
}

type Colour = [red: number, green: number, blue: number, alpha: number];

function colour(hex: string): Colour {
  const digits = hex.slice(1).length === 3 ? [...hex.slice(1)].map((it) => it + it).join('') : hex.slice(1);
  const at = (index: number) => Number.parseInt(digits.slice(index, index + 2) || 'ff', 16) / 255;
  return [at(0), at(2), at(4), at(6)];
}

const over = ([r, g, b, a]: Colour, [R, G, B]: Colour): Colour => [
  r * a + R * (1 - a),
  g * a + G * (1 - a),
  b * a + B * (1 - a),
  1,
];

function luminance([r, g, b]: Colour): number {
  const part = (it: number) => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4);
  return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
}

function ratio(ink: string, ground: string, under: string): number {
  const below = over(colour(ground), colour(under));
  const [one, other] = [luminance(over(colour(ink), below)), luminance(below)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Words of this colour stand on grounds of these. */
const STANDS_ON: [ink: string, grounds: string[]][] = [
  ['ink', ['paper', 'raised', 'hover', 'sunk', 'pinned', 'own']],
  ['quiet', ['paper', 'raised', 'hover', 'sunk', 'pinned', 'own']],
  ['link', ['paper', 'hover', 'pinned', 'own', 'mention', 'sunk']],
  ['accent', ['accent-soft']],
  ['pinned-ink', ['pinned']],
  ['mention-me-ink', ['mention-me']],
  ['code', ['paper', 'sunk', 'pinned', 'own']],
  ['good', ['paper', 'raised', 'sunk']],
  ['warn', ['paper', 'sunk']],
  ['danger', ['paper', 'raised', 'sunk']],
  ['fresh', ['paper']],
  ['side-ink', ['side', 'frame', 'frame-2']],
  ['side-ink-strong', ['side']],
  ['side-current-ink', ['side-current']],
  ['white', ['primary', 'primary-hover', 'danger-fill']],
];

describe.each([
  ['light', tokens(light)],
  ['dark', tokens(light, dark)],
] as const)('the %s colours', (_, scheme) => {
  const of = (name: string) => (name === 'white' ? '#ffffff' : (scheme.get(name) ?? ''));
  it.each(STANDS_ON)('%s can be read wherever it stands', (ink, grounds) => {
    for (const ground of grounds)
      expect(ratio(of(ink), of(ground), of('paper')), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });
});
