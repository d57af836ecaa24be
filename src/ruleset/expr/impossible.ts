/** What was asked for cannot be had as things stand: the move is refused with these words, and no rule is at fault. */
export class Impossible extends Error {
  override readonly name = 'Impossible';
}
