import type { LiveMessage, WatchRequest } from '../../protocol.ts';

export interface Wire {
  watch(user: string): void;
  close(): void;
}

export interface Listener {
  hear(message: LiveMessage): void;
  /** The socket opened or was lost; a lost one is tried again by itself. */
  connected(yes: boolean): void;
}

const LONGEST_WAIT_MS = 5_000;

/** Keeps one socket to the workspace open, and starts with a fresh snapshot each time. */
export function connect(token: string, firstUser: string | null, listener: Listener): Wire {
  let user = firstUser;
  let waitMs = 250;
  let socket: WebSocket | null = null;
  let timer = 0;
  let closed = false;

  const send = () => {
    const request: WatchRequest = { type: 'watch', token, ...(user ? { user } : {}) };
    socket?.send(JSON.stringify(request));
  };
  const open = () => {
    const fresh = new WebSocket(`ws://${location.host}/control/live`);
    socket = fresh;
    fresh.onopen = () => {
      waitMs = 250;
      send();
      listener.connected(true);
    };
    fresh.onmessage = (event) => listener.hear(JSON.parse(String(event.data)) as LiveMessage);
    fresh.onclose = () => {
      if (closed) return;
      listener.connected(false);
      timer = window.setTimeout(open, waitMs);
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    };
  };
  open();

  return {
    watch(next) {
      user = next;
      if (socket?.readyState === WebSocket.OPEN) send();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}
