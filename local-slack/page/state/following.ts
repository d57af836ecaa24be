import { permalink, useWorkspace } from './workspace.ts';

/** Where a button with an address leads: a message of this workspace is shown here, anything else in a new tab. */
export function useFollowing(): (url: string) => void {
  const { snapshot, jump } = useWorkspace();
  return (url) => {
    const place = permalink(url, snapshot);
    if (place) jump(place.channel, place.ts, place.thread);
    else window.open(url, '_blank', 'noopener,noreferrer');
  };
}
