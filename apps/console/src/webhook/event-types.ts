import type { EventType } from '@rubrica/client';
import { ALL_KINDS, KINDS } from '../document/kinds.js';
import type { Language, Words } from '../language/language.js';

const words = (es: string, en: string): Words<string> => ({ es, en });
type Happenings = Readonly<Record<string, Words<string>>>;

const ISSUED: Happenings = {
  accepted_by_dian: words('Aceptación de la DIAN', 'Accepted by DIAN'),
  rejected_by_dian: words('Rechazo de la DIAN', 'Rejected by DIAN'),
  failed: words('Falla', 'Failed'),
};
const CONTINGENCY: Happenings = { accepted_contingency: words('Emisión en contingencia', 'Issued in contingency') };
const MAILED: Happenings = {
  'email.delivered': words('Correo entregado', 'Mail delivered'),
  'email.bounced': words('Correo devuelto', 'Mail bounced'),
  'email.complained': words('Correo marcado como no deseado', 'Mail marked as spam'),
};
const RECEIVED: Happenings = {
  received: words('Recepción', 'Received'),
  verified: words('Verificación ante la DIAN', 'Verified at DIAN'),
  suspicious: words('Sospecha de falsedad', 'Suspicious'),
};
const REGISTERED: Happenings = {
  registered: words('Registro en la DIAN', 'Registered at DIAN'),
  rejected: words('Rechazo de la DIAN', 'Rejected by DIAN'),
  deadline_near: words('Plazo por vencer', 'Deadline near'),
};

export interface NamedType {
  readonly type: EventType;
  readonly name: Words<string>;
}

export interface GroupOfTypes {
  readonly subject: string;
  readonly name: Words<string>;
  readonly types: readonly NamedType[];
}

const group = (subject: string, name: Words<string>, happenings: Happenings): GroupOfTypes => ({
  subject,
  name,
  types: Object.entries(happenings).map(([happening, its]) => ({
    type: `${subject}.${happening}` as EventType,
    name: its,
  })),
});

/** All types of public events, by what they are about. */
export const EVENT_GROUPS: readonly GroupOfTypes[] = [
  ...ALL_KINDS.map((kind) => {
    const { name, hasContingency } = KINDS[kind];
    return group(kind, name, { ...ISSUED, ...(hasContingency ? CONTINGENCY : {}), ...MAILED });
  }),
  group('received_document', words('Documento recibido', 'Received document'), RECEIVED),
  group('document_event', words('Evento de factura (RADIAN)', 'Invoice event (RADIAN)'), REGISTERED),
];

export const ALL_EVENT_TYPES: readonly EventType[] = EVENT_GROUPS.flatMap(({ types }) => types.map(({ type }) => type));

const NAMES: ReadonlyMap<string, Words<string>> = new Map(
  EVENT_GROUPS.flatMap(({ name: subject, types }) =>
    types.map(({ type, name }) => [type, words(`${subject.es} · ${name.es}`, `${subject.en} · ${name.en}`)]),
  ),
);

/** The name of a type, such as `Factura · Rechazo de la DIAN`. A type that this version does not know shows itself. */
export const nameOfType = (type: string, language: Language): string => NAMES.get(type)?.[language] ?? type;
