import type { RuleMessage } from '@rubrica/contracts';
import {
  colombianTimestamp,
  type DocumentTypeCode,
  fiscalIssuer,
  softwareSecurityCode,
  type TenantProfile,
} from '@rubrica/fiscal';
import { documentType, kindOf } from '@rubrica/kinds';
import type { TestApplicationResponse } from '@rubrica/ubl';
import { createHash } from 'node:crypto';
import type { DianAnswer } from '../dian/attempt-outcome.js';
import type { SubmissionOrder } from '../submission/submission.js';

/** An answer as the tax authority might give it; each text is marked as simulated. */
export interface SimulatedAnswer {
  readonly answer: Omit<DianAnswer, 'application_response' | 'answer_blob'>;
  readonly response: TestApplicationResponse;
}

/** Begins each text that the test environment says in the place of the tax authority. */
export const SIMULATED = 'Simulado:';

export const simulatedAnswer = (order: SubmissionOrder, issuer: TenantProfile, now: Date): SimulatedAnswer => {
  const { cufe, number, type_code, simulate } = order;
  const isAccepted = simulate?.outcome !== 'rejected_by_dian';
  const messages = isAccepted ? [] : rejection(order);
  const description = isAccepted ? 'Procesado Correctamente.' : 'Validación contiene errores en campos mandatorios.';
  const message = isAccepted
    ? `El documento ${number} ha sido autorizado.`
    : `El documento ${number} ha sido rechazado.`;
  const validatedAt = colombianTimestamp(now);
  const responseCode = isAccepted ? '02' : '04';
  const receiver = fiscalIssuer(issuer);
  const cude = createHash('sha384')
    .update([SIMULATED, validatedAt, receiver.identification.number, responseCode, cufe].join(''))
    .digest('hex');
  return {
    answer: {
      is_valid: isAccepted,
      status_code: isAccepted ? '00' : '99',
      description: `${SIMULATED} ${description}`,
      message: `${SIMULATED} ${message}`,
      messages,
      document_key: cufe,
    },
    response: {
      id: String(Number.parseInt(cude.slice(0, 7), 16)),
      cude,
      validatedAt,
      responseCode,
      description: `${SIMULATED} ${message}`,
      document: { number, uuid: cufe },
      lines: [{ code: '0000', text: '0' }, ...messages.map(({ rule, detail }) => ({ code: rule, text: detail }))],
      environment: '2',
      software: simulatedSoftware(number),
      receiver,
      uuidScheme: documentType(type_code as DocumentTypeCode).scheme,
    },
  };
};

/** Two faults and a remark such as the tax authority makes. */
const rejection = ({ kind }: SubmissionOrder): RuleMessage[] => {
  const { letter } = kindOf(kind).rules;
  return [
    {
      rule: `${letter}AK24`,
      severity: 'rejection',
      detail: `${SIMULATED} el dígito de verificación del NIT del adquirente no es correcto.`,
    },
    {
      rule: `${letter}AU14`,
      severity: 'rejection',
      detail: `${SIMULATED} el valor a pagar no corresponde a los valores del documento.`,
    },
    {
      rule: `${letter}AJ43b`,
      severity: 'notification',
      detail: `${SIMULATED} el nombre informado no corresponde al registrado en el RUT.`,
    },
  ];
};

const SOFTWARE_ID = '00000000-0000-4000-8000-000000000000';

export const simulatedSoftware = (number: string): TestApplicationResponse['software'] => ({
  id: SOFTWARE_ID,
  securityCode: softwareSecurityCode(SOFTWARE_ID, '', number),
  providerNit: '800197268',
  providerCheckDigit: '4',
});
