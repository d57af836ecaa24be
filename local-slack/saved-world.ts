import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { World } from './workspace/world.ts';

const AFTER_MS = 150;
const MAPS = ['users', 'channels', 'pins', 'files', 'emoji', 'homes'] as const;

const saved = z.object({
  ids: z.number(),
  lastTs: z.string(),
  ephemerals: z.array(z.unknown()),
  maps: z.record(z.string(), z.array(z.tuple([z.string(), z.unknown()]))),
  posts: z.array(z.tuple([z.string(), z.array(z.tuple([z.string(), z.unknown()]))])),
  bytes: z.array(z.tuple([z.string(), z.string()])),
});

/** Keeps a workspace in one file between runs: everything but open modals. */
export class SavedWorld {
  readonly #world: World;
  readonly #file: string;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(world: World, file: string) {
    this.#world = world;
    this.#file = file;
    if (existsSync(file)) this.#load();
  }

  touched(): void {
    if (this.#stopped) return;
    this.#timer ??= setTimeout(() => this.save(), AFTER_MS).unref();
  }

  /** Saves once more, and no more. */
  stop(): void {
    this.save();
    this.#stopped = true;
  }

  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { ids, ephemerals, posts, bytes, clock } = this.#world;
    const body = {
      ids,
      lastTs: clock.mint(),
      ephemerals,
      maps: Object.fromEntries(MAPS.map((name) => [name, [...this.#world[name]]])),
      posts: [...posts].map(([channel, all]) => [channel, [...all]]),
      bytes: [...bytes].map(([id, data]) => [id, Buffer.from(data).toString('base64')]),
    };
    writeFileSync(`${this.#file}.new`, JSON.stringify(body));
    renameSync(`${this.#file}.new`, this.#file);
  }

  #load(): void {
    const body = saved.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
    const world = this.#world;
    world.ids = body.ids;
    world.clock.startAfter(body.lastTs);
    world.ephemerals = body.ephemerals as World['ephemerals'];
    for (const name of MAPS) refill(world[name] as Map<string, unknown>, body.maps[name] ?? []);
    for (const [channel, all] of body.posts) world.posts.set(channel, new Map(all) as never);
    for (const [id, data] of body.bytes) world.bytes.set(id, Buffer.from(data, 'base64'));
    this.#readdressFiles();
  }

  /** The port, and with it every file's address, is new in each run. */
  #readdressFiles(): void {
    for (const [id, file] of this.#world.files) {
      const { pathname } = new URL(file.url_private);
      this.#world.files.set(id, { ...file, url_private: `${this.#world.origin()}${pathname}` });
    }
  }
}

function refill(map: Map<string, unknown>, entries: [string, unknown][]): void {
  map.clear();
  for (const [key, value] of entries) map.set(key, value);
}
