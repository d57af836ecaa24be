/** What the work comes to, or what there is instead when it has not within the time, in ms of system time. */
export async function within<T, I = null>(work: Promise<T>, ms: number, instead = null as I): Promise<T | I> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<I>((resolve) => {
    timer = setTimeout(resolve, ms, instead);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
