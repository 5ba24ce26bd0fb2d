import { Injectable } from '@nestjs/common';
import {
  type AuthorityRange,
  type AuthorityRangesAnswer,
  type AuthorityRangesQuestion,
  dianSubmitterRoutes,
} from '@rubrica/contracts';
import type { Words } from '@rubrica/fiscal';
import { InternalClient, Problem } from '@rubrica/service';

/** Longer than the submitter's own timeout, so that its answer arrives first. */
const TIMEOUT_MS = 25_000;
const RETRY_AFTER_S = 60;

/** Asks the tax authority, through dian-submitter, for the ranges that it has authorised. */
@Injectable()
export class AuthorityRanges {
  constructor(private readonly internal: InternalClient) {}

  /** Throws a `Problem` when there are no ranges: 409 if the tenant can correct it, 502 or 503 if not. */
  async authorizedRanges(question: AuthorityRangesQuestion): Promise<readonly AuthorityRange[]> {
    const answer = await this.internal.call(
      dianSubmitterRoutes.askAuthorityRanges,
      { body: question },
      { timeoutMs: TIMEOUT_MS },
    );
    if (answer.result === 'answered' && answer.operation_code === DONE) return answer.ranges;
    throw problemOf(answer);
  }
}

const DONE = '100';

const problemOf = (answer: AuthorityRangesAnswer): Problem => {
  switch (answer.result) {
    case 'unavailable':
      return new Problem(
        503,
        'dian_unavailable',
        {
          en: `The tax authority did not answer (${answer.detail}). Ask again later.`,
          es: 'La DIAN no respondió. Pregunte de nuevo más tarde.',
        },
        [],
        { 'retry-after': String(RETRY_AFTER_S) },
      );
    case 'security_fault':
      return new Problem(502, 'dian_security_fault', {
        en: `The tax authority did not take the security header (${answer.detail}).`,
        es: `La DIAN no aceptó el encabezado de seguridad (${answer.detail}).`,
      });
    case 'certificate_missing':
      return new Problem(409, 'certificate_missing', {
        en: 'No valid certificate signs the question. Upload one with POST /v1/certificates.',
        es: 'Ningún certificado vigente firma la pregunta. Suba uno con POST /v1/certificates.',
      });
    case 'answered':
      return refusalOf(answer.operation_code, answer.description);
  }
};

/** By OperationCode of GetNumberingRange. */
const refusalOf = (operationCode: string, said: string): Problem => {
  const detail = (ours: Words): Words => ({
    en: `${ours.en} DIAN said: ${operationCode} ${said}`.trim(),
    es: `${ours.es} La DIAN dijo: ${operationCode} ${said}`.trim(),
  });
  switch (operationCode) {
    case '301':
      return new Problem(
        409,
        'dian_ranges_missing',
        detail({
          en: 'No numbering range is authorised for this NIT. Ask for one in the portal of DIAN.',
          es: 'No hay rangos de numeración autorizados para este NIT. Solicite uno en el portal de la DIAN.',
        }),
      );
    case '302':
      return new Problem(
        409,
        'dian_prefix_not_associated',
        detail({
          en: 'No prefix is associated with this software. Associate it in the portal of DIAN.',
          es: 'Ningún prefijo está asociado a este software. Asócielo en el portal de la DIAN.',
        }),
      );
    case '303':
      return new Problem(
        409,
        'dian_software_not_yours',
        detail({
          en: 'The software is not of this NIT. Compare id and owner, as GET /v1/tenant shows them, with the portal of DIAN.',
          es: 'El software no es de este NIT. Compare su identificador y su titular, como los muestra GET /v1/tenant, con el portal de la DIAN.',
        }),
      );
    case '401':
      return new Problem(
        409,
        'dian_certificate_unauthorized',
        detail({
          en: 'The certificate may not ask for this NIT. Upload one of this NIT with POST /v1/certificates.',
          es: 'El certificado no puede preguntar por este NIT. Suba uno de este NIT con POST /v1/certificates.',
        }),
      );
    default:
      return new Problem(
        502,
        'dian_internal_error',
        detail({
          en: 'The tax authority could not say. Ask again later.',
          es: 'La DIAN no pudo responder. Pregunte de nuevo más tarde.',
        }),
      );
  }
};
