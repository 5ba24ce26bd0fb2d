import { fault, type Fault, pointerToken } from '../values/fault.js';
import { authority, type DianRule, issuer, rule, TELL_OPERATOR, written } from './rule.js';

/** Rewrites the field names of a pointer in the API's form: legalName becomes legal_name. */
const asRequested = (pointer: string): string => pointer.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const CERTIFICATE = '/v1/certificates#/p12';

const RANGE = '#/numbering_range_id';

const PROPERTIES = 'ds:Object/xades:QualifyingProperties/xades:SignedProperties/xades:SignedSignatureProperties';

const ofDian = authority(
  'Es una condición de la DIAN en el momento de recibir, fuera del documento.',
  'It is a condition at DIAN at the time of reception, outside the document.',
);

/** Rules on the certificate and on the signature. */
const signatureRules: readonly DianRule[] = [
  rule(
    'ZE02',
    {
      pointer: null,
      checks: ['La firma y los resúmenes que contiene son válidos.', 'The signature and the digests in it are valid.'],
      cause: [
        'El documento cambió después de firmado, o la firma no es válida.',
        'The document changed after it was signed, or the signature is not valid.',
      ],
      fix: TELL_OPERATOR,
    },
    authority(
      'Los bytes que se firman son los que se envían; todos los ejemplos se verifican con xmlsec1 y con DSS.',
      'The bytes that are signed are those that are sent; all examples are verified with xmlsec1 and with DSS.',
    ),
  ),
  rule(
    'ZD04 ZD05',
    {
      pointer: CERTIFICATE,
      checks: [
        'El certificado no está revocado y su cadena es de confianza.',
        'The certificate is not revoked, and its chain is trusted.',
      ],
      cause: [
        'La entidad certificadora lo revocó, o no está acreditada.',
        'Its authority has revoked it, or is not accredited.',
      ],
      fix: [
        'Cargue un certificado vigente de una entidad acreditada por el ONAC.',
        'Upload a certificate in force of an authority accredited by ONAC.',
      ],
    },
    authority(
      'La revocación y la confianza son las que la DIAN conoce al recibir.',
      'Revocation and trust are what DIAN knows at the time of reception.',
    ),
  ),
  written(
    'ZD06',
    ['La firma trae su certificado.', 'The signature brings its certificate.'],
    '//ds:Signature',
    'string-length(ds:KeyInfo/ds:X509Data/ds:X509Certificate)>0',
  ),
  rule(
    'ZD07',
    {
      pointer: CERTIFICATE,
      checks: ['El certificado está vigente.', 'The certificate is in force.'],
      cause: ['El certificado venció o todavía no rige.', 'The certificate has expired or is not valid yet.'],
      fix: ['Cargue un certificado vigente.', 'Upload a certificate that is in force.'],
    },
    issuer(
      'Sin un certificado vigente el documento espera, sin número.',
      'Without a certificate in force the document waits, without a number.',
    ),
  ),
  written(
    'DC02..DC23 DC25..DC56',
    [
      'La firma tiene todos los elementos de XAdES-EPES que la DIAN pide.',
      'The signature has all elements of XAdES-EPES that DIAN asks for.',
    ],
    '//ds:Signature',
    `@Id and ds:SignedInfo[ds:CanonicalizationMethod/@Algorithm and ds:SignatureMethod/@Algorithm and count(ds:Reference[ds:DigestMethod/@Algorithm and ds:DigestValue])=3] and ds:SignatureValue and ds:KeyInfo/ds:X509Data/ds:X509Certificate and ${PROPERTIES}[xades:SigningTime and xades:SigningCertificate/xades:Cert[xades:CertDigest[ds:DigestMethod and ds:DigestValue] and xades:IssuerSerial[ds:X509IssuerName and ds:X509SerialNumber]] and xades:SignaturePolicyIdentifier/xades:SignaturePolicyId[xades:SigPolicyId/xades:Identifier and xades:SigPolicyHash[ds:DigestMethod and ds:DigestValue]] and xades:SignerRole/xades:ClaimedRoles/xades:ClaimedRole='supplier']`,
  ),
  rule(
    'DC24',
    {
      pointer: null,
      checks: ['La hora de la firma no está en el futuro.', 'The time of the signature is not in the future.'],
      cause: ['El reloj del servicio está adelantado.', 'The clock of the service is ahead.'],
      fix: TELL_OPERATOR,
    },
    issuer(
      'Se firma con la hora del momento, en la hora de Colombia.',
      'It is signed with the time of the moment, in the time of Colombia.',
    ),
  ),
  rule(
    'SIGNPLGNS',
    {
      pointer: null,
      checks: ['La DIAN pudo validar la firma.', 'The tax authority could validate the signature.'],
      cause: ['La DIAN no pudo validar la firma.', 'The tax authority could not validate the signature.'],
      fix: [
        'Si fue rechazado, envíelo de nuevo con POST …/corrections; si se repite, informe al operador.',
        'If it was rejected, send it again with POST …/corrections; if that ends the same way, tell the operator.',
      ],
    },
    ofDian,
  ),
];

/** One character that XML 1.0 does not allow; half of a surrogate pair is such a character. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** ZB01: returns a fault for each text of `value`, names of fields included, with a character that XML cannot carry. */
export const forbiddenCharacters = (value: unknown, at = '#'): Fault[] => {
  const faults: Fault[] = [];
  visit(value, at, faults);
  return faults;
};

const visit = (value: unknown, at: string, faults: Fault[]): void => {
  if (typeof value === 'string') {
    const found = FORBIDDEN.exec(value);
    if (found) faults.push(forbidden(found[0], at));
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => {
      visit(item, `${at}/${index}`, faults);
    });
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      const place = `${at}/${pointerToken(name)}`;
      const found = FORBIDDEN.exec(name);
      // The pointer must not contain the character: it is stored and sent in the answer.
      if (found) faults.push(forbidden(found[0], at));
      else visit(item, place, faults);
    }
  }
};

const forbidden = (character: string, at: string): Fault =>
  fault(
    at,
    'forbidden_character',
    {
      en: `The text has the character ${nameOf(character)}, which XML cannot carry.`,
      es: `El texto tiene el carácter ${nameOf(character)}, que el XML no puede llevar.`,
    },
    {
      fix: {
        en: 'Remove it; line breaks and tabs are allowed.',
        es: 'Quítelo; se permiten saltos de línea y tabulaciones.',
      },
      rule: wellFormed.id,
    },
  );

export const wellFormed: DianRule = rule(
  'ZB01',
  {
    pointer: null,
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
  ({ supplier, customer }) =>
    [...forbiddenCharacters(supplier, '/v1/tenant#'), ...forbiddenCharacters(customer, '#/customer')].map(
      ({ pointer, detail, es }) => ({ pointer: asRequested(pointer), detail: { en: detail, es: es.detail } }),
    ),
);

/** Rules on what is not in the document's data: its XML, its signature, its transmission, other documents. */
export const transmissionRules: readonly DianRule[] = [
  wellFormed,
  ...signatureRules,
  rule(
    '90',
    {
      pointer: RANGE,
      checks: ['El documento no se ha procesado antes.', 'The document has not been processed before.'],
      cause: ['Ya hay un documento aceptado con este número.', 'There is an accepted document with this number.'],
      fix: [
        'Si el CUFE es el mismo, ya está aceptado; si es otro, dos sistemas usan el mismo rango: déjelo a uno solo, y envíe este documento con otro número.',
        'If the CUFE is the same it is accepted already; if not, two systems use the same range: leave it to one of them, and send this document under another number.',
      ],
    },
    authority(
      'Un número se toma una sola vez; solo la DIAN sabe si otro sistema usa el mismo rango.',
      'A number is taken once only; only DIAN knows whether another system uses the same range.',
    ),
  ),
  rule(
    '89 92',
    {
      pointer: '/v1/tenant#/nit',
      checks: [
        'El NIT está autorizado para enviar el archivo y habilitado para esa clase de documento.',
        'The NIT is authorised to send the file, and enabled for that kind of document.',
      ],
      cause: [
        'El certificado o el NIT no están autorizados en la DIAN.',
        'The certificate or the NIT are not authorised at DIAN.',
      ],
      fix: [
        'Revise la habilitación y el certificado en el portal de la DIAN.',
        'Check habilitación and certificate in DIAN’s portal.',
      ],
    },
    ofDian,
  ),
  rule(
    'CTG01',
    {
      pointer: '#/type_code',
      checks: [
        'Un documento tipo 04 se firmó en una contingencia declarada.',
        'A document of type 04 was signed in a declared contingency.',
      ],
      cause: [
        'La DIAN no declaró contingencia a la hora de la firma.',
        'The tax authority has declared no contingency at the time of the signature.',
      ],
      fix: [
        'Con POST …/resolve, elija `issue_as_01` (se emite de nuevo como 01 con el mismo número), o `wait` si la DIAN va a declararla.',
        'With POST …/resolve choose `issue_as_01` (it is issued again as 01 with the same number), or `wait` if DIAN is going to declare it.',
      ],
    },
    issuer(
      'Un documento tipo 04 se firma solo mientras se sabe que la contingencia dura.',
      'A document of type 04 is signed only while the contingency is known to last.',
    ),
  ),
  rule(
    'IND5 IND7 IND8',
    {
      pointer: null,
      checks: [
        'Ningún elemento está vacío, y los que se repiten se distinguen por su idioma.',
        'No element is empty, and repeated ones differ in their language.',
      ],
      cause: [
        'Dos elementos del mismo nombre no dicen su idioma, como dos notas.',
        'Two elements of one name do not say their language, such as two notes.',
      ],
      fix: [
        'No hay nada que corregir: el documento se acepta.',
        'Nothing is to be corrected: the document is accepted.',
      ],
    },
    authority(
      'Es una advertencia de UBL que todo documento con dos notas recibe.',
      'It is a warning of UBL that every document with two notes gets.',
    ),
  ),
  written(
    'AE28',
    [
      'El contenedor dice las responsabilidades de emisor y receptor.',
      'The container says the responsibilities of sender and receiver.',
    ],
    '/ad:AttachedDocument/*[self::cac:SenderParty or self::cac:ReceiverParty]/cac:PartyTaxScheme',
    'string-length(cbc:TaxLevelCode)>0',
  ),
];
