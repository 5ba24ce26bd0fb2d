import type { Words } from '../language/language.js';

/** The stretches of a document's way, in their order. */
export type Stretch = 'request' | 'signature' | 'dian' | 'files' | 'mail' | 'webhooks';

export const STRETCH: Readonly<Record<Stretch, Words<string>>> = {
  request: { es: 'Solicitud', en: 'Request' },
  signature: { es: 'Número y firma', en: 'Number and signature' },
  dian: { es: 'DIAN', en: 'DIAN' },
  files: { es: 'Archivos', en: 'Files' },
  mail: { es: 'Correo', en: 'Mail' },
  webhooks: { es: 'Webhooks', en: 'Webhooks' },
};

interface Fact {
  readonly stretch: Stretch;
  readonly name: Words<string>;
}

const fact = (stretch: Stretch, es: string, en: string): Fact => ({ stretch, name: { es, en } });

/** What each fact of the log means to a person, by the name in its type. */
const FACTS: Readonly<Record<string, Fact>> = {
  requested: fact('request', 'Solicitada', 'Requested'),
  cancelled: fact('request', 'Cancelada', 'Cancelled'),
  paid: fact('request', 'Pagada', 'Paid'),
  numbered: fact('signature', 'Numerada', 'Numbered'),
  signed: fact('signature', 'Firmada', 'Signed'),
  redated: fact('signature', 'Con nueva fecha', 'Given a new date'),
  'issuing-waits': fact('signature', 'La emisión espera', 'Issuing waits'),
  'issuing-retried': fact('signature', 'Emisión reintentada', 'Issuing was tried again'),
  'issuing-failed': fact('signature', 'La emisión falló', 'Issuing failed'),
  'reissue-ordered': fact('signature', 'Se ordenó emitirla de nuevo', 'Ordered to be issued again'),
  submitted: fact('dian', 'Enviada a la DIAN', 'Sent to DIAN'),
  'submission-waits': fact('dian', 'El envío espera', 'Sending waits'),
  'submission-retried': fact('dian', 'Envío reintentado', 'Sending was tried again'),
  'submission-cancelled': fact('dian', 'Envío cancelado', 'Sending was cancelled'),
  'submission-failed': fact('dian', 'El envío falló', 'Sending failed'),
  accepted: fact('dian', 'Aceptada por la DIAN', 'Accepted by DIAN'),
  rejected: fact('dian', 'Rechazada por la DIAN', 'Rejected by DIAN'),
  'contingency-ordered': fact('dian', 'Se ordenó la contingencia', 'Contingency was ordered'),
  'contingency-issued': fact('dian', 'Emitida en contingencia', 'Issued in contingency'),
  rendered: fact('files', 'PDF hecho', 'PDF made'),
  packaged: fact('files', 'Paquete hecho', 'Package made'),
  'email-sent': fact('mail', 'Correo enviado', 'Mail sent'),
  'email-delivered': fact('mail', 'Correo entregado', 'Mail delivered'),
  'email-bounced': fact('mail', 'Correo devuelto', 'Mail bounced'),
  'email-complained': fact('mail', 'Correo marcado como no deseado', 'Mail marked as spam'),
  'webhook-delivered': fact('webhooks', 'Entregado', 'Delivered'),
  'webhook-exhausted': fact('webhooks', 'Sin más intentos', 'No attempt is left'),
};

/** Reads the type of a fact, such as `co.rubrica.document.signed.v1`. A fact that this version does not know shows its own name. */
export const factOf = (type: string): Fact => {
  const name = /^co\.rubrica\.[a-z-]+\.([a-z-]+)\.v\d+$/.exec(type)?.[1] ?? type;
  return FACTS[name] ?? fact('request', name, name);
};
