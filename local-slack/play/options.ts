import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export interface PlayOptions {
  /** The first port to try; 0 for any. */
  readonly port: number;
  /** Begin anew; what was played before is set aside. */
  readonly fresh: boolean;
  readonly dataFolder: string;
  readonly manifest: string;
  /** The app's own command line. */
  readonly command: readonly string[];
}

export const USAGE =
  'node dist/local-slack/play.js [--port 3000] [--data data] [--fresh] [-- app command line]';

/** @throws Error with a sentence when an option is unknown or the port is no port */
export function readOptions(args: readonly string[]): PlayOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '3000' },
      data: { type: 'string', default: 'data' },
      fresh: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!/^\d{1,5}$/.test(values.port) || port > 65_535) throw new Error(`"${values.port}" is no port.`);
  const home = packageFolder();
  return {
    port,
    fresh: values.fresh,
    dataFolder: values.data,
    manifest: join(home, 'manifest.yml'),
    command: positionals.length > 0 ? positionals : ['node', join(home, 'dist', 'src', 'main.js')],
  };
}

function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
