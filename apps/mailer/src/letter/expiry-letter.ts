import type { MessageData } from '@rubrica/contracts';
import { shownDay } from '@rubrica/fiscal';
import type { Language } from '@rubrica/service';
import type { Letter } from './letter.js';
import { inColombia, noticeLetterOf, type NoticeReader } from './notice-letter.js';
import { oneLine } from './one-line.js';
import type { LetterSection } from './words.js';

/** A certificate that ends soon, as the vault's fact describes it. */
export type EndingCertificate = Pick<
  MessageData<'co.rubrica.certificate.expires.v1'>,
  'certificate_id' | 'environment' | 'notice_days' | 'expires_at'
>;

/** Returns the letter that tells a tenant that its certificate ends soon. */
export const expiryLetterOf = (certificate: EndingCertificate, holder: NoticeReader): Letter =>
  noticeLetterOf(spanish(certificate, holder), english(certificate, holder), holder);

const spanish = (certificate: EndingCertificate, { legal_name, nit, check_digit }: NoticeReader): LetterSection => {
  const end = endOf(certificate, 'es');
  return {
    title: `Su certificado de firma vence el ${end}`,
    greeting: `${oneLine(legal_name)}:`,
    introduction:
      `El certificado digital con el que se firman los documentos electrónicos de ${oneLine(legal_name)}, ` +
      `NIT ${nit}-${check_digit}, vence el ${end}. Desde entonces no se firma nada con él: ` +
      'los documentos que pida esperarán hasta que haya un certificado nuevo.',
    notices: [],
    facts: [
      ['Vence', end],
      ['Ambiente', certificate.environment === 'production' ? 'producción' : 'habilitación'],
      ['Certificado', certificate.certificate_id],
    ],
    page: null,
    links: [],
    attachment: null,
    paragraphs: [
      [
        'Qué hacer',
        'Pida un certificado nuevo a su entidad de certificación y súbalo (POST /v1/certificates) antes de esa fecha. ' +
          'El nuevo firma desde que lo suba; lo que ya estaba en curso termina con el anterior. ' +
          'Si ya subió uno nuevo, no tiene que hacer nada.',
      ],
    ],
  };
};

const english = (certificate: EndingCertificate, { legal_name, nit, check_digit }: NoticeReader): LetterSection => {
  const end = endOf(certificate, 'en');
  return {
    title: `Your signing certificate ends on ${end}`,
    greeting: null,
    introduction:
      `The certificate that signs the electronic documents of ${oneLine(legal_name)}, tax id (NIT) ${nit}-${check_digit}, ` +
      `ends on ${end}. It signs nothing after that: documents will wait until there is a new certificate.`,
    notices: [],
    facts: [
      ['Ends', end],
      ['Environment', certificate.environment === 'production' ? 'production' : 'habilitación'],
      ['Certificate', certificate.certificate_id],
    ],
    page: null,
    links: [],
    attachment: null,
    paragraphs: [
      [
        'What to do',
        'Ask your certification authority for a new certificate, and upload it (POST /v1/certificates) before that day. ' +
          'The new one signs as soon as it is there; what is under way ends with the old one. ' +
          'If you have uploaded a new one already, there is nothing to do.',
      ],
    ],
  };
};

/** The day of the last signature, in Colombia. */
const endOf = ({ expires_at }: EndingCertificate, language: Language): string =>
  shownDay(inColombia(expires_at), language);
