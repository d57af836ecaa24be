import type { Overflow } from '@slack/types';
import { Icon } from '../parts/icon.tsx';
import { Menu } from '../parts/menu.tsx';
import { useFollowing } from '../state/following.ts';
import { usePressing } from './surface.ts';
import { plain } from './text.tsx';
import { Unanswered } from './unanswered.tsx';

export function BlockOverflow({ element, blockId }: { element: Overflow; blockId: string | undefined }) {
  const follow = useFollowing();
  const { press, waiting, unanswered } = usePressing();
  const items = element.options.map((option) => ({
    label: plain(option.text),
    choose() {
      if (option.url) follow(option.url);
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
