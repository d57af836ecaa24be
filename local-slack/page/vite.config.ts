import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  base: '/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: resolve(here, '../../dist/page'),
    emptyOutDir: true,
    // The page's content security policy allows no data: addresses for scripts, styles or fonts.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
});
