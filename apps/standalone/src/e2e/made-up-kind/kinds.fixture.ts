import type { Kind } from '@rubrica/kinds';
import { madeUpKind, type Model } from './kind.fixture.js';
import { ORIGINALS } from './originals.fixture.js';
import { madeUpReceipt } from './own-body.fixture.js';

const { KINDS: real } = (await import(ORIGINALS.kinds)) as { readonly KINDS: readonly [Kind, ...Kind[]] };
const { saleBody, saleOf } = (await import(ORIGINALS.body)) as Omit<Model, 'invoice'>;

/** Stands in the place of `libs/kinds/src/kinds.ts`: the same list with a line more for each made-up kind. */
export const KINDS: readonly Kind[] = [
  ...real,
  madeUpKind({ invoice: real[0], saleBody, saleOf }),
  madeUpReceipt(real[0]),
];
