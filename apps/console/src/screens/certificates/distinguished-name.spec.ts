import { expect, test } from '@jest/globals';
import { commonName } from './distinguished-name.js';

test('the common name is read wherever it stands', () => {
  expect(commonName('C=CO,O=Andina,CN=Andina S.A.S.\\, Cali,serialNumber=900')).toBe('Andina S.A.S., Cali');
  expect(commonName('CN=Autoridad 2\nO=Sim')).toBe('Autoridad 2');
  expect(commonName('O=Andina')).toBe('O=Andina');
});
