import { hash } from 'node:crypto';
import { kindNamed } from '../kind/find-kind.js';
import { textAt } from '../xml/xml.js';
import { cut, decimal, sum } from './amounts.js';
import { customerNumberOf, type SalesDocument } from './document.js';

const sha384 = (text: string): string => hash('sha384', text, 'hex');

/**
 * Returns CUFE or CUDE, computed from the XML's own values. `secret` is the range's technical key, or the software's
 * PIN. The environment is the one that UUID/@schemeID states: left at 2 in production, it makes the hash wrong as well
 * (FAD06 with FAD07, met live).
 */
export const cufeOf = (document: SalesDocument, secret: string): string => {
  const taxes = [...(kindNamed(document.kind).hash?.taxes ?? ['01', '04', '03'])].flatMap((code) => {
    const amounts = document.taxTotals.filter((total) => total.code === code).map(({ amount }) => amount);
    return [code, cut(sum(amounts))];
  });
  return sha384(
    [
      document.number,
      document.issueDate,
      document.issueTime,
      cut(decimal(textAt(document.totals, 'cbc:LineExtensionAmount'))),
      ...taxes,
      cut(decimal(textAt(document.totals, 'cbc:PayableAmount'))),
      document.supplier.company.number,
      customerNumberOf(document),
      secret,
      document.uuidEnvironment,
    ].join(''),
  );
};

export const softwareSecurityCodeOf = (softwareId: string, pin: string, number: string): string =>
  sha384(`${softwareId}${pin}${number}`);

/** CUDE of an ApplicationResponse. */
export const responseCudeOf = (response: {
  readonly id: string;
  readonly date: string;
  readonly time: string;
  readonly senderNit: string;
  readonly receiverNit: string;
  readonly responseCode: string;
  readonly documentNumber: string;
  readonly documentType: string;
  readonly pin: string;
}): string =>
  sha384(
    `${response.id}${response.date}${response.time}${response.senderNit}${response.receiverNit}${response.responseCode}${response.documentNumber}${response.documentType}${response.pin}`,
  );
