/** An event that the authority registers on an invoice. */
export interface EventType {
  readonly code: string;
  /** As DIAN describes it in the event and in its answers. */
  readonly title: string;
  /** Which party of the invoice sends it. */
  readonly by: 'buyer' | 'issuer';
  /** Whether it names the person who received. */
  readonly hasPerson: boolean;
}

// Source: annex RADIAN 1.1 (Res. 000085/2022), DIAN's toolbox.
export const EVENT_TYPES: readonly EventType[] = [
  { code: '030', title: 'Acuse de recibo de Factura Electrónica de Venta', by: 'buyer', hasPerson: true },
  { code: '031', title: 'Reclamo de la Factura Electrónica de Venta', by: 'buyer', hasPerson: false },
  { code: '032', title: 'Recibo del bien y/o prestación del servicio', by: 'buyer', hasPerson: true },
  { code: '033', title: 'Aceptación expresa', by: 'buyer', hasPerson: false },
  { code: '034', title: 'Aceptación Tácita', by: 'issuer', hasPerson: false },
];

export const eventTypeOf = (code: string): EventType | undefined => EVENT_TYPES.find((type) => type.code === code);

/** Concepts of a claim (031) and their names in DIAN's list. */
export const CLAIM_CONCEPTS: ReadonlyMap<string, string> = new Map([
  ['01', 'Documento con inconsistencias'],
  ['02', 'Mercancía no entregada totalmente'],
  ['03', 'Mercancía no entregada parcialmente'],
  ['04', 'Servicio no prestado'],
]);
