/** What the address carries after `#`: the run's token, and who this tab is. It never leaves the browser. */
export interface Session {
  readonly token: string;
  readonly user: string | null;
}

export function readSession(hash: string): Session {
  const body = hash.replace(/^#/, '');
  if (!body.includes('=')) return { token: body, user: null };
  const fields = new URLSearchParams(body);
  return { token: fields.get('token') ?? '', user: fields.get('user') };
}

export function rememberUser(session: Session, user: string): void {
  history.replaceState(null, '', `#${new URLSearchParams({ token: session.token, user })}`);
}
