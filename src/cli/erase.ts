import { parseArgs } from 'node:util';
import { openStore } from '../store/store.ts';
import { sayingWhy } from './backup.ts';
import { pathIn } from './books.ts';
import { type CliCommand, Unusable } from './command.ts';

export const eraseCommand: CliCommand = {
  usage: 'fast-nomic erase GAME --database sqlite:PATH --yes',
  does: 'Drops a game whole, its log and its seeds, with all that is kept of its channel. Nothing brings it back; stop the bot first.',
  async run(args, out) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { database: { type: 'string' }, yes: { type: 'boolean' } },
    });
    const [game] = positionals;
    if (game === undefined || positionals.length > 1) throw new Unusable('Name one game.');
    const path = pathIn(values.database ?? '');
    const store = await sayingWhy(() => openStore(path));
    try {
      const known = (await store.workspaces.games()).map(({ id }) => id);
      if (!known.includes(game))
        throw new Unusable(`There is no game ${game}; there is: ${known.join(', ') || 'none'}.`);
      if (values.yes !== true)
        throw new Unusable(`Say --yes to drop all that is known of ${game}, for good.`);
      await store.erase(game);
    } finally {
      await store.close();
    }
    out.say(`Game ${game} is gone.`);
    return 0;
  },
};
