import { describe, expect, it } from '@jest/globals';
import { masked } from './look.js';

describe('a document without a reason', () => {
  it('has its state and its amounts, and nothing of persons or lines', () => {
    const document = {
      ...{ id: 'inv_1', object: 'invoice', status: 'queued', totals: { payable_amount: '1.00' } },
      ...{ customer: { legal_name: 'Ana' }, lines: [{ description: 'Pan' }], notes: ['x'], email: {}, metadata: {} },
      ...{ pdf_url: 'https://…', external_id: 'pedido de Ana', something_new: 'x' },
    };
    expect(Object.keys(masked(document))).toEqual(['id', 'object', 'status', 'totals']);
  });
});
