/** How far each of twenty-five rule changes of other nomics can be put into force by an amendment. */
export interface Standing {
  readonly change: string;
  readonly about: string;
  /** The clause that stays with people and the facility that is missing; absent where all of it is carried out. */
  readonly but?: string;
}

export const STANDINGS: readonly Standing[] = [
  { change: 'RC02', about: 'a day’s limit on the weight of proposals' },
  { change: 'RC04', about: 'victory for Medals at a party; the price by the words of votes' },
  { change: 'RC08', about: 'resolution at weekends, with exceptions, and a queue that does not block' },
  { change: 'RC09', about: 'votes that count double on the rules of one’s Committees' },
  { change: 'RC17', about: 'arrivals, rolls against morale, points for victory' },
  { change: 'RC20', about: 'a cheaper light-year; the highest rank declares victory' },
  { change: 'RC21', about: 'exploring by dice, a planet named and made' },
  { change: 'RC24', about: 'the Warden stuns any number in one place' },
  { change: 'RC31', about: 'one step of a procedure deleted' },
  {
    change: 'RC33',
    about: 'Artifacts scattered and taken, with three riders on other proposals',
    but: 'the selection is to be secret until it is shown; throws are public (private results)',
  },
  { change: 'RC36', about: 'a week without a turn, and off the board' },
  { change: 'RC37', about: 'names from a word list' },
  {
    change: 'RC42',
    about: 'a chart, Watches, shots and damage',
    but: 'orders go privately to the Emperor, who sets them down (secret submissions)',
  },
  { change: 'RC44', about: 'another turn once two thirds of the others have had theirs' },
  { change: 'RC49', about: 'a derived victory, confirmed by others' },
  { change: 'RC50', about: 'a count of ballots at the instant of enactment' },
  { change: 'RC54', about: 'a module that empties the square instead' },
  { change: 'RC61', about: 'a Chair that goes round, phases with least lengths, who may propose' },
  {
    change: 'RC64',
    about: 'a Crystal Ball, used once',
    but: 'whom it shows is told privately by hand, for only the Emperor knows the sides (private fields)',
  },
  { change: 'RC66', about: 'anger of those who approve of what dies' },
  { change: 'RC73', about: 'transfers at the end of the turn, some hanging on a vote' },
  { change: 'RC75', about: 'a judge by lot among those not affected' },
  { change: 'RC78', about: 'who is idle, by matters and votes' },
  { change: 'RC79', about: 'five points, or the most by a date' },
  {
    change: 'RC80',
    about: 'other words for the roles; idle is who is silent too',
    but: 'a message counts in the channel of the game only, not in a second one (more than one channel)',
  },
];

export function printed(standings: readonly Standing[]): string {
  const rows = standings.map(({ change, about, but }) => {
    const how = but === undefined ? 'wholly' : `partly: ${but}`;
    return `| ${change} | ${about} | ${how} |`;
  });
  const whole = standings.filter(({ but }) => but === undefined).length;
  return `# Rule changes of other nomics

Each is posted in Slack as an amendment (\`scenarios/changes/law/\`), passed by vote, and acted under with each of its clauses.
${whole} of ${standings.length} are in force wholly; of the others the clause named stays with people.

| change | about | in force |
|---|---|---|
${rows.join('\n')}
`;
}
