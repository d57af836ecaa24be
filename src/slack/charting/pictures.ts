import { createHash } from 'node:crypto';
import type { Logger } from '@slack/bolt';
import type { Sketch } from '../../charts/drawing.ts';
import type { Painter } from '../../charts/painter.ts';
import type { Store } from '../../store/store.ts';
import { type Hands, isThere, sharePicture } from '../connect/share-picture.ts';
import { escapeEntities } from '../render/escape.ts';

/** Counts up when charts are drawn differently: then no picture of before is the same. */
const STYLE = 1;
const TRUSTED_MS = 10 * 60_000;

interface Parts {
  readonly store: Store;
  readonly hands: Hands;
  readonly painter: Pick<Painter, 'paint'>;
  readonly log: Logger;
}

/** The game or table that a picture is of, and where it is played. */
interface Owner {
  readonly id: string;
  readonly channel: string;
}

/** What a picture shows, and its words. */
export interface Pictured {
  readonly drawing: Sketch;
  readonly title: string;
  readonly alt: string;
}

/** Files of Slack's for charts: the same chart is painted and uploaded once, over restarts too. */
export class Pictures {
  readonly #parts: Parts;
  readonly #underWay = new Map<string, Promise<string | null>>();
  /** When a file was last known to be there, by this process's own time. */
  readonly #seen = new Map<string, number>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Id of the file; null when it cannot be had. `thread`: where in the game's channel pictures are kept. Never throws for Slack's sake. */
  async file(game: Owner, pictured: Pictured, thread: string | null): Promise<string | null> {
    const content = createHash('sha256')
      .update(JSON.stringify([STYLE, pictured.drawing]))
      .digest('hex');
    const key = `${game.id} ${content}`;
    const known = this.#underWay.get(key);
    if (known) return known;
    const made = this.#made(game, content, { pictured, thread }).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    return made;
  }

  async #made(
    game: Owner,
    content: string,
    { pictured, thread }: { readonly pictured: Pictured; readonly thread: string | null },
  ): Promise<string | null> {
    const { store, hands, painter, log } = this.#parts;
    try {
      const known = await store.pictures.file(game.id, content);
      if (known !== null && (await this.#isThere(known))) return known;
      const { drawing, title, alt } = pictured;
      const picture = {
        name: `${'tracks' in drawing ? 'board' : 'chart'}-${content.slice(0, 12)}.png`,
        title,
        alt,
        bytes: await painter.paint(drawing),
      };
      const file = await sharePicture(hands, picture, {
        channel: game.channel,
        comment: escapeEntities(title),
        ...(thread === null ? {} : { thread }),
      });
      if (file === null) log.warn(`Slack took the picture "${title}" and does not show it.`);
      else await store.transact((tx) => tx.pictures.note(game.id, content, file));
      return file;
    } catch (error) {
      log.warn('A chart goes without its picture.', error);
      return null;
    }
  }

  async #isThere(file: string): Promise<boolean> {
    const now = performance.now();
    if (now - (this.#seen.get(file) ?? Number.NEGATIVE_INFINITY) < TRUSTED_MS) return true;
    const there = await isThere(this.#parts.hands.ask, file);
    if (there) this.#seen.set(file, now);
    return there;
  }
}
