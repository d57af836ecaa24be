import { useEffect, useState } from 'preact/hooks';
import type { User } from '../../protocol.ts';
import { openTabFor } from '../live/session.ts';
import { Ask } from '../parts/ask.tsx';
import { Avatar } from '../parts/avatar.tsx';
import { Icon } from '../parts/icon.tsx';
import { Menu, type MenuItem } from '../parts/menu.tsx';
import { unreadOf } from '../state/reads.ts';
import { useSettings } from '../state/settings.ts';
import { people, personName, useWorkspace } from '../state/workspace.ts';

/** Who you are. Alt+1 to Alt+9 become the first nine people. */
export function PersonSwitcher({ onHonesty }: { onHonesty(): void }) {
  const { snapshot, become } = useWorkspace();
  const settings = useSettings();
  const [adding, setAdding] = useState<'person' | 'guest' | null>(null);
  useNumberKeys();
  const all = people(snapshot);
  const next = all[(all.findIndex(({ id }) => id === snapshot.me) + 1) % all.length];
  const persons: MenuItem[] = all.map((user, at) => ({
    label: <PersonChoice user={user} />,
    ...(at < 9 ? { note: <kbd>Alt+{at + 1}</kbd> } : {}),
    current: user.id === snapshot.me,
    choose: () => become(user.id),
  }));
  const items: MenuItem[] = [
    ...persons,
    { label: 'Add a person…', apart: true, choose: () => setAdding('person') },
    { label: 'Add a guest…', choose: () => setAdding('guest') },
    ...(next ? [{ label: 'Open another tab, as someone else', choose: () => openTabFor(next.id) }] : []),
    {
      label: 'Read as a screen reader does',
      apart: true,
      current: settings.asText,
      choose: () => settings.change({ asText: !settings.asText }),
    },
    {
      label: 'Text only: no buttons, no reactions',
      current: settings.textOnly,
      choose: () => settings.change({ textOnly: !settings.textOnly }),
    },
    {
      label: 'Show the “Try this” card',
      choose: () => settings.change({ step: Math.max(0, settings.step) }),
    },
    { label: 'What is and is not like Slack', choose: onHonesty },
  ];
  const name = personName(snapshot, snapshot.me);
  return (
    <>
      <Menu label={`You are ${name}. Become someone else`} items={items} class="top-button person">
        <Avatar user={snapshot.users[snapshot.me]} size="small" />
        <span class="person-name">{name}</span>
        <Icon name="down" />
      </Menu>
      {adding && <AddPerson guest={adding === 'guest'} onClose={() => setAdding(null)} />}
    </>
  );
}

function PersonChoice({ user }: { user: User }) {
  const { snapshot } = useWorkspace();
  const unread = user.id === snapshot.me ? [] : [...unreadOf(snapshot, user.id).values()];
  const count = unread.reduce((sum, each) => sum + each.count, 0);
  return (
    <span class="person-choice">
      <Avatar user={user} size="small" />
      <span>
        {personName(snapshot, user.id)}
        {user.is_restricted && <span class="app-badge">Guest</span>}
      </span>
      {count > 0 && <span class="unread-count soft">{count > 99 ? '99+' : count}</span>}
    </span>
  );
}

function AddPerson({ guest, onClose }: { guest: boolean; onClose(): void }) {
  const { snapshot, attempt, tell } = useWorkspace();
  const add = (real_name: string) => {
    const name = real_name.toLowerCase().replace(/[^a-z0-9._-]+/g, '.') || 'person';
    if (Object.values(snapshot.users).some((user) => user.name === name)) {
      tell(`There is a ${real_name} already.`);
      return Promise.resolve(false);
    }
    return attempt({ type: 'addUser', name, real_name, is_restricted: guest });
  };
  return (
    <Ask
      title={guest ? 'Add a guest' : 'Add a person'}
      label="Name"
      submit="Add"
      placeholder="Finn"
      onClose={onClose}
      onAnswer={add}
    />
  );
}

function useNumberKeys(): void {
  const { snapshot, become } = useWorkspace();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const plain = event.altKey && !event.ctrlKey && !event.metaKey;
      const digit = plain ? /^Digit([1-9])$/.exec(event.code)?.[1] : null;
      const user = digit && people(snapshot)[Number(digit) - 1];
      if (!user) return;
      event.preventDefault();
      become(user.id);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [snapshot, become]);
}
