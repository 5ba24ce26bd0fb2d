import type { Words } from '../../language/language.js';

export const WORDS: Words<{
  readonly document: string;
  readonly supplier: string;
  readonly verdict: string;
  readonly total: string;
  readonly issued: string;
  readonly due: string;
  readonly id: string;
  readonly externalId: string;
  readonly reasons: string;
  readonly events: string;
  readonly noEvents: string;
  readonly issuedByUs: string;
  readonly send: string;
  readonly claim: string;
  readonly noRight: string;
  readonly underWay: string;
  readonly personDetail: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly idType: string;
  readonly idNumber: string;
  readonly idTypes: Readonly<Record<string, string>>;
  readonly why: string;
  readonly confirm: string;
  readonly leave: string;
  readonly lines: string;
  readonly description: string;
  readonly quantity: string;
  readonly price: string;
  readonly amount: string;
  readonly files: string;
  readonly noPdf: string;
}> = {
  es: {
    document: 'Documento recibido',
    supplier: 'Proveedor',
    verdict: 'Veredicto',
    total: 'Total',
    issued: 'Emitido',
    due: 'Vence',
    id: 'Identificador',
    externalId: 'Su identificador',
    reasons: 'Por qué',
    events: 'Eventos ante la DIAN',
    noEvents: 'Este documento no lleva eventos: no es una venta a crédito, o no está verificado.',
    issuedByUs: 'Enviados por su empresa',
    send: 'Enviar:',
    claim: 'Reclamar',
    noRight: 'Su rol en esta empresa no lo permite',
    underWay: 'Se está procesando.',
    personDetail:
      'Déjelo vacío si la empresa ya tiene una persona que recibe. La DIAN exige el nombre de quien recibió la factura o los bienes.',
    firstName: 'Nombres',
    lastName: 'Apellidos',
    idType: 'Tipo de identificación',
    idNumber: 'Número de identificación',
    idTypes: { '13': 'Cédula de ciudadanía', '22': 'Cédula de extranjería', '41': 'Pasaporte', '48': 'PPT' },
    why: 'Motivo',
    confirm: 'Enviar a la DIAN',
    leave: 'Cancelar',
    lines: 'Líneas',
    description: 'Descripción',
    quantity: 'Cantidad',
    price: 'Precio unitario',
    amount: 'Valor',
    files: 'Archivos',
    noPdf: 'El proveedor no puso un PDF',
  },
  en: {
    document: 'Received document',
    supplier: 'Supplier',
    verdict: 'Verdict',
    total: 'Total',
    issued: 'Issued',
    due: 'Due',
    id: 'Id',
    externalId: 'Your id',
    reasons: 'Why',
    events: 'Events at DIAN',
    noEvents: 'This document has no events: it is no sale on credit, or it is not verified.',
    issuedByUs: 'Sent by your company',
    send: 'Send:',
    claim: 'Claim',
    noRight: 'Your role in this company does not allow it',
    underWay: 'It is being processed.',
    personDetail:
      'Leave it empty if the company has a receiving person already. DIAN asks for the name of who received the invoice or the goods.',
    firstName: 'First names',
    lastName: 'Last names',
    idType: 'Type of identification',
    idNumber: 'Number of identification',
    idTypes: { '13': 'Citizen’s card', '22': 'Foreigner’s card', '41': 'Passport', '48': 'PPT' },
    why: 'Why',
    confirm: 'Send to DIAN',
    leave: 'Cancel',
    lines: 'Lines',
    description: 'Description',
    quantity: 'Quantity',
    price: 'Price of one',
    amount: 'Amount',
    files: 'Files',
    noPdf: 'The supplier added no PDF',
  },
};
