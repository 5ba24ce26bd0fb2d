import type { Fault } from '@rubrica/contracts';
import { faultWith, type Words } from '@rubrica/fiscal';
import { type AddressRules, isAllowedAddress, parseAddress } from '@rubrica/service';

/** Access to a tenant's own mail server, without the password. */
export interface SmtpAccount {
  readonly host: string;
  readonly port: number;
  /** `starttls`: the connection begins in clear, and nothing is sent before TLS. `implicit`: TLS from the first byte. */
  readonly tls: 'starttls' | 'implicit';
  readonly user: string;
}

/** Ports of mail servers. Others could be those of anything. */
const PORTS = [25, 465, 587, 2525];

const HOST_NAME = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Returns the faults of a mail server that show without a look-up. `allowLoopback`: this machine too, at any port. */
export const serverFaults = ({ host, port }: SmtpAccount, rules: AddressRules): Fault[] => {
  const isAddress = parseAddress(host) !== null;
  const isHost = isAddress
    ? isAllowedAddress(host, rules)
    : HOST_NAME.test(host) || (rules.allowLoopback && host === 'localhost');
  if (!isHost)
    return [
      serverFault('#/smtp/host', {
        en: 'This is no mail server on the internet.',
        es: 'Este no es un servidor de correo en internet.',
      }),
    ];
  if (PORTS.includes(port) || rules.allowLoopback) return [];
  return [
    serverFault('#/smtp/port', {
      en: `Port ${port} is not that of a mail server.`,
      es: `El puerto ${port} no es de un servidor de correo.`,
    }),
  ];
};

const serverFault = (pointer: string, detail: Words): Fault =>
  faultWith(pointer, 'mail_server_not_allowed', detail, {
    fix: {
      en: `Write the public name of your mail server, and one of the ports ${PORTS.join(', ')}.`,
      es: `Escriba el nombre público de su servidor de correo y uno de los puertos ${PORTS.join(', ')}.`,
    },
  });

/** A mail server that could not be used; `why` is what it said. */
export const unusableFault = (why: string): Fault =>
  faultWith(
    '#/smtp',
    'mail_server_unusable',
    {
      en: `The mail server could not be used: ${why}`,
      es: `No se pudo usar el servidor de correo: ${why}`,
    },
    {
      fix: {
        en: 'Check host, port, tls, user and password. The server needs TLS and a certificate of its name.',
        es: 'Revise servidor, puerto, TLS, usuario y contraseña. El servidor necesita TLS y un certificado de su nombre.',
      },
    },
  );

/** Returns the URL by which the server is called, with the password. */
export const urlOf = ({ host, port, tls, user }: SmtpAccount, password: string): string =>
  `${tls === 'implicit' ? 'smtps' : 'smtp'}://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${host.includes(':') ? `[${host}]` : host}:${port}`;
