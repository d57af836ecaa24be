import { useEffect, useState } from 'preact/hooks';
import type { Snapshot, User } from '../../protocol.ts';
import { Ask } from '../parts/ask.tsx';
import { Avatar } from '../parts/avatar.tsx';
import { Icon } from '../parts/icon.tsx';
import { Menu, type MenuItem } from '../parts/menu.tsx';
import { unreadOf } from '../state/reads.ts';
import { useSettings } from '../state/settings.ts';
import { personName, useWorkspace } from '../state/workspace.ts';

export function people(snapshot: Snapshot): User[] {
  return Object.values(snapshot.users).filter(
    (user) => !user.is_bot && !user.deleted && user.id !== 'USLACKBOT',
  );
}

/** Who you are. Alt+1 to Alt+9 become the first nine people. */
export function PersonSwitcher({ onHonesty }: { onHonesty(): void }) {
  const { snapshot, become, attempt } = useWorkspace();
  const settings = useSettings();
  const [adding, setAdding] = useState<'person' | 'guest' | null>(null);
  useNumberKeys();
  const items: MenuItem[] = people(snapshot).map((user, at) => ({
    label: (
      <span class="person-choice">
        <Avatar user={user} size="small" />
        <span>
          {personName(snapshot, user.id)}
          {user.is_restricted && <span class="app-badge">Guest</span>}
        </span>
        <UnreadCount user={user.id} />
      </span>
    ),
    ...(at < 9 ? { note: <kbd>Alt+{at + 1}</kbd> } : {}),
    current: user.id === snapshot.me,
    choose: () => become(user.id),
  }));
  items.push(
    { label: 'Add a person…', apart: true, choose: () => setAdding('person') },
    { label: 'Add a guest…', choose: () => setAdding('guest') },
    {
      label: 'Read as a screen reader does',
      apart: true,
      current: settings.asText,
      choose: () => settings.change({ asText: !settings.asText }),
    },
    {
      label: 'Show the “Try this” card',
      choose: () => settings.change({ step: Math.max(0, settings.step) }),
    },
    { label: 'What is and is not like Slack', choose: onHonesty },
  );
  const me = snapshot.users[snapshot.me];
  return (
    <>
      <Menu
        label={`You are ${personName(snapshot, snapshot.me)}. Become someone else`}
        items={items}
        class="top-button person"
      >
        <Avatar user={me} size="small" />
        <span class="person-name">{personName(snapshot, snapshot.me)}</span>
        <Icon name="down" />
      </Menu>
      {adding && (
        <Ask
          title={adding === 'guest' ? 'Add a guest' : 'Add a person'}
          label="Name"
          submit="Add"
          placeholder="Finn"
          onClose={() => setAdding(null)}
          onAnswer={(real_name) =>
            attempt({
              type: 'addUser',
              name: handle(real_name),
              real_name,
              is_restricted: adding === 'guest',
            })
          }
        />
      )}
    </>
  );
}

const handle = (name: string) => name.toLowerCase().replace(/[^a-z0-9._-]+/g, '.') || 'person';

function UnreadCount({ user }: { user: string }) {
  const { snapshot } = useWorkspace();
  if (user === snapshot.me) return null;
  const count = [...unreadOf(snapshot, user).values()].reduce((sum, each) => sum + each.count, 0);
  return count > 0 ? <span class="unread-count soft">{count > 99 ? '99+' : count}</span> : null;
}

function useNumberKeys(): void {
  const { snapshot, become } = useWorkspace();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const digit =
        event.altKey && !event.ctrlKey && !event.metaKey ? /^Digit([1-9])$/.exec(event.code)?.[1] : null;
      const user = digit && people(snapshot)[Number(digit) - 1];
      if (!user) return;
      event.preventDefault();
      become(user.id);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [snapshot, become]);
}
