/** What the address carries after `#`: the run's token, and who this tab is. It never leaves the browser. */
export interface Session {
  readonly token: string;
  readonly user: string | null;
}

const KEPT = 'local-slack-token';

/** A link to a message is opened without the token, so that it can be passed on: this browser remembers it. */
export function readSession(hash: string): Session {
  const body = hash.replace(/^#/, '');
  if (!body) return { token: localStorage.getItem(KEPT) ?? '', user: null };
  if (!body.includes('=')) return { token: body, user: null };
  const fields = new URLSearchParams(body);
  return { token: fields.get('token') ?? '', user: fields.get('user') };
}

/** The workspace let this token in. */
export function rememberToken({ token }: Session): void {
  localStorage.setItem(KEPT, token);
}

const addressOf = ({ token }: Session, user: string) => `/#${new URLSearchParams({ token, user })}`;

export function rememberUser(session: Session, user: string): void {
  history.replaceState(null, '', addressOf(session, user));
}

/** Another tab on this workspace, for another person. */
export function openTabFor(user: string): void {
  const session = readSession(location.hash);
  window.open(addressOf(session, user), '_blank', 'noopener');
}
