export type Lawful = (n: number) => boolean;

/**
 * From a number that is refused, towards `end`: the nearest one found lawful whose neighbour is refused. Looked for in
 * steps that double and then closer and closer, so it takes some 80 questions at most. Null when none is found.
 */
export function edge(lawful: Lawful, refused: number, end: number): number | null {
  const way = Math.sign(end - refused);
  let last = refused;
  for (let step = 1; ; step *= 2) {
    const tried = way > 0 ? Math.min(end, refused + step) : Math.max(end, refused - step);
    if (lawful(tried)) return between(lawful, last, tried);
    if (tried === end) return null;
    last = tried;
  }
}

function between(lawful: Lawful, refused: number, found: number): number {
  let [no, yes] = [refused, found];
  while (Math.abs(yes - no) > 1) {
    const middle = Math.trunc((yes + no) / 2);
    if (lawful(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}
