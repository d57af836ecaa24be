import type { CheckedBlock } from './blocks.ts';

/** Something wrong, and the JSON pointer of where. */
export interface Fault {
  pointer: string;
  says: string;
}

interface Around {
  isView: boolean;
  hasFile: (file: { id?: string | undefined; url?: string | undefined }) => boolean;
}

/** What only shows when the blocks are looked at together. */
export function faultsOfWhole(blocks: CheckedBlock[], at: string, around: Around): Fault[] {
  return [
    ...doubledBlockIds(blocks, at),
    ...blocks.flatMap((block, i) => faultsOfOne(block, `${at}/${i}`, around)),
  ];
}

function doubledBlockIds(blocks: CheckedBlock[], at: string): Fault[] {
  const seen = new Set<string>();
  return blocks.flatMap((block, i) => {
    if (block.block_id === undefined) return [];
    const twice = seen.has(block.block_id);
    seen.add(block.block_id);
    return twice
      ? [{ pointer: `${at}/${i}/block_id`, says: `block_id "${block.block_id}" already exists` }]
      : [];
  });
}

function faultsOfOne(block: CheckedBlock, at: string, around: Around): Fault[] {
  switch (block.type) {
    case 'actions':
      return [...doubledActionIds(block.elements, at), ...choices(block.elements, `${at}/elements`)];
    case 'section':
      return block.accessory === undefined
        ? []
        : [
            ...choiceFaults(block.accessory, `${at}/accessory`),
            ...pictureFaults(block.accessory, `${at}/accessory`, around),
          ];
    case 'input':
      return choiceFaults(block.element, `${at}/element`);
    case 'image':
      return pictureFaults(block, at, around);
    case 'context':
      return block.elements.flatMap((it, i) => pictureFaults(it, `${at}/elements/${i}`, around));
    case 'header':
    case 'divider':
    case 'rich_text':
      return [];
    case 'markdown':
      return around.isView ? [{ pointer: at, says: 'unsupported type: markdown' }] : [];
  }
}

function doubledActionIds(elements: { action_id?: string | undefined }[], at: string): Fault[] {
  const ids = elements.map((element) => element.action_id);
  return elements.flatMap((element, i) =>
    element.action_id !== undefined && ids.indexOf(element.action_id) < i
      ? [
          {
            pointer: `${at}/elements/${i}/action_id`,
            says: `action_id "${element.action_id}" already exists`,
          },
        ]
      : [],
  );
}

const choices = (elements: { type: string }[], at: string): Fault[] =>
  elements.flatMap((element, i) => choiceFaults(element, `${at}/${i}`));

interface Choice {
  options?: unknown[];
  option_groups?: { options: unknown[] }[];
  initial_option?: unknown;
  initial_options?: unknown[];
}

/** A preset choice must be one of the options, to the letter. */
function choiceFaults(element: { type: string }, at: string): Fault[] {
  if (!/static_select|radio_buttons|checkboxes/.test(element.type)) return [];
  const { options, option_groups, initial_option, initial_options } = element as Choice;
  if (options === undefined && option_groups === undefined) {
    return [{ pointer: at, says: 'missing required field: options' }];
  }
  if (options !== undefined && option_groups !== undefined) {
    return [{ pointer: at, says: 'only one of options and option_groups may be given' }];
  }
  const offered = (options ?? option_groups?.flatMap((group) => group.options) ?? []).map((it) =>
    JSON.stringify(it),
  );
  const preset = [...(initial_option === undefined ? [] : [initial_option]), ...(initial_options ?? [])];
  return preset.every((it) => offered.includes(JSON.stringify(it)))
    ? []
    : [{ pointer: at, says: 'initial_option must exactly match one of the provided options' }];
}

function pictureFaults(element: { type: string }, at: string, around: Around): Fault[] {
  if (element.type !== 'image') return [];
  const { image_url, slack_file } = element as {
    image_url?: string;
    slack_file?: { id?: string; url?: string };
  };
  if ((image_url === undefined) === (slack_file === undefined)) {
    return [{ pointer: at, says: 'exactly one of image_url and slack_file must be provided' }];
  }
  if (slack_file !== undefined && !around.hasFile(slack_file)) {
    return [{ pointer: `${at}/slack_file`, says: 'invalid slack file' }];
  }
  return [];
}
