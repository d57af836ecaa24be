import { describe, expect, it } from 'vitest';
import type { View } from '../../protocol.ts';
import { faultsOf, held } from './values.ts';

const label = { type: 'plain_text' as const, text: 'x' };
const option = (value: string) => ({ text: label, value });

const view = {
  blocks: [
    { type: 'section', block_id: 's', text: label },
    { type: 'input', block_id: 'qty', label, element: { type: 'plain_text_input', max_length: 3 } },
    { type: 'input', block_id: 'note', label, optional: true, element: { type: 'plain_text_input' } },
    {
      type: 'input',
      block_id: 'stock',
      label,
      element: { type: 'static_select', options: [option('ALFA')], initial_option: option('ALFA') },
    },
    {
      type: 'input',
      block_id: 'who',
      label,
      optional: true,
      element: { type: 'multi_users_select', initial_users: ['U0ANA'] },
    },
    {
      type: 'input',
      block_id: 'n',
      label,
      optional: true,
      element: { type: 'number_input', is_decimal_allowed: false, min_value: '1' },
    },
  ],
} as unknown as View;

describe('the values of a form', () => {
  it('start from what the app filled in', () => {
    expect(held(view, {})).toEqual({ qty: null, note: null, stock: 'ALFA', who: ['U0ANA'], n: null });
  });

  it('are what was typed or chosen, emptied fields included', () => {
    expect(held(view, { qty: '50', stock: null, who: [] })).toMatchObject({
      qty: '50',
      stock: null,
      who: [],
    });
  });

  it('are sent only when every required field is filled within its bounds', () => {
    expect(faultsOf(view, held(view, {}))).toEqual({ qty: 'Please complete this required field.' });
    expect(faultsOf(view, held(view, { qty: '5000' }))).toEqual({
      qty: 'Please use no more than 3 characters.',
    });
    expect(faultsOf(view, held(view, { qty: '5', n: '0' }))).toEqual({ n: 'Please enter 1 or more.' });
    expect(faultsOf(view, held(view, { qty: '5', n: '1.5' }))).toEqual({
      n: 'Please enter a whole number.',
    });
    expect(faultsOf(view, held(view, { qty: '5' }))).toEqual({});
  });
});
