import { forbiddenCharacters } from '../document/rules/text.js';
import { type DianRule, rule } from './rule.js';

/** Rewrites the field names of a pointer in the API's form: legalName becomes legal_name. */
const asRequested = (pointer: string): string => pointer.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const CERTIFICATE = '/v1/certificates#/p12';

/** Rules on what is not in the document's data: its XML, its signature, its transmission. */
export const transmissionRules: readonly DianRule[] = [
  rule(
    'ZB01',
    {
      severity: 'R',
      pointer: null,
      source: 'SRV',
      checks: ['El XML está bien formado y cumple el esquema.', 'The XML is well formed and valid by the schema.'],
      cause: [
        'Un texto lleva un carácter que XML no admite, o el XML no cumple el esquema.',
        'A text has a character that XML cannot carry, or the XML is not valid.',
      ],
      fix: [
        'Quite los caracteres de control; si no los hay, informe al operador.',
        'Remove control characters; if there are none, tell the operator.',
      ],
    },
    // The texts of the body are checked with the request, where their pointers are known.
    ({ supplier, customer }) =>
      [...forbiddenCharacters(supplier, '/v1/tenant#'), ...forbiddenCharacters(customer, '#/customer')].map(
        ({ pointer, detail, es }) => ({ pointer: asRequested(pointer), detail: { en: detail, es: es.detail } }),
      ),
  ),
  rule(
    'ZD04',
    {
      severity: 'R',
      pointer: CERTIFICATE,
      source: 'SRV',
      checks: ['El certificado no está revocado.', 'The certificate is not revoked.'],
      cause: ['La entidad certificadora revocó el certificado.', 'The certificate’s authority has revoked it.'],
      fix: ['Cargue un certificado vigente.', 'Upload a certificate that is in force.'],
    },
    'authority',
  ),
  rule(
    'ZD05',
    {
      severity: 'R',
      pointer: CERTIFICATE,
      source: 'SRV',
      checks: ['La cadena del certificado es de confianza.', 'The chain of the certificate is trusted.'],
      cause: ['La entidad que lo emitió no está acreditada.', 'Its issuer is not an accredited authority.'],
      fix: [
        'Use un certificado de una entidad acreditada por el ONAC.',
        'Use a certificate of an authority accredited by ONAC.',
      ],
    },
    'authority',
  ),
  rule(
    'ZD06',
    {
      severity: 'R',
      pointer: CERTIFICATE,
      source: 'SRV',
      checks: ['La firma trae su certificado.', 'The signature brings its certificate.'],
      cause: ['No hay certificado en la firma.', 'There is no certificate in the signature.'],
      fix: ['Informe al operador del servicio.', 'Tell the operator of the service.'],
    },
    'authority',
  ),
  rule(
    'ZD07',
    {
      severity: 'R',
      pointer: CERTIFICATE,
      source: 'SRV',
      checks: ['El certificado está vigente.', 'The certificate is in force.'],
      cause: ['El certificado venció o todavía no rige.', 'The certificate has expired or is not valid yet.'],
      fix: ['Cargue un certificado vigente.', 'Upload a certificate that is in force.'],
    },
    'authority',
  ),
  rule(
    'ZE02',
    {
      severity: 'R',
      pointer: null,
      source: 'SRV',
      checks: ['La firma y sus referencias.', 'The signature and its references.'],
      cause: [
        'El documento cambió después de firmado, o la firma no es válida.',
        'The document changed after it was signed, or the signature is not valid.',
      ],
      fix: ['Informe al operador del servicio.', 'Tell the operator of the service.'],
    },
    'authority',
  ),
  rule(
    'SIGNPLGNS',
    {
      severity: '?',
      pointer: null,
      source: 'a client project',
      checks: ['La DIAN pudo validar la firma.', 'The tax authority could validate the signature.'],
      cause: ['La DIAN no pudo validar la firma.', 'The tax authority could not validate the signature.'],
      fix: ['Reintente; si persiste, informe al operador.', 'Try again; if it stays, tell the operator.'],
    },
    'authority',
  ),
  rule(
    'NOTREFPLGNS',
    {
      severity: '?',
      pointer: '#/invoice_id',
      source: 'a client report (meaning inferred)',
      checks: [
        'La DIAN pudo comprobar la referencia de la nota.',
        'The tax authority could check the note’s reference.',
      ],
      cause: [
        'La DIAN no pudo comprobar la factura de la nota.',
        'The tax authority could not check the note’s invoice.',
      ],
      fix: ['Reintente más tarde.', 'Try again later.'],
    },
    'authority',
  ),
  rule(
    '90',
    {
      severity: 'R',
      pointer: '#/numbering_range_id',
      source: 'SRV',
      checks: ['El documento no se ha procesado antes.', 'The document has not been processed before.'],
      cause: ['Ya hay un documento aceptado con este número.', 'There is an accepted document with this number.'],
      fix: [
        'Si el CUFE es el mismo, ya está aceptado; si es otro, dos sistemas usan el mismo rango.',
        'If the CUFE is the same it is accepted already; if not, two systems use the same range.',
      ],
    },
    'authority',
  ),
  rule(
    'CTG01',
    {
      severity: 'R',
      pointer: '#/type_code',
      source: 'SRV',
      checks: [
        'Un documento tipo 04 se firmó en una contingencia declarada.',
        'A document of type 04 was signed in a declared contingency.',
      ],
      cause: [
        'La DIAN no declaró contingencia a la hora de la firma.',
        'The tax authority has declared no contingency at the time of the signature.',
      ],
      fix: ['Emita de nuevo como 01 con el mismo número.', 'Issue it again as 01 with the same number.'],
    },
    'authority',
  ),
];
