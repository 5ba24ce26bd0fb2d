import type { Contingency } from '@rubrica/client/operator';
import type { Words } from '../../../language/language.js';

export const ENVIRONMENT: Words<Readonly<Record<Contingency['environment'], string>>> = {
  es: { production: 'Producción', habilitacion: 'Habilitación' },
  en: { production: 'Production', habilitacion: 'Habilitación' },
};

export const WORDS: Words<{
  readonly title: string;
  readonly what: string;
  readonly declare: string;
  readonly declareTitle: string;
  readonly declareDetail: string;
  readonly environment: string;
  readonly reason: string;
  readonly reasonHint: string;
  readonly reasonFirst: string;
  readonly leave: string;
  readonly end: string;
  readonly endTitle: string;
  readonly endDetail: string;
  readonly state: string;
  readonly declared: string;
  readonly ended: string;
  readonly since: string;
  readonly until: string;
  readonly by: string;
  readonly evidence: string;
  readonly act: string;
  readonly none: string;
  readonly noneDetail: string;
}> = {
  es: {
    title: 'Contingencias',
    what: 'Mientras una contingencia dura, los documentos se emiten como tipo 04 y se entregan en seguida; se envían a la DIAN cuando responda.',
    declare: 'Declarar contingencia',
    declareTitle: 'Declarar una contingencia',
    declareDetail: 'Vale para todas las empresas de ese ambiente, desde ahora y hasta la primera respuesta de la DIAN.',
    environment: 'Ambiente',
    reason: 'Motivo',
    reasonHint: 'Cómo se sabe que la DIAN no está disponible, por ejemplo un anuncio suyo.',
    reasonFirst: 'Escriba primero el motivo',
    leave: 'No seguir',
    end: 'Terminar',
    endTitle: 'Terminar la contingencia',
    endDetail: 'Los documentos nuevos se emiten de nuevo como tipo 01, y los retenidos se envían.',
    state: 'Estado',
    declared: 'Declarada',
    ended: 'Terminada',
    since: 'Desde',
    until: 'Hasta',
    by: 'Declarada por',
    evidence: 'la evidencia de los intentos',
    act: 'Acción',
    none: 'Ninguna contingencia',
    noneDetail: 'La DIAN respondió siempre, o nadie declaró una.',
  },
  en: {
    title: 'Contingencies',
    what: 'While a contingency lasts documents are issued as type 04 and delivered at once; they are sent to DIAN when it answers.',
    declare: 'Declare a contingency',
    declareTitle: 'Declare a contingency',
    declareDetail: 'It holds for all tenants of that environment, from now until the first answer of DIAN.',
    environment: 'Environment',
    reason: 'Reason',
    reasonHint: 'How it is known that DIAN is down, such as its own announcement.',
    reasonFirst: 'Write the reason first',
    leave: 'Do not go on',
    end: 'End',
    endTitle: 'End the contingency',
    endDetail: 'New documents are issued as type 01 again, and those held back are sent.',
    state: 'State',
    declared: 'Declared',
    ended: 'Ended',
    since: 'Since',
    until: 'Until',
    by: 'Declared by',
    evidence: 'the evidence of the attempts',
    act: 'Act',
    none: 'No contingency',
    noneDetail: 'DIAN has always answered, or nobody has declared one.',
  },
};
