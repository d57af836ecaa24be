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
  const zones: MenuItem[] = [
    {
      label: `Show times in ${local}`,
      current: settings.zone === '',
      apart: true,
      choose: () => settings.change({ zone: '' }),
    },
    {
      label: 'Show times in UTC',
      current: settings.zone === 'UTC',
      choose: () => settings.change({ zone: 'UTC' }),
    },
  ];
  const skips: MenuItem[] = SKIPS.map(({ label, hours }) => ({
    label: `Skip ahead ${label}`,
    choose: () => void attempt({ type: 'skipClock', ms: hours * HOUR_MS }),
  }));
  const items = local === 'UTC' ? skips : [...skips, ...zones];
  return (
    <Menu label="Test clock: skip ahead" items={items} class="top-button clock">
      <Icon name="clock" />
      <span>{shown}</span>
      {offsetMs > 0 && <span class="ahead">{ahead(offsetMs)}</span>}
      <span class="top-label quiet-label">{view.zone === 'UTC' ? 'UTC · ' : ''}test clock</span>
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
