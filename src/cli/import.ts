import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { takeIn } from '../store/imported.ts';
import { openStore } from '../store/store.ts';
import { canonical } from '../verify/canonical.ts';
import { header, sections } from '../verify/export/layout.ts';
import { verifyExport } from '../verify/export/verify.ts';
import { placeIn, sayingWhy } from './backup.ts';
import { type CliCommand, Unusable } from './command.ts';
import { sentenceOf } from './telling.ts';

const whole = z.object({
  game: z.object(header.shape),
  dice: z.array(z.object(sections.dice.shape)),
  events: z.array(z.object(sections.events.shape)).min(1),
});

export const importCommand: CliCommand = {
  usage: 'fast-nomic import FILE --database sqlite:PATH',
  does: 'Takes a whole game out of an export into a database that has no game of its channel, once every byte is verified. Seeds of days that were not over do not come along: until those are over nothing rolls. What was said in the channel up to its newest event counts as heard, what was said since is heard at the start. Ticker tables come along with backup and restore alone.',
  async run(args, out) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { database: { type: 'string' } },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new Unusable('Name one file.');
    const path = placeIn(values.database);
    if (!existsSync(file)) throw new Unusable(`There is no file ${file}.`);
    const { findings } = await verifyExport(createReadStream(file));
    if (findings[0] !== undefined) {
      out.complain(`${file} is not taken: ${sentenceOf(findings[0])}.`);
      return 1;
    }
    const read = partsOf(readFileSync(file, 'utf8'));
    await sayingWhy(async () => {
      const store = await openStore(path);
      await store.transact((tx) => takeIn(tx, read)).finally(() => store.close());
    });
    out.say(`Game ${read.game.id} is taken in, events E1 to E${read.rows.length}.`);
    return 0;
  },
};

function partsOf(text: string) {
  const { game, dice, events } = whole.parse(JSON.parse(text));
  const { id, team, channel } = game;
  const rows = events.map(({ by, fact, changes, under, ...rest }) => ({
    ...{ ...rest, game: id },
    body: canonical({ by, fact, changes }),
    under: canonical(under),
  }));
  const days = dice.flatMap(({ seed, accepted: acceptedTs, revealed: revealedTs, ...day }) =>
    seed === null && acceptedTs === null
      ? []
      : [{ ...day, acceptedTs, revealedTs, seed: Buffer.from(seed ?? '', 'hex') }],
  );
  return { game: { id, team, channel, foundedAt: rows[0]?.at ?? 0 }, rows, days };
}
