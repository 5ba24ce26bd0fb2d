import type { DocumentStatus, MailState } from '@rubrica/client';
import type { Tone } from '../design/badge.js';
import type { Words } from '../language/language.js';

interface State {
  readonly tone: Tone;
  readonly name: Words<string>;
  /** What happens next, or who must act. */
  readonly next: Words<string>;
}

export const STATES: Readonly<Record<DocumentStatus, State>> = {
  queued: {
    tone: 'way',
    name: { es: 'En cola', en: 'Queued' },
    next: { es: 'Se numera y se firma en seguida.', en: 'It is numbered and signed next.' },
  },
  signed: {
    tone: 'way',
    name: { es: 'Firmada', en: 'Signed' },
    next: { es: 'Se envía a la DIAN en seguida.', en: 'It is sent to DIAN next.' },
  },
  submitted: {
    tone: 'way',
    name: { es: 'Enviada a la DIAN', en: 'Sent to DIAN' },
    next: { es: 'Esperamos la respuesta de la DIAN.', en: "DIAN's answer is awaited." },
  },
  accepted_by_dian: {
    tone: 'good',
    name: { es: 'Aceptada por la DIAN', en: 'Accepted by DIAN' },
    next: { es: 'No hay nada pendiente.', en: 'Nothing is left to do.' },
  },
  accepted_contingency: {
    tone: 'watch',
    name: { es: 'Emitida en contingencia', en: 'Issued in contingency' },
    next: {
      es: 'Se transmite por sí sola cuando la DIAN vuelva a responder.',
      en: 'It is transmitted by itself when DIAN answers again.',
    },
  },
  rejected_by_dian: {
    tone: 'bad',
    name: { es: 'Rechazada por la DIAN', en: 'Rejected by DIAN' },
    next: {
      es: 'Corrija lo que la DIAN señala y envíela de nuevo con el mismo número.',
      en: 'Mend what DIAN names, and send it again under the same number.',
    },
  },
  failed: {
    tone: 'bad',
    name: { es: 'Fallida', en: 'Failed' },
    next: { es: 'Lea la causa; según ella, reintente o corrija.', en: 'Read the cause, then retry or correct it.' },
  },
};

export const ALL_STATES = Object.keys(STATES) as readonly DocumentStatus[];

/** States after which a document changes only if somebody acts. */
export const FINAL: ReadonlySet<DocumentStatus> = new Set(['accepted_by_dian', 'rejected_by_dian', 'failed']);

export const MAIL: Readonly<Record<MailState, { readonly tone: Tone; readonly name: Words<string> }>> = {
  sent: { tone: 'way', name: { es: 'Correo enviado', en: 'Mail sent' } },
  delivered: { tone: 'good', name: { es: 'Correo entregado', en: 'Mail delivered' } },
  bounced: { tone: 'bad', name: { es: 'Correo devuelto', en: 'Mail bounced' } },
  complained: { tone: 'bad', name: { es: 'Correo marcado como no deseado', en: 'Mail marked as spam' } },
};
