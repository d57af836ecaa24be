import type { Control } from '../local-slack/index.ts';
import type { Table } from './table.ts';

type View = NonNullable<ReturnType<Control['topView']>>;
type Values = Parameters<Control['submit']>[2];

/** What people do with the form in front of them. */
export interface Form {
  /** Waits until the form of this name lies on top. */
  opens(name: string, callback: string): Promise<View>;
  /** Fills fields in by block id and presses the button. */
  sends(name: string, values: Values): Promise<Awaited<ReturnType<Control['submit']>>>;
  /** Makes a choice that the form is told of at once. */
  chooses(name: string, field: string, value: string): Promise<void>;
  top(name: string): View | undefined;
}

export function formOf(table: Table): Form {
  const top = (name: string) => table.control.topView(table.id(name));
  const onTop = (name: string): View => {
    const view = top(name);
    if (!view) throw new Error(`no form lies in front of ${name}`);
    return view;
  };
  return {
    top,
    opens: async (name, callback) => {
      await table.until(
        () => top(name)?.callback_id === callback,
        () =>
          `${callback} opens for ${name}; they see ${JSON.stringify(top(name))}; ${table.lastPrivate(name)}`,
      );
      return onTop(name);
    },
    sends: (name, values) => table.control.submit(table.id(name), onTop(name).id, values),
    chooses: async (name, field, value) => {
      const viewId = onTop(name).id;
      await table.control.click(table.id(name), { viewId }, 'v', {
        value,
        blockId: field,
        values: { [field]: value },
      });
    },
  };
}
