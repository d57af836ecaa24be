import { Avatar } from '../parts/avatar.tsx';
import { Icon } from '../parts/icon.tsx';
import { Menu } from '../parts/menu.tsx';
import { people, personName, useWorkspace } from '../state/workspace.ts';

export function AddDm({ onChoose }: { onChoose(id: string): void }) {
  const { snapshot } = useWorkspace();
  const items = people(snapshot).map((user) => ({
    label: (
      <span class="person-choice">
        <Avatar user={user} size="small" /> {personName(snapshot, user.id)}
      </span>
    ),
    choose: () => onChoose(user.id),
  }));
  return (
    <Menu label="Write to someone" items={items}>
      <Icon name="plus" />
    </Menu>
  );
}
