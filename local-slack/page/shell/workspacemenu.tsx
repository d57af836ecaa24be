import { useState } from 'preact/hooks';
import { Confirm } from '../parts/confirm.tsx';
import { Icon } from '../parts/icon.tsx';
import { Menu, type MenuItem } from '../parts/menu.tsx';
import { useWorkspace } from '../state/workspace.ts';
import { AddEmoji } from './addemoji.tsx';

/** What can be done with the workspace as a whole. */
export function WorkspaceMenu() {
  const { snapshot, attempt, tell } = useWorkspace();
  const [asking, setAsking] = useState<'emoji' | 'reset' | null>(null);
  const reset = async () => {
    setAsking(null);
    if (await attempt({ type: 'reset' })) tell('Beginning anew…');
  };
  const items: MenuItem[] = [{ label: 'Add an emoji…', choose: () => setAsking('emoji') }];
  if (snapshot.canReset)
    items.push({ label: 'Reset workspace…', apart: true, danger: true, choose: () => setAsking('reset') });
  return (
    <>
      <Menu label={`${snapshot.team.name}: more`} items={items} class="workspace-name">
        <strong>{snapshot.team.name}</strong>
        <Icon name="down" />
      </Menu>
      {asking === 'emoji' && <AddEmoji onClose={() => setAsking(null)} />}
      {asking === 'reset' && (
        <Confirm
          title="Reset workspace?"
          confirm="Reset"
          deny="Keep it"
          danger
          onDeny={() => setAsking(null)}
          onConfirm={() => void reset()}
        >
          <p>
            All channels, messages, people you added and the whole game are set aside, and {snapshot.app.name}{' '}
            starts again with an empty database. This cannot be undone from here.
          </p>
        </Confirm>
      )}
    </>
  );
}
