import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

const NEAR_PX = 160;

/**
 * Follows new messages while the reader is at the end, and takes them there when they send something; stays put while
 * they read further up, and says whether more has come meanwhile.
 */
export function useStickingToEnd(list: { current: HTMLElement | null }, count: number, sent: number) {
  const atEnd = useRef(true);
  const [seen, setSeen] = useState(count);
  const toEnd = () => {
    atEnd.current = true;
    list.current?.scrollTo(0, list.current.scrollHeight);
  };
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const watch = () => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
      if (atEnd.current) setSeen(count);
    };
    const follow = new ResizeObserver(() => atEnd.current && element.scrollTo(0, element.scrollHeight));
    for (const child of [element, ...element.children]) follow.observe(child);
    element.addEventListener('scroll', watch, { passive: true });
    return () => {
      follow.disconnect();
      element.removeEventListener('scroll', watch);
    };
  }, [list, count]);
  useLayoutEffect(() => {
    if (!atEnd.current) return;
    list.current?.scrollTo(0, list.current.scrollHeight);
    setSeen(count);
  }, [list, count]);
  useLayoutEffect(toEnd, [sent]);
  return { behind: count > seen, toEnd };
}
