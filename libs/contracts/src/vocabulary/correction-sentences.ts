import type { DocumentKind, Words } from '@rubrica/fiscal';
import { type Kind, kindOf, KINDS, spanishNoun } from '@rubrica/kinds';

/** Sentences about what a note corrects, as facts carry them in English. */
const ofKind = (corrected: Kind) => {
  const [en, es] = [`the ${corrected.words.noun.en}`, spanishNoun('the', corrected)];
  return {
    await: {
      en: `Wait until ${en} is accepted; the note goes on by itself.`,
      es: `Espere a que la DIAN acepte ${es}; la nota sigue sola.`,
    },
    retry: {
      en: `${capitalized(en)} has failed. Retry it with POST /v1/${corrected.api.path}/{id}/retry: the note goes on by itself when it is accepted. Or cancel the note.`,
      es: `${capitalized(es)} falló. Use POST /v1/${corrected.api.path}/{id}/retry: la nota sigue sola cuando la DIAN acepte ${es}. O cancele la nota.`,
    },
    awaitVerdict: {
      en: `Nothing needs to be done: the note is sent when its ${corrected.words.noun.en} has its verdict.`,
      es: `No hay que hacer nada: la nota se envía cuando su ${corrected.words.noun.es} tenga respuesta.`,
    },
    rejected: {
      en: `${capitalized(en)} that the note corrects was not accepted: there is nothing to correct.`,
      es: `La DIAN no aceptó ${es} que la nota corrige, o se canceló: no hay nada que corregir.`,
    },
  } satisfies Readonly<Record<string, Words>>;
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Sentence = keyof ReturnType<typeof ofKind>;

/** Returns a sentence about a corrected document of a kind, in English as facts carry it. */
export const correctionSentence = (name: Sentence, corrected: DocumentKind): string =>
  ofKind(kindOf(corrected))[name].en;

/** Such sentences about all kinds that something corrects. */
export const CORRECTION_SENTENCES: readonly Words[] = KINDS.flatMap(({ corrects }) =>
  corrects === null ? [] : Object.values(ofKind(kindOf(corrects.kind))),
);
