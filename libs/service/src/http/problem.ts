import type { Fault, Refusal } from '@rubrica/contracts';
import { faultWith, type Words } from '@rubrica/fiscal';
import type { Language } from './language.js';

/** A fault in a query parameter. It has the name of the parameter in place of a JSON pointer. */
export type ParameterFault = Omit<Fault, 'pointer' | 'rule'> & { readonly parameter: string };

/** One entry of `errors` in an error answer: a fault in the body or in a query parameter. */
export type ProblemError = Fault | ParameterFault;

/**
 * An entry of `errors` as it is stored, or sent between services. The Spanish text is missing if the entry was not made
 * by our services.
 */
export type KeptError = Omit<Fault, 'es' | 'pointer'> &
  Partial<Pick<Fault, 'es' | 'pointer'>> & { readonly parameter?: string };

export interface KeptRefusal {
  readonly code: string;
  /** Text of the error in English. */
  readonly detail: string;
  readonly errors: readonly KeptError[];
  readonly extensions: Readonly<Record<string, unknown>>;
  /** Text of the error in Spanish. It is missing if the answer was not made by our services, for example by a proxy. */
  readonly es?: { readonly detail: string };
}

/** Titles of error answers, by HTTP status. */
const TITLES: Readonly<Record<number, Words>> = {
  400: { en: 'Bad Request', es: 'Solicitud incorrecta' },
  401: { en: 'Unauthorized', es: 'No autorizado' },
  403: { en: 'Forbidden', es: 'Prohibido' },
  404: { en: 'Not Found', es: 'No encontrado' },
  405: { en: 'Method Not Allowed', es: 'Método no permitido' },
  408: { en: 'Request Timeout', es: 'La solicitud tardó demasiado' },
  409: { en: 'Conflict', es: 'Conflicto' },
  410: { en: 'Gone', es: 'Ya no existe' },
  412: { en: 'Precondition Failed', es: 'Condición no cumplida' },
  413: { en: 'Payload Too Large', es: 'Contenido demasiado grande' },
  414: { en: 'URI Too Long', es: 'Dirección demasiado larga' },
  415: { en: 'Unsupported Media Type', es: 'Tipo de contenido no admitido' },
  422: { en: 'Invalid Request', es: 'Solicitud inválida' },
  428: { en: 'Precondition Required', es: 'Falta una condición' },
  429: { en: 'Too Many Requests', es: 'Demasiadas solicitudes' },
  431: { en: 'Request Header Fields Too Large', es: 'Encabezados demasiado grandes' },
  500: { en: 'Internal Error', es: 'Error interno' },
  502: { en: 'Bad Gateway', es: 'Falla de otro servicio' },
  503: { en: 'Service Unavailable', es: 'Servicio no disponible' },
};
const OTHER_TITLE: Words = { en: 'Error', es: 'Error' };

/**
 * Default URL or path of the error pages. The `type` of an error answer is then `/docs/errors/<code>`, a path on
 * the server that answers. The source of each page is `docs/errors/<code>.md`.
 */
export const OWN_ERROR_PAGES = '/docs/errors';

/**
 * An error answer in the form of RFC 9457. It has its texts in both languages, and is sent in one of them. `code` never
 * changes, and has a page in docs/errors.
 */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: Words,
    readonly errors: readonly KeptError[] = [],
    readonly headers: Readonly<Record<string, string>> = {},
    /** Further members of the JSON answer, such as an id that this error code needs. */
    readonly extensions: Readonly<Record<string, unknown>> = {},
  ) {
    super(detail.en);
    this.name = 'Problem';
  }

  /**
   * Returns the error in the form in which it is stored for an Idempotency-Key. `fromKept` restores it from this form.
   */
  kept(): KeptRefusal {
    const { code, detail, errors, extensions } = this;
    return { code, detail: detail.en, errors, extensions, es: { detail: detail.es } };
  }

  static fromRefusal({ status, code, detail }: Refusal): Problem {
    return new Problem(status, code, detail);
  }

  static fromKept(
    status: number,
    { code, detail, es, errors, extensions }: KeptRefusal,
    headers: Readonly<Record<string, string>>,
  ): Problem {
    return new Problem(status, code, { en: detail, es: es?.detail ?? detail }, errors, headers, extensions);
  }

  /**
   * Restores the error with which another service has answered. `json`: body of its answer, with texts in both
   * languages.
   */
  static fromAnswer(status: number, json: string, headers: Readonly<Record<string, string>> = {}): Problem {
    const { code, detail, errors = [], es, ...rest } = JSON.parse(json) as AnsweredProblem;
    const extensions = Object.fromEntries(Object.entries(rest).filter(([name]) => !OF_EVERY_ANSWER.includes(name)));
    return Problem.fromKept(status, { code, detail, errors, extensions, ...(es && { es }) }, headers);
  }

  /**
   * Returns the JSON of the error answer in one language. `both` is for answers to another service: the texts of the
   * answer are then in English, and members `es` have the Spanish texts. `errorPages`: URL or path before
   * `/<code>` in the `type`, without a slash at the end.
   */
  toJSON(requestId: string | null, language: Language | 'both' = 'both', errorPages = OWN_ERROR_PAGES): object {
    const shown = language === 'both' ? 'en' : language;
    return {
      type: `${errorPages}/${this.code}`,
      title: (TITLES[this.status] ?? OTHER_TITLE)[shown],
      status: this.status,
      detail: this.detail[shown],
      code: this.code,
      request_id: requestId,
      ...(this.errors.length > 0
        ? { errors: language === 'both' ? this.errors : this.errors.map((error) => errorIn(language, error)) }
        : {}),
      ...this.extensions,
      ...(language === 'both' ? { es: { detail: this.detail.es } } : {}),
    };
  }
}

type AnsweredProblem = Omit<KeptRefusal, 'errors'> & Partial<Pick<KeptRefusal, 'errors'>>;
const OF_EVERY_ANSWER = ['type', 'title', 'status', 'request_id'];

/** Returns an entry of `errors` with its texts in one language. An entry without Spanish texts stays in English. */
export const errorIn = <Kept extends KeptError>(language: Language, { es, ...english }: Kept): Omit<Kept, 'es'> =>
  language === 'es' ? { ...english, ...es } : english;

/** Returns the fault of a query parameter. `fix` tells the caller how to correct it. */
export const parameterFault = (parameter: string, code: string, detail: Words, fix?: Words): ParameterFault => {
  const { pointer: _, ...fault } = faultWith('', code, detail, { fix });
  return { parameter, ...fault };
};

/** Error answer 503: the database or another service does not answer. `cause` is logged but never sent. */
export class Unavailable extends Problem {
  constructor(
    detail: Words,
    override readonly cause?: unknown,
  ) {
    super(503, 'service_unavailable', detail, [], { 'retry-after': '1' });
    this.name = 'Unavailable';
  }
}

/**
 * Returns the error answer 404. `what`: name of the missing thing in both languages; in Spanish with its article, such
 * as `la factura`.
 */
export const notFound = (what: Words): Problem =>
  new Problem(404, 'not_found', { en: `No such ${what.en}.`, es: `No existe ${what.es}.` });

/** Largest number of errors that one answer lists. */
const MOST_ERRORS = 200;

/**
 * Returns the error answer 422 that lists all faults of a request, at most 200. If all faults have the same code, it is
 * the code of the answer; otherwise the code is `invalid_request`.
 */
export const invalid = (faults: readonly ProblemError[]): Problem => {
  const [only, ...others] = new Set(faults.map(({ code }) => code));
  const code = only !== undefined && others.length === 0 ? only : 'invalid_request';
  return new Problem(422, code, summary(faults), faults.slice(0, MOST_ERRORS));
};

const summary = (faults: readonly ProblemError[]): Words => {
  const [first] = faults;
  if (first !== undefined && faults.length === 1) return { en: first.detail, es: first.es.detail };
  if (faults.length > MOST_ERRORS)
    return {
      en: `More than ${MOST_ERRORS} things are wrong with the request; the first ${MOST_ERRORS} are listed under errors.`,
      es: `La solicitud tiene más de ${MOST_ERRORS} errores; los primeros ${MOST_ERRORS} están en errors.`,
    };
  return {
    en: `${faults.length} things are wrong with the request; each is listed under errors.`,
    es: `La solicitud tiene ${faults.length} errores; cada uno está en errors.`,
  };
};
