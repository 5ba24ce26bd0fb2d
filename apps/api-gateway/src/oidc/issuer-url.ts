import { type Fault, faultWith, type Words } from '@rubrica/fiscal';

const LONGEST_URL = 500;

/** Returns the faults of an issuer that show without a look-up. `allowLoopback`: also `http://`, for development. */
export const issuerFaults = (text: string, allowLoopback: boolean): Fault[] => {
  const detail = objection(text, allowLoopback);
  return detail === null ? [] : [issuerFault(detail)];
};

/** Fault of an issuer that leads to an address that may not be called. */
export const issuerNotPublic = (): Fault =>
  issuerFault({
    en: 'The issuer leads to an address that is not public.',
    es: 'El emisor lleva a una dirección que no es pública.',
  });

const issuerFault = (detail: Words): Fault =>
  faultWith('#/issuer', 'url_not_allowed', detail, {
    fix: {
      en: 'Write the issuer as the provider does, like "https://login.example.com".',
      es: 'Escriba el emisor como lo hace el proveedor, así: "https://login.example.com".',
    },
  });

const objection = (text: string, allowLoopback: boolean): Words | null => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const schemes = allowLoopback ? ['https:', 'http:'] : ['https:'];
  if (!url || !schemes.includes(url.protocol) || text.length > LONGEST_URL)
    return {
      en: `An issuer is a URL that begins with https://, of ${LONGEST_URL} characters at most.`,
      es: `Un emisor es una URL que empieza por https://, de ${LONGEST_URL} caracteres como máximo.`,
    };
  return /[?#@\\\s]/.test(text)
    ? {
        en: 'An issuer has no query, fragment or credentials.',
        es: 'Un emisor no lleva consulta, fragmento ni credenciales.',
      }
    : null;
};
