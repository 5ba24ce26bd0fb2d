import type { Words } from '../../language/language.js';

export const WORDS: Words<{
  readonly title: string;
  readonly loggedInAs: string;
  readonly passkeys: string;
  readonly whatPasskeysAre: string;
  readonly noPasskey: string;
  readonly noPasskeyDetail: string;
  readonly name: string;
  readonly made: string;
  readonly used: string;
  readonly never: string;
  readonly where: string;
  readonly synced: string;
  readonly oneDevice: string;
  readonly act: string;
  readonly remove: string;
  readonly nameOfNew: string;
  readonly add: string;
  readonly nameFirst: string;
  readonly noPasskeysHere: string;
  readonly sessions: string;
  readonly browser: string;
  readonly thisOne: string;
  readonly address: string;
  readonly began: string;
  readonly seen: string;
  readonly endAll: string;
}> = {
  es: {
    title: 'Mi sesión',
    loggedInAs: 'Entró como',
    passkeys: 'Claves de acceso',
    whatPasskeysAre: 'Con una clave de acceso se entra sin correo, y se confirma lo delicado:',
    noPasskey: 'Todavía no tiene clave de acceso',
    noPasskeyDetail: 'Cree una en los diez minutos que siguen al ingreso.',
    name: 'Nombre',
    made: 'Creada',
    used: 'Último uso',
    never: 'Nunca',
    where: 'Dónde está',
    synced: 'En todos sus dispositivos',
    oneDevice: 'En un solo dispositivo',
    act: 'Acción',
    remove: 'Quitar',
    nameOfNew: 'Nombre de la nueva clave',
    add: 'Crear clave de acceso',
    nameFirst: 'Escriba primero un nombre, como «Portátil de la oficina»',
    noPasskeysHere: 'Este navegador solo conoce claves de acceso en direcciones https o en localhost',
    sessions: 'Sesiones abiertas',
    browser: 'Navegador',
    thisOne: 'esta',
    address: 'Dirección',
    began: 'Ingreso',
    seen: 'Última actividad',
    endAll: 'Cerrar todas las sesiones',
  },
  en: {
    title: 'My session',
    loggedInAs: 'You are logged in as',
    passkeys: 'Passkeys',
    whatPasskeysAre: 'By a passkey you log in without a mail, and confirm what is delicate:',
    noPasskey: 'You have no passkey yet',
    noPasskeyDetail: 'Make one within ten minutes of the login.',
    name: 'Name',
    made: 'Made',
    used: 'Last used',
    never: 'Never',
    where: 'Where it is',
    synced: 'On all your devices',
    oneDevice: 'On one device only',
    act: 'Act',
    remove: 'Remove',
    nameOfNew: 'Name of the new passkey',
    add: 'Make a passkey',
    nameFirst: 'Write a name first, such as “Laptop at the office”',
    noPasskeysHere: 'This browser knows passkeys at https addresses and at localhost only',
    sessions: 'Open sessions',
    browser: 'Browser',
    thisOne: 'this one',
    address: 'Address',
    began: 'Login',
    seen: 'Last seen',
    endAll: 'End all sessions',
  },
};
