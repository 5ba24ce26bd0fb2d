import type { MessageData } from '@rubrica/contracts';
import { shownDay } from '@rubrica/fiscal';
import type { Language } from '@rubrica/service';
import type { Letter } from './letter.js';
import { inColombia, noticeLetterOf, type NoticeReader } from './notice-letter.js';
import { oneLine } from './one-line.js';
import type { LetterSection } from './words.js';

/** A webhook endpoint that was switched off, as the dispatcher's fact describes it. */
export type SwitchedOffEndpoint = Pick<
  MessageData<'co.rubrica.webhook-endpoint.switched-off.v1'>,
  'endpoint_id' | 'livemode' | 'failing_since'
>;

/** Returns the letter that tells a tenant that one of its webhook endpoints gets nothing any more. */
export const switchOffLetterOf = (endpoint: SwitchedOffEndpoint, owner: NoticeReader): Letter =>
  noticeLetterOf(spanish(endpoint, owner), english(endpoint, owner), owner);

const spanish = (endpoint: SwitchedOffEndpoint, { legal_name, nit, check_digit }: NoticeReader): LetterSection => ({
  title: 'Desactivamos un webhook que no responde',
  greeting: `${oneLine(legal_name)}:`,
  introduction:
    `Un webhook de ${oneLine(legal_name)}, NIT ${nit}-${check_digit}, falla sin interrupción desde el ` +
    `${since(endpoint, 'es')}. Lo desactivamos: no recibirá más eventos hasta que lo active de nuevo.`,
  notices: [],
  facts: [
    ['Falla desde', since(endpoint, 'es')],
    ['Modo', endpoint.livemode ? 'real' : 'prueba'],
    ['Webhook', endpoint.endpoint_id],
  ],
  page: null,
  links: [],
  attachment: null,
  paragraphs: [
    [
      'Qué hacer',
      `Vea qué falló (GET /v1/webhook-endpoints/${endpoint.endpoint_id}/health), corrija el receptor y active el webhook ` +
        `(PATCH /v1/webhook-endpoints/${endpoint.endpoint_id} con "is_active": true). Después pida lo que no recibió ` +
        `(POST /v1/webhook-endpoints/${endpoint.endpoint_id}/replays). Sus documentos siguen su curso; solo faltan los avisos.`,
    ],
  ],
});

const english = (endpoint: SwitchedOffEndpoint, { legal_name, nit, check_digit }: NoticeReader): LetterSection => ({
  title: 'We switched off a webhook that does not answer',
  greeting: null,
  introduction:
    `A webhook endpoint of ${oneLine(legal_name)}, tax id (NIT) ${nit}-${check_digit}, has only failed since ` +
    `${since(endpoint, 'en')}. It is switched off: it gets no more events until you switch it on.`,
  notices: [],
  facts: [
    ['Failing since', since(endpoint, 'en')],
    ['Mode', endpoint.livemode ? 'live' : 'test'],
    ['Webhook endpoint', endpoint.endpoint_id],
  ],
  page: null,
  links: [],
  attachment: null,
  paragraphs: [
    [
      'What to do',
      `See what failed (GET /v1/webhook-endpoints/${endpoint.endpoint_id}/health), repair the receiver, and switch the endpoint on ` +
        `(PATCH /v1/webhook-endpoints/${endpoint.endpoint_id} with "is_active": true). Then ask for what it missed ` +
        `(POST /v1/webhook-endpoints/${endpoint.endpoint_id}/replays). Your documents go on; only the notifications are missing.`,
    ],
  ],
});

/** Day and time of the first failure, in Colombia. */
const since = ({ failing_since }: SwitchedOffEndpoint, language: Language): string => {
  const local = inColombia(failing_since);
  return `${shownDay(local, language)}, ${local.slice(11, 16)}`;
};
