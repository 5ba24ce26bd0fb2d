import type { Member } from '@rubrica/client';
import type { Words } from '../../language/language.js';

export type PersonRole = Member['role'];

/** What people of each role may do, the least first. */
export const PERSON_ROLES: Readonly<Record<PersonRole, { readonly name: Words<string>; readonly may: Words<string> }>> =
  {
    reader: {
      name: { es: 'Lectura', en: 'Reader' },
      may: { es: 'Ve y descarga.', en: 'Sees and downloads.' },
    },
    payroll: {
      name: { es: 'Nómina', en: 'Payroll' },
      may: { es: 'Ve solo la nómina.', en: 'Sees payroll only.' },
    },
    biller: {
      name: { es: 'Facturación', en: 'Biller' },
      may: { es: 'Además emite y corrige documentos.', en: 'Also issues and corrects documents.' },
    },
    developer: {
      name: { es: 'Integración', en: 'Developer' },
      may: {
        es: 'Todo, salvo pasar a producción e invitar personas.',
        en: 'Everything, except going live and inviting people.',
      },
    },
    owner: {
      name: { es: 'Propiedad', en: 'Owner' },
      may: { es: 'Todo. Siempre queda al menos una persona.', en: 'Everything. One person remains at least.' },
    },
  };

export const ALL_PERSON_ROLES = Object.keys(PERSON_ROLES) as readonly PersonRole[];
