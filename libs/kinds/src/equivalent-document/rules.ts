import { codeFix, codeList, type Fault, faultWith, type KindRules, saleChecks } from '@rubrica/fiscal';
import { equivalentRuleSet, equivalentType } from './dian-rules.js';
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
          en: 'Issue it elsewhere for now. An electronic invoice (POST /v1/invoices) may often take its place: ask your accountant or DIAN whether it may in your case. Only a sale at a cash register is "pos".',
          es: 'Por ahora expídalo en otro sistema. Una factura electrónica (POST /v1/invoices) a menudo puede reemplazarlo: consulte con su contador o con la DIAN si es así en su caso. Solo una venta en caja registradora es "pos".',
        },
      },
    ),
  ];
};

export const equivalentRules: KindRules<EquivalentDraft> = {
  ...equivalentRuleSet,
  checks: [{ reads: ['document_type'], check: ({ document_type: given }) => documentTypeFaults(given) }, ...saleChecks],
};
