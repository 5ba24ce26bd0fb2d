import { describe, expect, it } from '@jest/globals';
import { fileName } from './file-name.js';

describe('the name of a file', () => {
  it('has kind, NIT of ten digits, software, year and consecutive', () =>
    expect(fileName('fv', { nit: '800197268', year: 2019, sequence: 17 })).toBe('fv08001972680001900000011.xml'));

  it('counts in upper-case hexadecimal', () =>
    expect(fileName('nc', { nit: '900508908', year: 2026, sequence: 0xabcdef })).toBe('nc09005089080002600ABCDEF.xml'));

  it('names a provider by its code', () =>
    expect(fileName('nd', { nit: '900508908', softwareCode: '123', year: 2026, sequence: 1 })).toBe(
      'nd09005089081232600000001.xml',
    ));

  it('ends in zip for a zip', () =>
    expect(fileName('z', { nit: '900508908', year: 2026, sequence: 1 })).toBe('z09005089080002600000001.zip'));
});
