import { Problem } from '@rubrica/service';

/** Refusal of a request without a valid API key. */
export const unauthorized = (): Problem =>
  refused({
    en: 'Send a valid API key: "Authorization: Bearer sk_test_…" or "sk_live_…".',
    es: 'Envíe una clave de API válida: "Authorization: Bearer sk_test_…" o "sk_live_…".',
  });

/** Refusal of a request whose session has ended, or that needs a session and has none. */
export const notLoggedIn = (): Problem =>
  refused({
    en: 'There is no session, or it has ended: log in again.',
    es: 'No hay sesión o ya terminó: ingrese de nuevo.',
  });

const refused = (detail: Problem['detail']): Problem =>
  new Problem(401, 'unauthorized', detail, [], { 'www-authenticate': 'Bearer realm="rubrica"' });
