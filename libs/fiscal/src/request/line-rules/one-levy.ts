import { taxOf } from '../../catalogs/api-codes.js';
import { OTHER_LEVY } from '../../catalogs/taxes.js';
import { type Fault, fault } from '../../values/fault.js';
import type { DocumentRule } from '../checks/rule.js';

/** FAS01b: the header has one group for each code, and a group one name, so that dian:ZZ is one levy in a document. */
export const oneLevy: DocumentRule = {
  reads: ['lines'],
  check: ({ lines }) => {
    let first: string | undefined;
    return lines.flatMap(({ taxes = [] }, line) =>
      taxes.flatMap(({ code, name = '' }, index): Fault[] => {
        const known = taxOf(code);
        if (known === undefined || known === 'none' || known.code !== OTHER_LEVY) return [];
        first ??= name;
        return first === name ? [] : [secondLevy(`#/lines/${line}/taxes/${index}/name`, first, name)];
      }),
    );
  },
};

const secondLevy = (at: string, first: string, name: string): Fault =>
  fault(
    at,
    'conflicting_fields',
    {
      en: `The document has the levy "${first}" as dian:ZZ already, and "${name}" here: DIAN takes one group of ZZ.`,
      es: `El documento ya tiene el tributo «${first}» como dian:ZZ, y aquí «${name}»: la DIAN admite un solo grupo de ZZ.`,
    },
    {
      fix: {
        en: 'Write the same name on each line, or issue another invoice for the other levy.',
        es: 'Escriba el mismo nombre en cada línea, o expida otra factura para el otro tributo.',
      },
      rule: 'FAS01b',
    },
  );
