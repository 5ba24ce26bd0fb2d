/** ResponseCode of an event in DIAN's list. */
export type EventCode = '030' | '031' | '032' | '033' | '034';

/** Name of an event in the API. */
export type EventName = 'receipt' | 'claim' | 'goods_received' | 'accepted' | 'tacit_acceptance';

/** What DIAN asks of one type of event. Source: RADIAN annex 1.1 (Resolución 000085 de 2022) and the rules LGC01 to LGC14. */
export interface EventType {
  readonly code: EventCode;
  readonly name: EventName;
  /** Description of the event in the XML. */
  readonly title: string;
  /** Party of the invoice that issues the event. */
  readonly by: 'buyer' | 'issuer';
  /** Whether the event names the person who received the invoice or the goods. */
  readonly hasPerson: boolean;
  /** Whether the event says why it was issued, by a code of `CLAIM_CODES`. */
  readonly hasClaimCode: boolean;
  /** Events that are registered before this one. */
  readonly needs: readonly EventCode[];
  /** Registered events after which this one is refused. Each event also excludes itself, which the caller looks after. */
  readonly excludes: readonly EventCode[];
  /** Days in which the event is taken, counted from the event 032; null: every day. */
  readonly window: 'three_working_days' | 'after_three_working_days' | null;
  /** Prefix of the numbers of these events. */
  readonly series: string;
}

export const EVENT_TYPES: readonly EventType[] = [
  {
    code: '030',
    name: 'receipt',
    title: 'Acuse de recibo de Factura Electrónica de Venta',
    by: 'buyer',
    hasPerson: true,
    hasClaimCode: false,
    needs: [],
    excludes: [],
    window: null,
    series: 'AR',
  },
  {
    code: '031',
    name: 'claim',
    title: 'Reclamo de la Factura Electrónica de Venta',
    by: 'buyer',
    hasPerson: false,
    hasClaimCode: true,
    needs: ['032'],
    excludes: ['033', '034'],
    window: 'three_working_days',
    series: 'RC',
  },
  {
    code: '032',
    name: 'goods_received',
    title: 'Recibo del bien y/o prestación del servicio',
    by: 'buyer',
    hasPerson: true,
    hasClaimCode: false,
    needs: ['030'],
    excludes: [],
    window: null,
    series: 'RB',
  },
  {
    code: '033',
    name: 'accepted',
    title: 'Aceptación expresa',
    by: 'buyer',
    hasPerson: false,
    hasClaimCode: false,
    needs: ['030', '032'],
    excludes: ['031', '034'],
    window: 'three_working_days',
    series: 'AE',
  },
  {
    code: '034',
    name: 'tacit_acceptance',
    title: 'Aceptación Tácita',
    by: 'issuer',
    hasPerson: false,
    hasClaimCode: false,
    needs: ['032'],
    excludes: ['031', '033'],
    window: 'after_three_working_days',
    series: 'AT',
  },
];

const BY_CODE = new Map<string, EventType>(EVENT_TYPES.map((type) => [type.code, type]));
const BY_NAME = new Map<string, EventType>(EVENT_TYPES.map((type) => [type.name, type]));

const known = (type: EventType | undefined, given: string): EventType => {
  if (type === undefined) throw new RangeError(`no type of event: ${given}`);
  return type;
};

/** Whether a code that somebody else wrote is one of the five. DIAN has more, which we do not issue. */
export const isEventCode = (code: string): code is EventCode => BY_CODE.has(code);

export const eventTypeOf = (code: EventCode): EventType => known(BY_CODE.get(code), code);

export const eventTypeNamed = (name: EventName): EventType => known(BY_NAME.get(name), name);
