import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { FONT } from './board/marks.ts';
import { boardSvg } from './board/svg.ts';
import type { Sketch } from './drawing.ts';

const fonts = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');

/** The picture as PNG. Its dots are reckoned on another thread. */
export async function pngOf(drawing: Sketch): Promise<Uint8Array<ArrayBuffer>> {
  const svg = 'tracks' in drawing ? boardSvg(drawing) : (await import('./svg.ts')).svgOf(drawing);
  const image = await renderAsync(svg, {
    font: {
      loadSystemFonts: false,
      fontFiles: ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) => join(fonts, file)),
      defaultFontFamily: FONT,
    },
  });
  return new Uint8Array(image.asPng());
}
