const PATHS = {
  close: 'M5 5l10 10M15 5L5 15',
  hash: 'M8 3L6.5 17M13.5 3L12 17M3.5 7.5h13.5M3 12.5h13.5',
  lock: 'M6 9V6.5a4 4 0 018 0V9M5 9h10v8H5z',
  plus: 'M10 4v12M4 10h12',
  down: 'M5 8l5 5 5-5',
  right: 'M8 5l5 5-5 5',
  back: 'M12 5l-5 5 5 5',
  menu: 'M3.5 6h13M3.5 10h13M3.5 14h13',
  pin: 'M7 3h6l-.7 5 2.7 3H5l2.7-3zM10 11v6',
  thread: 'M4 4h12v9H9l-4 3.5V13H4zM7 7.5h6M7 10h4',
  smile: 'M10 3a7 7 0 100 14 7 7 0 000-14zM7.5 8v.6M12.5 8v.6M7 11.5c1.6 2.2 4.4 2.2 6 0',
  more: 'M9.4 4.8a.6.6 0 101.2 0 .6.6 0 10-1.2 0M9.4 10a.6.6 0 101.2 0 .6.6 0 10-1.2 0M9.4 15.2a.6.6 0 101.2 0 .6.6 0 10-1.2 0',
  send: 'M3.5 16.5L17 10 3.5 3.5 5.5 10zM5.5 10H11',
  clip: 'M14.5 9l-5 5a3 3 0 01-4.3-4.3l6-6a2 2 0 012.9 2.9l-5.7 5.7a1 1 0 01-1.5-1.4L11.5 6.5',
  clock: 'M10 3a7 7 0 100 14 7 7 0 000-14zM10 6v4l3 2',
  people:
    'M7.5 9.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5zM3 16c0-3 2-4.5 4.5-4.5S12 13 12 16M13 9.5a2 2 0 100-4M14 11.8c1.9.4 3 1.9 3 4.2',
  inspect: 'M3 5h14v10H3zM6 8.5L8 10l-2 1.5M10 12h4',
  bot: 'M5 8h10v7H5zM10 8V5M10 4.5v.1M8 11v.6M12 11v.6M3 10.5v2M17 10.5v2',
  bold: 'M6.5 4h4.3a3 3 0 010 6H6.5zM6.5 10h5a3 3 0 010 6h-5z',
  italic: 'M8.5 4h5M6.5 16h5M11.5 4l-3 12',
  strike:
    'M13.5 6.2C12.8 4.8 11.5 4 10 4 8 4 6.5 5.2 6.5 6.9c0 1.3.8 2 2 2.6M3.5 10h13M12.7 11.5c1.7 1.9.6 4.5-2.7 4.5-2 0-3.3-1-3.8-2.6',
  code: 'M7 6l-4 4 4 4M13 6l4 4-4 4',
  quote: 'M4.5 4v12M8 7h8M8 12h6',
  warn: 'M10 3.5l7.5 13h-15zM10 8.5v3.5M10 14.2v.1',
  file: 'M5.5 3H12l3 3v11H5.5zM12 3v3h3',
  home: 'M3.5 9.5L10 4l6.5 5.5M5.5 8.5V16h9V8.5',
  copy: 'M7 7h9v10H7zM4 13V3h9',
  moon: 'M15.5 12A6.5 6.5 0 018 4.5a6.5 6.5 0 107.5 7.5z',
  check: 'M4 10.5l4 4 8-9',
  eye: 'M2.5 10S5.5 5 10 5s7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5zM10 8a2 2 0 100 4 2 2 0 000-4z',
  edit: 'M4 16l.8-3.3L13 4.5l2.5 2.5-8.2 8.2zM11.5 6l2.5 2.5',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
