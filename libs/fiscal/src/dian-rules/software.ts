import { isNit } from '../values/nit.js';
import { searchUrl } from '../document/qr.js';
import { softwareSecurityCode } from '../document/security-code.js';
import { digitObjections } from './party-checks.js';
import { type DianRule, NOTHING, rule, unless } from './rule.js';

const SOFTWARE = '/v1/tenant#/software/id';

/** Rules on sts:DianExtensions except the range: software, its security code, authorisation provider, QR code. */
export const softwareRules: readonly DianRule[] = [
  rule(
    'FAB19b',
    {
      severity: '?',
      pointer: SOFTWARE,
      source: 'SRV (meaning inferred)',
      checks: ['El NIT del dueño del software.', 'The NIT of the software’s owner.'],
      cause: [
        'El NIT del proveedor del software no es válido o no está autorizado.',
        'The NIT of the software provider is not valid or not authorised.',
      ],
      fix: ['Revise a nombre de quién está registrado el software.', 'Check in whose name the software is registered.'],
    },
    ({ software }) =>
      unless(isNit(software.providerNit), () => ({
        en: `"${software.providerNit}" is not a NIT.`,
        es: `"${software.providerNit}" no es un NIT.`,
      })),
  ),
  rule(
    'FAB22',
    {
      severity: '?',
      pointer: SOFTWARE,
      source: 'SRV (meaning inferred)',
      checks: ['El dígito de verificación del dueño del software.', 'The check digit of the software’s owner.'],
      cause: ['El dígito de verificación no corresponde al NIT.', 'The check digit does not belong to the NIT.'],
      fix: ['Corrija el NIT o su dígito.', 'Correct the NIT or its digit.'],
    },
    ({ software: { providerNit, providerCheckDigit } }) => digitObjections(providerNit, providerCheckDigit),
  ),
  rule(
    'FAB23',
    {
      severity: 'R',
      pointer: SOFTWARE,
      source: 'SRV, FACHO',
      checks: ['El identificador del software está informado.', 'The id of the software is there.'],
      cause: ['Falta el identificador del software.', 'The id of the software is missing.'],
      fix: ['Registre el software con su identificador.', 'Register the software with its id.'],
    },
    ({ software }) =>
      unless(software.id.trim() !== '', () => ({
        en: 'The software has no id.',
        es: 'El software no tiene identificador.',
      })),
  ),
  rule(
    'FAB24b FAB24c',
    {
      severity: 'R',
      pointer: SOFTWARE,
      source: 'SRV',
      checks: [
        'La DIAN conoce el software y está activo para el proveedor.',
        'The tax authority knows the software, and it is active for its provider.',
      ],
      cause: [
        'El identificador no es de un software activo de ese NIT.',
        'The id is not of an active software of that NIT.',
      ],
      fix: [
        'Copie el identificador (GUID) del portal de la DIAN del mismo ambiente.',
        'Copy the id (GUID) from DIAN’s portal, of the same environment.',
      ],
    },
    'authority',
  ),
  rule(
    'FAB27b',
    {
      severity: 'R',
      pointer: '/v1/tenant#/software/pin',
      source: 'SRV',
      checks: [
        'SoftwareSecurityCode es el SHA-384 de identificador, PIN y número.',
        'SoftwareSecurityCode is the SHA-384 of id, PIN and number.',
      ],
      cause: ['El PIN o el identificador no son los registrados.', 'PIN or id are not the registered ones.'],
      fix: [
        'Escriba el PIN del software como está en el portal de la DIAN.',
        'Write the software’s PIN as it is in DIAN’s portal.',
      ],
    },
    ({ software, number }, { pin }) =>
      pin === undefined
        ? NOTHING
        : unless(software.securityCode === softwareSecurityCode(software.id, pin, number), () => ({
            en: 'The security code is not that of software id, PIN and number.',
            es: 'El código de seguridad no corresponde al identificador del software, al PIN y al número.',
          })),
  ),
  rule(
    'FAB31',
    {
      severity: 'R',
      pointer: null,
      source: 'FACHO',
      checks: ['El proveedor de autorización es la DIAN.', 'The authorisation provider is DIAN.'],
      cause: ['El documento no nombra a la DIAN como autoridad.', 'The document does not name DIAN as the authority.'],
      fix: ['Informe al operador del servicio.', 'Tell the operator of the service.'],
    },
    'writer',
  ),
  rule(
    'FAB36',
    {
      severity: '?',
      pointer: null,
      source: 'FACHO',
      checks: ['El contenido del código QR.', 'The content of the QR code.'],
      cause: ['El texto del QR no corresponde al documento.', 'The text of the QR code is not that of the document.'],
      fix: ['Informe al operador del servicio.', 'Tell the operator of the service.'],
    },
    ({ qrText, uuid, number, environment }) =>
      unless(qrText.includes(searchUrl(uuid, environment)) && qrText.includes(number), () => ({
        en: 'The QR code does not lead to this document.',
        es: 'El código QR no lleva a este documento.',
      })),
  ),
];
