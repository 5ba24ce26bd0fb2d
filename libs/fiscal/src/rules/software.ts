import { isNit } from '../values/nit.js';
import { digitObjections } from './party.js';
import { authority, type DianRule, rule, unless, written } from './rule.js';

const SOFTWARE = '/v1/tenant#/software/id';

const DIAN_AGENCY =
  "@schemeAgencyID='195' and @schemeAgencyName='CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)'";

const onlyDianKnows = authority(
  'Solo la DIAN sabe qué software está registrado y habilitado, y con qué PIN.',
  'Only DIAN knows which software is registered and enabled, and with which PIN.',
);

/** Rules on sts:DianExtensions except the range: software, its security code, authorisation provider, QR code. */
export const softwareRules: readonly DianRule[] = [
  written(
    'FAA02 FAB03 FAC03',
    ['Una extensión de la DIAN y una firma.', 'One extension of DIAN and one signature.'],
    '/*/ext:UBLExtensions',
    'count(ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions)=1 and count(ext:UBLExtension/ext:ExtensionContent/ds:Signature)=1',
  ),
  rule(
    'FAB19a',
    {
      pointer: SOFTWARE,
      checks: ['El NIT del dueño del software está informado.', 'The NIT of the software’s owner is there.'],
      cause: ['El NIT falta o no tiene la forma de un NIT.', 'The NIT is missing or has not the form of a NIT.'],
      fix: ['Revise a nombre de quién está registrado el software.', 'Check in whose name the software is registered.'],
    },
    ({ software }) =>
      unless(isNit(software.providerNit), () => ({
        en: `"${software.providerNit}" is not a NIT.`,
        es: `"${software.providerNit}" no es un NIT.`,
      })),
  ),
  rule(
    'FAB19b',
    {
      pointer: SOFTWARE,
      checks: ['El dueño del software está habilitado.', 'The owner of the software is enabled.'],
      cause: [
        'El NIT no está autorizado para prestar el servicio.',
        'The NIT is not authorised to provide the service.',
      ],
      fix: ['Revise a nombre de quién está registrado el software.', 'Check in whose name the software is registered.'],
    },
    onlyDianKnows,
  ),
  rule(
    'FAB22a FAB22b',
    {
      pointer: SOFTWARE,
      checks: [
        'El dígito de verificación del dueño del software está informado y es el correcto.',
        'The check digit of the software’s owner is there and right.',
      ],
      cause: ['El dígito de verificación no corresponde al NIT.', 'The check digit does not belong to the NIT.'],
      fix: ['Compare el NIT y su dígito con el RUT del dueño.', 'Compare the NIT and its digit with the owner’s RUT.'],
    },
    ({ software: { providerNit, providerCheckDigit } }) => digitObjections(providerNit, providerCheckDigit),
  ),
  written(
    'FAB23',
    [
      'El dueño del software se identifica siempre como NIT (31), aunque el emisor firme con cédula.',
      'The owner of the software is always identified as a NIT (31), even if the issuer has a cédula.',
    ],
    '//sts:SoftwareProvider/sts:ProviderID',
    "@schemeName='31'",
  ),
  written(
    'FAB24a',
    ['El identificador del software está informado.', 'The id of the software is there.'],
    '//sts:SoftwareProvider',
    'string-length(sts:SoftwareID)>0',
    SOFTWARE,
  ),
  rule(
    'FAB24b FAB24c',
    {
      pointer: SOFTWARE,
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
    onlyDianKnows,
  ),
  written(
    'FAB25 FAB26',
    ['El software lleva la agencia 195 y su nombre.', 'The software bears the agency 195 and its name.'],
    '//sts:SoftwareID',
    DIAN_AGENCY,
  ),
  rule(
    'FAB27b',
    {
      pointer: '/v1/tenant#/software/pin',
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
    onlyDianKnows,
  ),
  written(
    'FAB31 FAB34 FAB35',
    ['El proveedor de autorización es la DIAN.', 'The authorisation provider is DIAN.'],
    '//sts:AuthorizationProviderID',
    ".='800197268' and @schemeID='4' and @schemeName='31'",
  ),
  written(
    'FAB36',
    ['El QR lleva a este documento.', 'The QR code leads to this document.'],
    '//sts:QRCode',
    "contains(., /*/cbc:UUID) and (contains(., /*/cbc:ID) or starts-with(., 'https://'))",
  ),
];
