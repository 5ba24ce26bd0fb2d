import { describe, expect, it } from '@jest/globals';
import { DocumentIssuerSettings, fiscalOptions } from './config.js';

const optionsOf = (change: Partial<DocumentIssuerSettings>) =>
  fiscalOptions(Object.assign(new DocumentIssuerSettings(), change));

describe('the maker of the software in equivalent documents', () => {
  it('is Rubrica by default, of which a plan says nothing', () =>
    expect(optionsOf({})).not.toHaveProperty('manufacturer'));

  it('is the one that an installation names, in full or in part', () => {
    expect(
      optionsOf({ softwareMakerPerson: 'Ana Díaz', softwareMakerName: 'Cajas S.A.S.', softwareName: 'CajaYa' }),
    ).toMatchObject({ manufacturer: { person: 'Ana Díaz', company: 'Cajas S.A.S.', software: 'CajaYa' } });
    expect(optionsOf({ softwareName: 'CajaYa' })).toMatchObject({
      manufacturer: { person: 'Autores de Rubrica', company: 'Proyecto Rubrica', software: 'CajaYa' },
    });
  });
});
