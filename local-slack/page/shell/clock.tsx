import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { Menu, type MenuItem } from '../parts/menu.tsx';
import { useSettings } from '../state/settings.ts';
import { useWorkspace } from '../state/workspace.ts';

const HOUR_MS = 3_600_000;
const SKIPS = [
  { label: '30 minutes', hours: 0.5 },
  { label: '1 hour', hours: 1 },
  { label: '4 hours', hours: 4 },
  { label: '18 hours', hours: 18 },
  { label: '2 days', hours: 48 },
];

const ZONES = [
  'UTC',
  'America/Los_Angeles',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Tokyo',
];
const cityOf = (zone: string) => zone.replace(/^.*\//, '').replaceAll('_', ' ');

/** The workspace's clock, which can be sent ahead and never back. A control for testing. */
export function ClockControl() {
  const { snapshot, view, attempt } = useWorkspace();
  const settings = useSettings();
  const { offsetMs } = snapshot.clock;
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const local = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const shown = new Date(Math.max(now, Date.now()) + offsetMs).toLocaleString('en-GB', {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: view.zone,
  });
  const zones = [...new Set([local, ...ZONES])].map(
    (zone, at): MenuItem => ({
      label: `Show times in ${cityOf(zone)}${zone === local ? ', as this browser does' : ''}`,
      current: view.zone === zone,
      apart: at === 0,
      choose: () => settings.change({ zone: zone === local ? '' : zone }),
    }),
  );
  const skips: MenuItem[] = SKIPS.map(({ label, hours }) => ({
    label: `Skip ahead ${label}`,
    choose: () => void attempt({ type: 'skipClock', ms: hours * HOUR_MS }),
  }));
  const label = `${shown}${offsetMs > 0 ? ` ${ahead(offsetMs)}` : ''}, test clock: skip ahead`;
  return (
    <Menu label={label} items={[...skips, ...zones]} class="top-button clock">
      <Icon name="clock" />
      <span>{shown}</span>
      {offsetMs > 0 && <span class="ahead">{ahead(offsetMs)}</span>}
      <span class="top-label quiet-label">{cityOf(view.zone)} · test clock</span>
    </Menu>
  );
}

function ahead(offsetMs: number): string {
  const minutes = Math.round(offsetMs / 60_000);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `+${Math.floor(hours / 24)} d${hours % 24 ? ` ${hours % 24} h` : ''}`;
  if (hours >= 10) return `+${hours} h`;
  const parts = [hours ? `${hours} h` : '', minutes % 60 ? `${minutes % 60} min` : ''];
  return `+${parts.filter(Boolean).join(' ') || '0 h'}`;
}
