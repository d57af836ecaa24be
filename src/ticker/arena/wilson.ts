/** The 95 % interval of Wilson for a share of `wins` (halves count) in `games`; both ends from 0 to 1. */
export function wilson(wins: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const z = 1.959964;
  const share = wins / games;
  const spread = 1 + (z * z) / games;
  const middle = (share + (z * z) / (2 * games)) / spread;
  const half = (z / spread) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
