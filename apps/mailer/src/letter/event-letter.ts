import type { Branding, DocumentEventCode, EventMail, MessageData } from '@rubrica/contracts';
import { fiscalIssuer, type TenantProfile } from '@rubrica/fiscal';
import type { Language } from '@rubrica/service';
import { htmlOf } from './html.js';
import type { Letter, LetterLogo } from './letter.js';
import { oneLine } from './one-line.js';
import { plainTextOf } from './plain-text.js';
import type { LetterSection, LetterText } from './words.js';

/** An event of an invoice (030 to 034) that DIAN has registered, as the fact of dian-submitter describes it. */
export type MailedEvent = Pick<
  MessageData<'co.rubrica.document-event.registered.v1'>,
  'environment' | 'code' | 'cude' | 'cufe'
> & {
  readonly document_event_id: string;
  readonly mail_blob: string;
  readonly zip_blob: string;
  /** Blob with the profile of the tenant, as it was when the event was registered. */
  readonly sender_blob: string;
};

/** Who issued the event. */
export type EventSender = TenantProfile & Partial<Branding>;

/** The letter that brings an event to the other party of the invoice (ADR 0242). */
export const eventLetterOf = (
  event: MailedEvent,
  mail: EventMail,
  sender: EventSender,
  logo: LetterLogo | null,
): Letter => {
  const { address } = fiscalIssuer(sender);
  const place = [address?.line, address?.municipality, sender.phone].filter((part) => typeof part === 'string');
  const words: LetterText = {
    sender: oneLine(sender.trade_name ?? sender.legal_name),
    spanish: sectionOf('es', event, mail, sender),
    english: sender.mail?.bilingual ? sectionOf('en', event, mail, sender) : null,
    code: event.cude === null ? null : ['CUDE', event.cude],
    company: [
      `${oneLine(sender.legal_name)} · NIT ${sender.nit}-${sender.check_digit}`,
      place.map(oneLine).join(' · '),
    ],
  };
  return {
    subject: eventSubjectOf(mail),
    text: plainTextOf(words),
    html: htmlOf(words, sender.brand_color ?? null, logo),
    senderName: words.sender,
    replyTo: sender.email,
    language: words.english === null ? 'es' : 'es, en',
    logo,
  };
};

/**
 * `Evento;number of the invoice;NIT of the sender;name of the sender;number of the event;code of the event`, which receiving
 * systems take apart. Source: DIAN, Anexo Técnico de Factura Electrónica de Venta 1.9, delivery by e-mail.
 */
export const eventSubjectOf = ({ invoice_number, sender_nit, sender_name, event_number, code }: EventMail): string =>
  ['Evento', invoice_number, sender_nit, sender_name, event_number, code]
    .map((part) => oneLine(part.replaceAll(';', ',')))
    .join(';');

const EVENTS: Readonly<Record<DocumentEventCode, Readonly<Record<Language, readonly [title: string, says: string]>>>> =
  {
    '030': {
      es: ['Acuse de recibo', 'acusa recibo de la factura'],
      en: ['Acknowledgement of receipt', 'acknowledges receipt of invoice'],
    },
    '031': { es: ['Reclamo', 'reclama la factura'], en: ['Claim', 'claims against invoice'] },
    '032': {
      es: ['Recibo del bien o prestación del servicio', 'confirma el recibo de los bienes o servicios de la factura'],
      en: ['Receipt of goods or services', 'confirms the receipt of the goods or services of invoice'],
    },
    '033': {
      es: ['Aceptación expresa', 'acepta expresamente la factura'],
      en: ['Express acceptance', 'expressly accepts invoice'],
    },
    '034': {
      es: ['Aceptación tácita', 'declara la aceptación tácita de la factura'],
      en: ['Tacit acceptance', 'declares the tacit acceptance of invoice'],
    },
  };

const TEXTS = {
  es: {
    of: 'de la factura',
    registered: 'La DIAN registró este evento.',
    trial: 'Este evento es del ambiente de pruebas: no tiene validez fiscal.',
    facts: ['Factura', 'Evento', 'Código'],
    attachment: (file: string) => `El archivo adjunto ${file} contiene el evento y la respuesta de la DIAN (XML).`,
    question: '¿Algo no está bien?',
    reply: (to: string) => `Responda a este correo o escriba a ${to}.`,
  },
  en: {
    of: 'of invoice',
    registered: 'The tax authority (DIAN) has registered this event.',
    trial: 'This event is of the trial environment: it is not valid for tax purposes.',
    facts: ['Invoice', 'Event', 'Code'],
    attachment: (file: string) => `The attached file ${file} holds the event and the answer of DIAN (XML).`,
    question: 'Is something wrong?',
    reply: (to: string) => `Reply to this mail or write to ${to}.`,
  },
} as const;

const sectionOf = (
  language: Language,
  { code, environment }: MailedEvent,
  { invoice_number, event_number, file_name }: EventMail,
  { legal_name, nit, check_digit, email }: EventSender,
): LetterSection => {
  const [title, says] = EVENTS[code][language];
  const texts = TEXTS[language];
  const [invoice, event, codeLabel] = texts.facts;
  const number = oneLine(invoice_number);
  return {
    title: `${title} ${texts.of} ${number}`,
    greeting: null,
    introduction: `${oneLine(legal_name)}, NIT ${nit}-${check_digit}, ${says} ${number}. ${texts.registered}`,
    notices: environment === 'production' ? [] : [texts.trial],
    facts: [
      [invoice, number],
      [event, oneLine(event_number)],
      [codeLabel, code],
    ],
    page: null,
    links: [],
    attachment: texts.attachment(oneLine(file_name)),
    paragraphs: [[texts.question, texts.reply(oneLine(email))]],
  };
};
