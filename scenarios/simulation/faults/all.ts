import { failing, limited, lost, slow } from './calls.ts';
import { drop, kill, tear } from './deaths.ts';
import { acks, duplicate, hold, reorder } from './deliveries.ts';
import { full, locked } from './disk.ts';
import type { FaultKind, Strike } from './fault.ts';
import { crowd, cut, jump, offline, refresh } from './lines.ts';

export const STRIKES: Readonly<Record<FaultKind, Strike>> = {
  ...{ kill, drop, tear },
  ...{ duplicate, reorder, hold, acks },
  ...{ slow, limited, failing, lost },
  ...{ refresh, cut, crowd, offline, jump },
  ...{ full, locked },
};
