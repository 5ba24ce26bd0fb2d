import { MAIL_FAILURES, type MailFailure, MailingResource, type MailingState } from '@rubrica/contracts';
import type { Words } from '@rubrica/fiscal';
import type { Language } from '@rubrica/service';
import { Type } from '@sinclair/typebox';
import { nullable, oneOf } from '../document/document-resource.js';

/** A mail to one recipient, with its attempts and with why it has not arrived. */
export const MailingWithAttempts = Type.Object(
  {
    ...MailingResource.properties,
    attempts: Type.Integer({ description: 'How often it was tried so far' }),
    next_attempt_at: nullable(Type.String({ format: 'date-time' })),
    problem: Type.Union(
      [
        Type.Object(
          {
            code: oneOf(MAIL_FAILURES, { description: 'Stable code of what is wrong' }),
            detail: Type.String({ description: 'What is wrong, in the language of Accept-Language' }),
            action: Type.String({ description: 'What you can do, in the language of Accept-Language' }),
          },
          { title: 'MailingProblem' },
        ),
        Type.Null(),
      ],
      {
        description:
          'Why it has not arrived, or why the recipient does not want it; null: nothing is known to be wrong',
      },
    ),
  },
  { title: 'MailingWithAttempts', description: 'A mail to one recipient, with its attempts' },
);

/** Returns the resource of a mail in one language. */
export const mailingIn = (language: Language, { failure, ...mailing }: MailingState): object => ({
  ...mailing,
  problem: failure && {
    code: failure,
    detail: FAILURES[failure].detail[language],
    action: (mailing.next_attempt_at === null ? FAILURES[failure].action : TRIED_AGAIN)[language],
  },
});

const TRIED_AGAIN: Words = {
  en: 'Nothing yet: it is tried again by itself, at `next_attempt_at`.',
  es: 'Nada todavía: se vuelve a intentar solo, en `next_attempt_at`.',
};

const ASK_FOR_ADDRESS: Words = {
  en: 'Ask the recipient for the right address, change it in the customer, and send the mail again with `to`.',
  es: 'Pida al destinatario la dirección correcta, cámbiela en los datos del adquirente y envíe el correo de nuevo con `to`.',
};

const SEND_AGAIN: Words = {
  en: 'Send the mail again later, or to another address of the recipient with `to`.',
  es: 'Envíe el correo de nuevo más tarde, o a otra dirección del destinatario con `to`.',
};

const CHECK_SENDER: Words = {
  en: 'See under `/v1/mail-senders` which address you send from, and whether the key of its domain is verified: `/v1/dkim-keys`. Then send the mail again.',
  es: 'Vea en `/v1/mail-senders` desde qué dirección envía, y si la clave de su dominio está verificada: `/v1/dkim-keys`. Luego envíe el correo de nuevo.',
};

const FAILURES: Readonly<Record<MailFailure, { readonly detail: Words; readonly action: Words }>> = {
  address_unknown: {
    detail: {
      en: 'The mailbox does not exist, or was closed for good.',
      es: 'El buzón no existe o fue cerrado definitivamente.',
    },
    action: ASK_FOR_ADDRESS,
  },
  domain_unknown: {
    detail: {
      en: 'The domain of the address does not exist, or takes no mail.',
      es: 'El dominio de la dirección no existe o no recibe correo.',
    },
    action: ASK_FOR_ADDRESS,
  },
  mailbox_full: {
    detail: { en: 'The mailbox of the recipient is full.', es: 'El buzón del destinatario está lleno.' },
    action: SEND_AGAIN,
  },
  try_later: {
    detail: {
      en: 'The server of the recipient asked to try later, and took the mail at no attempt.',
      es: 'El servidor del destinatario pidió intentar más tarde y no recibió el correo en ningún intento.',
    },
    action: SEND_AGAIN,
  },
  server_failure: {
    detail: {
      en: 'The server of the recipient is out of order.',
      es: 'El servidor del destinatario tiene una falla.',
    },
    action: SEND_AGAIN,
  },
  unreachable: {
    detail: {
      en: 'The server of the recipient could not be reached.',
      es: 'No se pudo llegar al servidor del destinatario.',
    },
    action: SEND_AGAIN,
  },
  content_refused: {
    detail: {
      en: 'The server of the recipient refused what the mail contains: its size, its form or its attachments.',
      es: 'El servidor del destinatario rechazó el contenido del correo: su tamaño, su forma o sus adjuntos.',
    },
    action: {
      en: 'Give the recipient the files in another way, such as the URLs of the document, or send the mail to another address with `to`.',
      es: 'Entregue los archivos de otra forma, como las URL del documento, o envíe el correo a otra dirección con `to`.',
    },
  },
  taken_for_spam: {
    detail: {
      en: 'The server of the recipient does not take mails from this sender: it counts them as spam, or permits only known senders.',
      es: 'El servidor del destinatario no recibe correos de este remitente: los considera no deseados o solo admite remitentes conocidos.',
    },
    action: CHECK_SENDER,
  },
  sender_refused: {
    detail: {
      en: 'The server of the recipient does not accept the address that the mail comes from.',
      es: 'El servidor del destinatario no acepta la dirección de la que viene el correo.',
    },
    action: CHECK_SENDER,
  },
  suppressed: {
    detail: {
      en: 'It was not sent, since the address is on your list of suppressions.',
      es: 'No se envió, porque la dirección está en su lista de direcciones sin envíos.',
    },
    action: {
      en: 'See why under `/v1/suppressions`. If the address is good again, delete it there and send the mail again.',
      es: 'Vea por qué en `/v1/suppressions`. Si la dirección vuelve a servir, bórrela allí y envíe el correo de nuevo.',
    },
  },
  marked_as_spam: {
    detail: {
      en: 'It arrived, and the recipient marked it as spam.',
      es: 'Llegó, y el destinatario lo marcó como no deseado.',
    },
    action: {
      en: 'Agree with the recipient on how to get your documents; the address gets no mails until you delete its suppression.',
      es: 'Acuerde con el destinatario cómo recibir sus documentos; la dirección no recibe correos hasta que borre su supresión.',
    },
  },
  unclear: {
    detail: {
      en: 'The server of the recipient refused the mail and did not say clearly why; see `diagnostic`.',
      es: 'El servidor del destinatario rechazó el correo sin decir claramente por qué; vea `diagnostic`.',
    },
    action: SEND_AGAIN,
  },
};
