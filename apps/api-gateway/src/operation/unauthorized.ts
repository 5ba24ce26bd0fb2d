import { Problem } from '@rubrica/service';

/** Refusal of a request without a valid API key. */
export const unauthorized = (): Problem => {
  const detail = {
    en: 'Send a valid API key: "Authorization: Bearer sk_test_…" or "sk_live_…".',
    es: 'Envíe una clave de API válida: "Authorization: Bearer sk_test_…" o "sk_live_…".',
  };
  return new Problem(401, 'unauthorized', detail, [], { 'www-authenticate': 'Bearer realm="rubrica"' });
};
