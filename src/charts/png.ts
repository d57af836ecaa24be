import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import type { Drawing } from './drawing.ts';
import { FONT } from './option.ts';
import { svgOf } from './svg.ts';

const fonts = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');

/** The chart as PNG, 1,200 × 600. Its dots are reckoned on another thread. */
export async function pngOf(drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  const image = await renderAsync(svgOf(drawing), {
    font: {
      loadSystemFonts: false,
      fontFiles: ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) => join(fonts, file)),
      defaultFontFamily: FONT,
    },
  });
  return new Uint8Array(image.asPng());
}
