/** Rules made to take as long as they can, each as the block of a rule; all compile, and all are within the bounds of what may be written. */

const times = (n: number, line: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => line(i)).join('\n');

const GO = 'actions: { go: { does: [ { change: n, by: 1 } ] } }';

/** Thirty consequences that look at every pair of matters after every move. */
export const PAIRS_OF_MATTERS = `globals: { n: 0 }
triggers:
${times(30, (i) => `  t${i}: { when: "matters.all(m, matters.all(k, m.for_votes + k.for_votes >= 0)) && n < -1", do: [ { change: n, by: 1 } ] }`)}
${GO}`;

/** The same of pairs of players. */
export const PAIRS_OF_PLAYERS = `globals: { n: 0 }
triggers:
${times(30, (i) => `  t${i}: { when: "players.all(p, players.all(q, p.cash + q.cash >= 0 && since(p, 'any') >= hours(0))) && n < -1", do: [ { change: n, by: 1 } ] }`)}
${GO}`;

/** One act that looks a thing up by its key in the innermost of two loops, and again for every player. */
export const LOOKUPS = `actions:
  go: { does: [ { each: z, in: players, do: [ { if: "players.all(p, players.all(q, stock('SAA').price + q.cash > 0))", then: [] } ] } ] }`;

/** Ten thousand rows in one move, or as many as it is given. */
export const ROWS = `relations: { owes: { of: [ player, player ] } }
actions:
  go: { takes: { n: integer }, does: [ { each: p, in: "first(players, n)", do: [ { each: q, in: players, do: [ { change: "owes(p, q)", by: 1 } ] } ] } ] }`;

/** Things made by one move, and removed by another. */
export const THINGS = `kinds: { egg: { key: number, fields: { size: { type: integer, default: 0 } } } }
actions:
  lay: { takes: { n: integer }, does: [ { each: p, in: "first(players, n)", do: [ { each: q, in: players, do: [ { create: egg } ] } ] } ] }
  clear: { takes: { n: integer }, does: [ { each: e, in: "first(eggs, n)", do: [ { remove: e } ] } ] }`;

/** Schedules that come round every minute, or so often, and ask much. */
export const schedules = (every: string, steps: string) => `globals: { n: 0 }
schedules:
${times(18, (i) => `  s${i}: { every: ${every}, when: "players.all(p, players.all(q, p.cash + q.cash >= 0))", do: [ ${steps} ] }`)}
${GO}`;

/** Criteria over all pairs of players, of every pending matter. */
export const CRITERION =
  'matter.open_for >= days(3) && players.all(p, players.all(q, p.name != q.name || p == q))';

/** A document of some 80 kB with 360 actions. */
export function longDocument(): string {
  const rule = (r: number) => `## Trade ${r}

Words about trade ${r}.

\`\`\`mechanism
player_fields: { held_${r}: 0 }
actions:
${times(
  18,
  (i) => `  deal_${r}_${i}:
    note: Deal ${i} of ${r}
    takes: { amount: { type: integer, min: 1, default: 1 } }
    needs: [ { that: player.cash >= amount * ${i + 1}, else: "That costs {{amount * ${i + 1}}}." } ]
    does: [ { change: player.held_${r}, by: amount + ${i} } ]`,
)}
\`\`\``;
  return `# Long\n\n${Array.from({ length: 20 }, (_, r) => rule(r)).join('\n\n')}\n`;
}
