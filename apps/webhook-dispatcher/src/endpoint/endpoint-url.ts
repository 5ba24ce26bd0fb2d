import { type Fault, faultWith, type Words } from '@rubrica/fiscal';
import { type AddressRules, hostOf, isAllowedAddress, isLoopbackAddress, parseAddress } from '@rubrica/service';

/** Rules of endpoint URLs. `allowLoopback`, for development, allows this machine, also with `http://`. */
export type UrlRules = AddressRules;

/**
 * Top-level names of private networks, refused at registration with a clear message. At delivery the address decides.
 */
const INSIDE_NAMES = [
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'arpa',
  'onion',
  'invalid',
  'svc',
];

/**
 * TCP ports of mail servers, databases, brokers and container engines, which a POST could reach or harm. Below 1024
 * only the ports of the schemes are allowed.
 */
const CLOSED_PORTS = new Set([
  1080, 1433, 1434, 1521, 1719, 1720, 1723, 1883, 2049, 2181, 2375, 2376, 2377, 2379, 2380, 2525, 3128, 3306, 3389,
  4222, 4369, 5060, 5061, 5432, 5433, 5672, 5900, 5984, 6000, 6379, 6380, 6443, 6566, 6665, 6666, 6667, 6668, 6669,
  6697, 7000, 7001, 7199, 7474, 7687, 8086, 8125, 8500, 8600, 9042, 9092, 9093, 9094, 9160, 9200, 9300, 9418, 10080,
  10250, 10255, 10256, 11211, 15672, 25672, 26257, 26379, 27017, 27018, 27019, 28015, 50000, 50070, 61616,
]);

/** No receiver needs a longer one; parsers and logs must not be given kilobytes. */
const LONGEST_URL = 2_048;

/** Returns the faults of an endpoint's URL that show without a look-up; `endpointDestination` looks it up. */
export const urlFaults = (text: string, rules: UrlRules): Fault[] => {
  const detail = objection(text, rules);
  return detail === null ? [] : [urlFault(detail)];
};

export const NOT_ENCRYPTED: Words = {
  en: 'The URL must begin with https://.',
  es: 'La URL debe empezar por https://.',
};

/** Fault of a URL that no delivery may go to. */
export const urlFault = (detail: Words): Fault =>
  faultWith('#/url', 'url_not_allowed', detail, {
    fix: {
      en: 'Write a public URL like "https://erp.example.com/rubrica".',
      es: 'Escriba una URL pública, así: "https://erp.example.com/rubrica".',
    },
  });

const objection = (text: string, rules: UrlRules): Words | null => {
  if (text.length > LONGEST_URL)
    return {
      en: `The URL has ${text.length} characters; it may have ${LONGEST_URL}.`,
      es: `La URL tiene ${text.length} caracteres; puede tener ${LONGEST_URL}.`,
    };
  // Parsers treat these differently, so that two of them could read different hosts.
  if ([...text].some((char) => char <= ' ' || char === '\u007f' || char === '\\')) {
    return {
      en: 'A URL has no blanks, control characters or backslashes.',
      es: 'Una URL no tiene espacios, caracteres de control ni barras invertidas.',
    };
  }
  const url = URL.canParse(text) ? new URL(text) : null;
  const [, scheme = '', authority = ''] = /^([a-z]+):\/\/([^/?#]+)/i.exec(text) ?? [];
  if (!url || authority === '')
    return {
      en: 'This is not a URL that begins with https:// and a host.',
      es: 'Esto no es una URL que empiece por https:// y un dominio.',
    };
  const schemes = rules.allowLoopback ? ['https', 'http'] : ['https'];
  if (!schemes.includes(scheme.toLowerCase())) return NOT_ENCRYPTED;
  if (authority.includes('@'))
    return { en: 'The URL must not hold credentials.', es: 'La URL no debe llevar credenciales.' };
  return hostObjection(url, authority, rules) ?? portObjection(url, rules);
};

const hostObjection = (url: URL, authority: string, rules: UrlRules): Words | null => {
  const host = hostOf(url);
  if (parseAddress(host)) {
    if (!isAllowedAddress(host, rules))
      return {
        en: 'The URL names an address that is not public.',
        es: 'La URL nombra una dirección que no es pública.',
      };
    // Some parsers read 010.0.0.1 as 8.0.0.1, some as 10.0.0.1: only the usual form of an address is accepted.
    return authority.toLowerCase().startsWith(url.host)
      ? null
      : {
          en: `Write the address in its usual form, ${url.hostname}.`,
          es: `Escriba la dirección en su forma usual, ${url.hostname}.`,
        };
  }
  if (rules.allowLoopback && host === 'localhost') return null;
  const labels = host.split('.');
  if (host.length > 253 || !labels.every((label) => /^[a-z0-9_-]{1,63}$/.test(label)))
    return { en: 'The URL has no valid host name.', es: 'La URL no tiene un dominio válido.' };
  if (labels.length === 1 || INSIDE_NAMES.includes(labels.at(-1) ?? '')) {
    return {
      en: 'The URL names a host that cannot be reached from the internet.',
      es: 'La URL nombra un dominio al que no se llega desde internet.',
    };
  }
  return null;
};

const portObjection = (url: URL, rules: UrlRules): Words | null => {
  if (url.port === '' || url.port === '443') return null;
  if (rules.allowLoopback && (hostOf(url) === 'localhost' || isLoopbackAddress(hostOf(url)))) return null;
  const port = Number(url.port);
  return port < 1024 || CLOSED_PORTS.has(port)
    ? { en: `Port ${port} is not one of a web server.`, es: `El puerto ${port} no es de un servidor web.` }
    : null;
};
