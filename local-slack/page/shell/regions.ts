import { useEffect } from 'preact/hooks';

/** In the order of the page; each is entered where one would begin there. */
const REGIONS = [
  '.topbar .person',
  '.sidebar [aria-current="page"], .sidebar .sidebar-row',
  '.main-pane .post:last-of-type, .main-pane .timeline, .main-pane [role="tab"]',
  '.main-pane .composer textarea',
  '.side-pane .composer textarea, .side-pane .pane-head button.not-narrow',
  '.try-this button',
];

const seen = (element: HTMLElement | null): element is HTMLElement =>
  element?.checkVisibility({ visibilityProperty: true }) ?? false;

/** F6 goes from one part of the page to the next, as in Slack, and Shift+F6 back; arrows go from message to message. */
export function useRegionKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return;
      if (event.key === 'F6') {
        event.preventDefault();
        toRegion(event.shiftKey ? -1 : 1);
      } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') amongPosts(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function toRegion(step: 1 | -1): void {
  const targets = REGIONS.map((selector) =>
    [...document.querySelectorAll<HTMLElement>(selector)].findLast(seen),
  );
  const held = targets.map((target) => regionOf(target)?.contains(document.activeElement) ?? false);
  const now = held.lastIndexOf(true);
  const order = targets.map((_, moved) => (now + step * (moved + 1) + targets.length * 2) % targets.length);
  const next = order.find((at) => targets[at] && !held[at]);
  if (next !== undefined) targets[next]?.focus();
}

const regionOf = (target: HTMLElement | undefined): Element | null =>
  target?.closest('.topbar, .try-this, .sidebar-list, .timeline, .composer, .side-pane, .pane-head') ?? null;

function amongPosts(event: KeyboardEvent): void {
  const post = document.activeElement;
  if (!post?.matches('.post')) return;
  const all = [...(post.closest('.timeline')?.querySelectorAll<HTMLElement>('.post') ?? [])];
  const next = all[all.indexOf(post as HTMLElement) + (event.key === 'ArrowUp' ? -1 : 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
