/** Whole dollars when they are whole: `$1,250`, `$6.50`, `−$20`. */
export function dollars(cents: number): string {
  const size = Math.abs(cents);
  const whole = counted(Math.trunc(size / 100));
  const rest = size % 100 === 0 ? '' : `.${String(size % 100).padStart(2, '0')}`;
  return `${cents < 0 ? '−' : ''}$${whole}${rest}`;
}

/** A price, always with its cents: `$1.05`. */
export function price(cents: number): string {
  return `$${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** `1,000` */
export function counted(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Tenths of a percent: `+50 %`, `−4.8 %`, `0 %`. */
export function percent(tenths: number): string {
  const size = Math.abs(tenths);
  const rest = size % 10 === 0 ? '' : `.${size % 10}`;
  return `${tenths > 0 ? '+' : tenths < 0 ? '−' : ''}${counted(Math.trunc(size / 10))}${rest} %`;
}
