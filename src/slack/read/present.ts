/**
 * What Slack sent, less every member that is null: for us that is the same as not sent. Nothing is lost over a
 * `thread_ts: null`, which one shape of Slack's leaves out and another writes down.
 */
export function present(sent: unknown): unknown {
  if (Array.isArray(sent)) return sent.map(present);
  if (typeof sent !== 'object' || sent === null) return sent;
  const told = Object.entries(sent).filter(([, value]) => value !== null);
  return Object.fromEntries(told.map(([name, value]) => [name, present(value)]));
}
