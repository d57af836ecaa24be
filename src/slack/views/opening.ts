const MINUTE_MS = 60_000;
/** As far ahead as is looked: past this it is not worth a line. */
const FARTHEST_MS = 40 * 86_400_000;

/**
 * When something that is barred at `at` no longer is, should nothing else happen: epoch ms, to the second; null when
 * time alone does not open it. `isOpen` is the check itself. Of what opens and shuts again one opening is found.
 */
export function opensAt(at: number, isOpen: (then: number) => boolean): number | null {
  let shut = at;
  for (let ahead = MINUTE_MS; ahead <= FARTHEST_MS; ahead *= 2) {
    if (isOpen(at + ahead)) return firstBetween(shut, at + ahead, isOpen);
    shut = at + ahead;
  }
  return null;
}

function firstBetween(shut: number, open: number, isOpen: (then: number) => boolean): number {
  let [low, high] = [shut, open];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isOpen(middle)) high = middle;
    else low = middle;
  }
  return high;
}
