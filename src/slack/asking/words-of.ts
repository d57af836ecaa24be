import type { Command } from '../../game/commands.ts';
import type { Game } from '../../game/types.ts';
import type { ActionSpec } from '../../ruleset/types.ts';

const MOST = 300;

/** How `can` would be asked about a command, in ids, numbers and words of the rules alone; null where it takes people's own words. */
export function wordsOf(game: Game, command: Command): string | null {
  const words = asked(game, command);
  return words === null || words.length > MOST ? null : words;
}

function asked(game: Game, command: Command): string | null {
  switch (command.do) {
    case 'act':
      return actWords(game, command.move.action, command.move.args);
    case 'vote':
      return `vote ${command.matter} ${command.vote}`;
    case 'resolve':
      return `${command.outcome} ${command.matter}`;
    case 'discharge':
      return `done ${command.matter}`;
    case 'confirm':
    case 'deny':
      return `${command.do} ${command.claim}`;
    case 'strike_out':
      return `strike E${command.event}`;
    case 'contest':
      return `contest E${command.record}`;
    case 'wish':
      return command.wish;
    case 'accept':
      return 'accept';
    case 'submit':
      return game.law.program.matters.get(command.kind)?.opens ?? null;
    case 'found':
    case 'witness':
    case 'attach':
    case 'record':
    case 'ask':
    case 'withdraw':
    case 'note_edit':
    case 'note_deletion':
    case 'roll':
    case 'name':
    case 'set':
    case 'talk':
    case 'expire':
    case 'ripen':
    case 'strike':
    case 'come_due':
    case 'lapse':
    case 'look':
      return null;
  }
}

function actWords(
  game: Game,
  name: string,
  args: Readonly<Record<string, string | number | boolean>>,
): string | null {
  const spec = game.law.program.actions.get(name);
  if (!spec) return null;
  const thing = spec.takes.find(({ type }) => game.law.program.kinds.has(type));
  const count = spec.takes.find(({ type }) => type === 'integer');
  if ((name === 'buy' || name === 'sell') && thing && count)
    return `${name} ${args[count.name] ?? 1} ${args[thing.name] ?? ''}`;
  const parts = spec.takes.flatMap((arg) => partOf(arg, args[arg.name]));
  return parts.includes(null) ? null : ['act', name, ...parts].join(' ');
}

type Taken = ActionSpec['takes'][number];

/** `stock="CHAR"`; people as Slack writes them. Free text is not carried in a button. */
function partOf({ name, type, of }: Taken, value: string | number | boolean | undefined): (string | null)[] {
  if (value === undefined) return [];
  if (type === 'text' || (type === 'list' && (of ?? 'text') === 'text')) return [null];
  const printed = String(value);
  if (/["<>\n]/.test(printed)) return [null];
  const isPeople = type === 'player' || of === 'player';
  return [`${name}="${isPeople ? printed.replace(/[^\s,]+/g, '<@$&>') : printed}"`];
}
