import type { JSX } from 'preact';

const HAND = (
  <g>
    <path
      d="M12 15.5L17.5 4c2.3 0 4 1.7 3.6 4.3L20.3 13H26c1.8 0 3 1.5 2.6 3.2l-2 8.4A3 3 0 0123.7 27H15l-3-1.5z"
      fill="var(--skin, #ffc83d)"
    />
    <path d="M5 14.5h5a1.5 1.5 0 011.5 1.5v9.5A1.5 1.5 0 0110 27H5z" fill="var(--skin-shade, #f2a928)" />
    <path
      d="M21 17h6.5M20.5 20.5h6.5M20 24h6"
      stroke="var(--skin-line, #d98e1f)"
      stroke-width="1.2"
      stroke-linecap="round"
    />
  </g>
);

const tick = 'M8.5 16.5l5 5 10-11';

/** Drawings of the emoji that matter most here, so that they show on hosts without an emoji font. */
export const ART: Readonly<Record<string, JSX.Element>> = {
  '+1': HAND,
  '-1': <g transform="rotate(180 16 16) translate(32 0) scale(-1 1)">{HAND}</g>,
  crown: (
    <g>
      <path d="M4 9l6 6 6-10 6 10 6-6-2.5 16h-19z" fill="#ffc83d" />
      <path d="M6.5 25h19v3h-19z" fill="#e39a1c" />
      <circle cx="16" cy="19.5" r="2.2" fill="#d7373f" />
      <circle cx="9.5" cy="20" r="1.5" fill="#3b88c3" />
      <circle cx="22.5" cy="20" r="1.5" fill="#3b88c3" />
    </g>
  ),
  white_check_mark: (
    <g>
      <rect x="3" y="3" width="26" height="26" rx="5" fill="#35a853" />
      <path d={tick} class="art-line" stroke="#fff" />
    </g>
  ),
  ballot_box_with_check: (
    <g>
      <rect x="3" y="3" width="26" height="26" rx="5" fill="#3b82d0" />
      <path d={tick} class="art-line" stroke="#fff" />
    </g>
  ),
  heavy_check_mark: <path d="M5.5 17l7 7.5L26.5 7" class="art-line" stroke="#35a853" stroke-width="5" />,
  x: <path d="M7 7l18 18M25 7L7 25" class="art-line" stroke="#dd2e44" stroke-width="5" />,
  negative_squared_cross_mark: (
    <g>
      <rect x="3" y="3" width="26" height="26" rx="5" fill="#35a853" />
      <path d="M10 10l12 12M22 10L10 22" class="art-line" stroke="#fff" />
    </g>
  ),
  no_entry: (
    <g>
      <circle cx="16" cy="16" r="13" fill="#dd2e44" />
      <rect x="7.5" y="13.5" width="17" height="5" rx="1" fill="#fff" />
    </g>
  ),
  no_entry_sign: (
    <g fill="none" stroke="#dd2e44" stroke-width="4">
      <circle cx="16" cy="16" r="11" />
      <path d="M8.5 8.5l15 15" />
    </g>
  ),
  heart: <path d="M16 28C-4 15 8 0 16 9 24 0 36 15 16 28z" fill="#dd2e44" />,
  eyes: (
    <g>
      <ellipse cx="9.5" cy="16" rx="6" ry="8.5" fill="#fff" stroke="#77838f" />
      <ellipse cx="22.5" cy="16" rx="6" ry="8.5" fill="#fff" stroke="#77838f" />
      <circle cx="7.8" cy="18" r="3" fill="#292f33" />
      <circle cx="20.8" cy="18" r="3" fill="#292f33" />
    </g>
  ),
  tada: (
    <g>
      <path d="M4 28l7-17 10 10z" fill="#ffc83d" />
      <path
        d="M13 9c1-3 0-5-1-6M18 13c2-5 6-4 8-8M22 18c3-2 5 0 7-1"
        class="art-line"
        stroke="#dd2e44"
        stroke-width="2"
      />
      <circle cx="19" cy="5" r="1.7" fill="#3b82d0" />
      <circle cx="28" cy="11" r="1.7" fill="#35a853" />
      <circle cx="25" cy="24" r="1.7" fill="#a06cd5" />
    </g>
  ),
  game_die: (
    <g>
      <rect x="4" y="4" width="24" height="24" rx="5" fill="#fdfdfd" stroke="#9aa5b1" />
      <g fill="#292f33">
        <circle cx="10.5" cy="10.5" r="2.2" />
        <circle cx="21.5" cy="10.5" r="2.2" />
        <circle cx="16" cy="16" r="2.2" />
        <circle cx="10.5" cy="21.5" r="2.2" />
        <circle cx="21.5" cy="21.5" r="2.2" />
      </g>
    </g>
  ),
  smile: (
    <g>
      <circle cx="16" cy="16" r="13" fill="#ffc83d" />
      <path d="M9 12.5c1-2 3-2 4 0M19 12.5c1-2 3-2 4 0" class="art-line" stroke="#664500" stroke-width="2" />
      <path d="M8.5 18h15c-.5 4-3.5 7-7.5 7s-7-3-7.5-7z" fill="#664500" />
    </g>
  ),
  thinking_face: (
    <g>
      <circle cx="16" cy="15" r="13" fill="#ffc83d" />
      <circle cx="11" cy="12" r="2" fill="#664500" />
      <circle cx="21" cy="12" r="2" fill="#664500" />
      <path
        d="M8 8.5c1.5-1.5 4-1.5 5.5-.5M11 20c3-1 6-1 9 .5"
        class="art-line"
        stroke="#664500"
        stroke-width="2"
      />
      <path d="M5 29c0-4 3-6 6-5 3-2 5 0 3 2l-2 4z" fill="#f2a928" />
    </g>
  ),
};
