import type { Overflow } from '@slack/types';
import { Icon } from '../parts/icon.tsx';
import { Menu } from '../parts/menu.tsx';
import { usePressing } from './surface.ts';
import { plain } from './text.tsx';
import { Unanswered } from './unanswered.tsx';

export function BlockOverflow({ element, blockId }: { element: Overflow; blockId: string | undefined }) {
  const { press, waiting, unanswered } = usePressing();
  const items = element.options.map((option) => ({
    label: plain(option.text),
    choose() {
      if (option.url) window.open(option.url, '_blank', 'noopener,noreferrer');
      void press({ actionId: element.action_id ?? '', blockId, value: option.value ?? null });
    },
  }));
  return (
    <span class="block-button">
      <Menu label="More choices" items={items} class={`button square ${waiting ? 'waiting' : ''}`}>
        <Icon name="more" />
      </Menu>
      {unanswered && <Unanswered />}
    </span>
  );
}
