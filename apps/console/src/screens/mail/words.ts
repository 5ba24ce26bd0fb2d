import type { DkimKey, Suppression } from '@rubrica/client';
import type { Words } from '../../language/language.js';

export const WORDS: Words<{
  readonly title: string;
  readonly domains: string;
  readonly domainsDetail: string;
  readonly noDomain: string;
  readonly domain: string;
  readonly add: string;
  readonly pending: string;
  readonly verified: string;
  readonly verify: string;
  readonly record: string;
  readonly recordName: string;
  readonly recordValue: string;
  readonly lastCheck: string;
  readonly check: Readonly<Record<NonNullable<DkimKey['last_check']>['result'], string>>;
  readonly remove: string;
  readonly removeDomain: string;
  readonly senders: string;
  readonly sendersDetail: string;
  readonly noSender: string;
  readonly from: string;
  readonly server: string;
  readonly ours: string;
  readonly byDefault: string;
  readonly makeDefault: string;
  readonly addSender: string;
  readonly ownServer: string;
  readonly host: string;
  readonly port: string;
  readonly tls: string;
  readonly user: string;
  readonly password: string;
  readonly passwordDetail: string;
  readonly save: string;
  readonly leave: string;
  readonly removeSender: string;
  readonly suppressions: string;
  readonly suppressionsDetail: string;
  readonly noSuppression: string;
  readonly address: string;
  readonly why: string;
  readonly reasons: Readonly<Record<Suppression['reason'], string>>;
  readonly since: string;
  readonly act: string;
  readonly again: string;
  readonly againDetail: string;
  readonly suppress: string;
}> = {
  es: {
    title: 'Correo',
    domains: 'Firma de los correos (DKIM)',
    domainsDetail:
      'Con una firma de su dominio los correos llegan como suyos. Publique el registro en el DNS de su dominio y compruébelo aquí.',
    noDomain: 'Todavía no firma ningún dominio',
    domain: 'Dominio',
    add: 'Agregar dominio',
    pending: 'Falta publicar el registro',
    verified: 'Los correos se firman',
    verify: 'Comprobar el DNS',
    record: 'Registro TXT que debe publicar',
    recordName: 'Nombre',
    recordValue: 'Valor',
    lastCheck: 'Última comprobación:',
    check: {
      published: 'el registro está publicado',
      missing: 'no hay registro con ese nombre',
      different: 'el registro tiene otra clave',
      no_answer: 'los servidores de nombres no respondieron',
    },
    remove: 'Quitar',
    removeDomain: 'Los correos de este dominio se envían sin firma desde ese momento.',
    senders: 'Remitentes',
    sendersDetail: 'De qué dirección salen los correos, y por qué servidor.',
    noSender: 'Los correos salen del remitente del servicio',
    from: 'Dirección del remitente',
    server: 'Servidor',
    ours: 'El del servicio',
    byDefault: 'Predeterminado',
    makeDefault: 'Usar como predeterminado',
    addSender: 'Agregar remitente',
    ownServer: 'Enviar por un servidor de correo propio',
    host: 'Servidor SMTP',
    port: 'Puerto',
    tls: 'Cifrado',
    user: 'Usuario',
    password: 'Contraseña',
    passwordDetail: 'Se guarda cifrada; nadie vuelve a verla. El servidor se prueba antes de guardarlo.',
    save: 'Guardar',
    leave: 'Cancelar',
    removeSender: 'Los correos salen desde ese momento por otro remitente.',
    suppressions: 'Direcciones a las que no se envía',
    suppressionsDetail: 'Nada sale hacia estas direcciones hasta que alguien las quite de la lista.',
    noSuppression: 'No hay ninguna',
    address: 'Correo electrónico',
    why: 'Por qué',
    reasons: {
      hard_bounce: 'La dirección no existe',
      complaint: 'Marcó un correo como no deseado',
      unsubscribed: 'Pidió no recibir más',
      manual: 'La agregó su empresa',
    },
    since: 'Desde',
    act: 'Acción',
    again: 'Volver a enviar',
    againDetail:
      'Los próximos correos vuelven a salir hacia esta dirección. Hágalo solo si sabe que ya los recibe y los quiere.',
    suppress: 'No enviar a una dirección',
  },
  en: {
    title: 'Mail',
    domains: 'Signature of mails (DKIM)',
    domainsDetail:
      'Signed by your domain, mails arrive as yours. Publish the record in the DNS of your domain, and check it here.',
    noDomain: 'No domain signs yet',
    domain: 'Domain',
    add: 'Add a domain',
    pending: 'The record is to be published',
    verified: 'Mails are signed',
    verify: 'Check the DNS',
    record: 'TXT record to be published',
    recordName: 'Name',
    recordValue: 'Value',
    lastCheck: 'Last check:',
    check: {
      published: 'the record is published',
      missing: 'there is no record of that name',
      different: 'the record has another key',
      no_answer: 'the name servers did not answer',
    },
    remove: 'Remove',
    removeDomain: 'Mails of this domain go out without a signature from then on.',
    senders: 'Senders',
    sendersDetail: 'From which address mails come, and by which server.',
    noSender: 'Mails come from the sender of the service',
    from: 'Address of the sender',
    server: 'Server',
    ours: 'That of the service',
    byDefault: 'Default',
    makeDefault: 'Make it the default',
    addSender: 'Add a sender',
    ownServer: 'Send by a mail server of your own',
    host: 'SMTP server',
    port: 'Port',
    tls: 'Encryption',
    user: 'User',
    password: 'Password',
    passwordDetail: 'It is stored encrypted, and nobody sees it again. The server is tried before it is kept.',
    save: 'Save',
    leave: 'Cancel',
    removeSender: 'Mails go out by another sender from then on.',
    suppressions: 'Addresses that get no mail',
    suppressionsDetail: 'Nothing goes to these addresses until somebody takes them off the list.',
    noSuppression: 'There are none',
    address: 'E-mail address',
    why: 'Why',
    reasons: {
      hard_bounce: 'The address does not exist',
      complaint: 'A mail was marked as spam',
      unsubscribed: 'No more mails were asked for',
      manual: 'Your company added it',
    },
    since: 'Since',
    act: 'Act',
    again: 'Send again',
    againDetail: 'The next mails go to this address again. Do it only if you know that they arrive, and are wanted.',
    suppress: 'Send nothing to an address',
  },
};
