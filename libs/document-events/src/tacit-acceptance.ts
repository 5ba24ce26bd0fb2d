import { DIAN } from '@rubrica/ubl';
import type { EventParty } from './document-event.js';

/** Receiver of a tacit acceptance, which the issuer declares to DIAN and not to the buyer. */
export const DIAN_PARTY: EventParty = {
  identification: { type: '31', number: DIAN.nit, checkDigit: DIAN.checkDigit },
  legalName: 'Unidad Administrativa Especial Dirección de Impuestos y Aduanas Nacionales',
  organizationType: '1',
  taxScheme: { id: '01', name: 'IVA' },
};

/**
 * Sworn statement of the issuer, the note of a tacit acceptance (034).
 * Source: RADIAN annex 1.1, as public projects quote it, read 2026-11.
 */
export const tacitAcceptanceStatement = ({
  goodsReceived,
  buyer,
}: {
  /** The event 032 that the three days are counted from. */
  readonly goodsReceived: { readonly number: string; readonly cude: string };
  readonly buyer: Pick<EventParty, 'legalName' | 'identification'>;
}): string =>
  'Manifiesto bajo la gravedad de juramento que transcurridos 3 días hábiles contados desde la creación del Recibo de ' +
  `bienes y servicios ${goodsReceived.number} con CUDE ${goodsReceived.cude}, el adquirente ${buyer.legalName} ` +
  `identificado con NIT ${buyer.identification.number} no manifestó expresamente la aceptación o rechazo de la ` +
  'referida factura, ni reclamó en contra de su contenido.';
