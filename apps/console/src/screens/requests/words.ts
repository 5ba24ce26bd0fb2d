import type { Words } from '../../language/language.js';

export const WORDS: Words<{
  readonly title: string;
  readonly explained: string;
  readonly none: string;
  readonly noneDetail: string;
  readonly noMatch: string;
  readonly which: string;
  readonly all: string;
  readonly refused: string;
  readonly failed: string;
  readonly request: string;
  readonly answer: string;
  readonly took: string;
  readonly by: string;
  readonly person: string;
  readonly at: string;
  readonly sent: string;
  readonly answered: string;
  readonly nothing: string;
  readonly version: string;
  readonly object: string;
}> = {
  es: {
    title: 'Solicitudes a la API',
    explained: 'Las de los últimos siete días. Los textos que pueden ser personales o secretos se ven como ***.',
    none: 'No hay solicitudes',
    noneDetail: 'Aquí aparecen las solicitudes de sus claves y de las personas que usan la consola.',
    noMatch: 'Ninguna solicitud cumple el filtro',
    which: 'Cuáles',
    all: 'Todas',
    refused: 'Rechazadas (4xx)',
    failed: 'Fallidas (5xx)',
    request: 'Solicitud',
    answer: 'Respuesta',
    took: 'Duración',
    by: 'De quién',
    person: 'Una persona',
    at: 'Cuándo',
    sent: 'Lo que se envió',
    answered: 'Lo que se respondió',
    nothing: 'Nada',
    version: 'Versión de la API',
    object: 'Sobre',
  },
  en: {
    title: 'Requests to the API',
    explained: 'Those of the last seven days. Texts that may be personal or secret are shown as ***.',
    none: 'There are no requests',
    noneDetail: 'The requests of your keys, and of the people who use the console, appear here.',
    noMatch: 'No request matches the filter',
    which: 'Which',
    all: 'All',
    refused: 'Refused (4xx)',
    failed: 'Failed (5xx)',
    request: 'Request',
    answer: 'Answer',
    took: 'Time taken',
    by: 'By whom',
    person: 'A person',
    at: 'When',
    sent: 'What was sent',
    answered: 'What was answered',
    nothing: 'Nothing',
    version: 'Version of the API',
    object: 'About',
  },
};
