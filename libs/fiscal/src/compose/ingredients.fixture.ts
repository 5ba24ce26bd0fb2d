import { kindOfType, saleOf } from '@rubrica/kinds';
import { invoice, NOW, supplier } from '../request/draft.fixture.js';
import type { DocumentIngredients, Sale } from './compose-document.js';

export const ingredients = (change: Partial<Sale<DocumentIngredients>> = {}): Sale<DocumentIngredients> => ({
  kind: saleOf(kindOfType(change.typeCode ?? '01'), change.typeCode).sale,
  draft: invoice(),
  issuer: supplier,
  counterparty: null,
  number: 'SETP990000001',
  range: {
    resolutionNumber: '18760000001',
    validFrom: '2019-01-19',
    validTo: '2030-01-19',
    prefix: 'SETP',
    from: '990000000',
    to: '995000000',
  },
  issuedAt: NOW,
  typeCode: '01',
  environment: '2',
  software: { id: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0', pin: '20191' },
  technicalKey: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
  ...change,
});
