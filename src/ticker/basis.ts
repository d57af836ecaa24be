/** The cost of the shares held after a purchase. */
export function basisAfterBuying(basisCents: number, costCents: number): number {
  return basisCents + costCents;
}

/** After a sale the average stays as it was; half a cent is rounded up. AM-12 */
export function basisAfterSelling(basisCents: number, left: number, before: number): number {
  if (left === 0) return 0;
  // In big integers: at a large table the product can pass what a float counts exactly.
  const [numerator, denominator] = [2n * BigInt(basisCents) * BigInt(left), BigInt(before)];
  return Number((numerator + denominator) / (2n * denominator));
}

/** Average cents paid for a share, null without shares. */
export function averageCents(basisCents: number, shares: number): number | null {
  return shares === 0 ? null : basisCents / shares;
}

/** Profit in tenths of a percent, half away from zero; dividends play no part. Null without shares. AM-14 */
export function profitTenths(basisCents: number, shares: number, priceCents: number): number | null {
  if (shares === 0 || basisCents === 0) return null;
  const [over, basis] = [BigInt(priceCents) * BigInt(shares) - BigInt(basisCents), BigInt(basisCents)];
  const size = over < 0n ? -over : over;
  const tenths = Number((2n * size * 1000n + basis) / (2n * basis));
  return over < 0n && tenths > 0 ? -tenths : tenths;
}
