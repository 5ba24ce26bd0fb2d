import { codeFix, codeList, equivalentType, type Fault, faultWith, type KindRules, saleChecks } from '@rubrica/fiscal';
import type { EquivalentDraft } from './draft.js';
import { equivalentTypeOf, POS } from './types.js';

const documentTypes = codeList({
  what: { en: 'a type of equivalent document', es: 'un tipo de documento equivalente' },
  usual: `pos|${POS.name.en}|${POS.name.es}`,
});

const documentTypeFaults = (given: string): Fault[] => {
  const type = equivalentTypeOf(given);
  const [at, rule] = ['#/document_type', equivalentType.id];
  if (type === POS) return [];
  if (type === undefined) {
    const detail = { en: `${given} is not ${documentTypes.what.en}.`, es: `${given} no es ${documentTypes.what.es}.` };
    return [faultWith(at, 'unknown_code', detail, { fix: codeFix(documentTypes, given), rule })];
  }
  const { code, name } = type;
  return [
    faultWith(
      at,
      'kind_not_supported_yet',
      {
        en: `Equivalent documents of type ${code} (${name.en}) are not issued yet: DIAN asks for data of their own in them.`,
        es: `Los documentos equivalentes de tipo ${code} (${name.es}) aún no se emiten: la DIAN pide en ellos datos propios.`,
      },
      {
        fix: {
          en: 'Issue an electronic invoice for the sale (POST /v1/invoices): whoever may issue an equivalent document may invoice instead. Only a sale at a cash register is "pos".',
          es: 'Emita una factura electrónica de la venta (POST /v1/invoices): quien puede expedir un documento equivalente puede facturar en su lugar. Solo una venta en caja registradora es "pos".',
        },
      },
    ),
  ];
};

export const equivalentRules: KindRules<EquivalentDraft> = {
  letter: 'DE',
  checks: [{ reads: ['document_type'], check: ({ document_type: given }) => documentTypeFaults(given) }, ...saleChecks],
};
