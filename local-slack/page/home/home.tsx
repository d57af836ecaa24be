import { useEffect, useMemo, useState } from 'preact/hooks';
import type { InputValue } from '../../protocol.ts';
import { Blocks } from '../blocks/block.tsx';
import { type Surface, SurfaceProvider } from '../blocks/surface.ts';
import { Icon } from '../parts/icon.tsx';
import { useSettings } from '../state/settings.ts';
import { useWorkspace } from '../state/workspace.ts';

/** The app's Home, as it last published it for this person. */
export function HomeTab() {
  const { snapshot, act } = useWorkspace();
  const [values, setValues] = useState<Record<string, InputValue>>({});
  const { home, me } = snapshot;
  const { textOnly } = useSettings();
  useEffect(() => {
    void act({ type: 'openHome', user: me, tab: 'home' });
  }, [act, me]);
  const surface = useMemo(
    (): Surface => ({
      click: ({ actionId, blockId, value }) =>
        act({
          type: 'click',
          user: me,
          target: { viewId: home?.id ?? '' },
          actionId,
          values,
          ...(blockId ? { blockId } : {}),
          ...(value === undefined || value === null ? {} : { value }),
        }),
      value: (blockId) => values[blockId],
      change: (blockId, value) => setValues((before) => ({ ...before, [blockId]: value })),
      errors: {},
      buttonless: textOnly,
    }),
    [act, me, home?.id, values, textOnly],
  );
  if (!home) {
    return (
      <div class="empty">
        <Icon name="home" />
        <p>{snapshot.app.name} has not published its Home for you yet.</p>
      </div>
    );
  }
  return (
    <div class="home">
      <SurfaceProvider value={surface}>
        <Blocks blocks={home.blocks} />
      </SurfaceProvider>
    </div>
  );
}
