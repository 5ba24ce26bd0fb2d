import { note, sale, seller } from '@rubrica/service-testing';

export { note as noteDraft, sale as invoiceDraft };

export const supplier = seller({ tax_level_codes: ['O-13', 'O-15'] });
