/** How a parcel reaches the app: over a socket it opened, or by a signed request. */
export type ParcelType = 'events_api' | 'slash_commands' | 'interactive';

export interface Parcel {
  type: ParcelType;
  payload: Record<string, unknown>;
  /** Events: 0 for the first delivery. */
  attempt: number;
  /** Empty for the first delivery. */
  reason: string;
  /** The app may answer with something for Slack to show. */
  takesAnswer: boolean;
  envelopeId: string;
}

export type Reply =
  | { acked: true; answer: unknown; ms: number }
  | { acked: false; why: 'timed_out' | 'unreachable' | 'refused' };

export interface Carrier {
  /** Never rejects. */
  send(parcel: Parcel): Promise<Reply>;
  connected(): boolean;
  /** Whether the next parcel must wait for the reply to this one to keep their order. */
  readonly keepsOrder: boolean;
  stop(): void;
}
