import { beforeAll, describe, expect, it } from '@jest/globals';
import { createTestPki, referee, type TestPki } from '@rubrica/testing';
import { readCertificate } from './certificate.js';
import {
  type DistinguishedName,
  identificationNumbers,
  readableName,
  readDistinguishedName,
  rfc2253Name,
} from './distinguished-name.js';
import { DerError, integerOf, objectIdOf, readDer } from './der.js';

const openssl = referee('openssl');

let pki: TestPki;
let weirdIssuer: DistinguishedName;
let subject: DistinguishedName;

const certificateOf = async (kind: 'good' | 'weird-dn') => {
  const { chain } = await pki.issue(kind);
  return readCertificate(chain[0] ?? Buffer.alloc(0));
};

beforeAll(async () => {
  pki = await createTestPki();
  weirdIssuer = (await certificateOf('weird-dn')).issuer;
  subject = (await certificateOf('good')).subject;
});

/** Name with one attribute, from its DER in hex. */
const nameOf = (attributeHex: string): DistinguishedName => {
  const wrap = (tag: string, hex: string) => `${tag}${(hex.length / 2).toString(16).padStart(2, '0')}${hex}`;
  return readDistinguishedName(readDer(Buffer.from(wrap('30', wrap('31', wrap('30', attributeHex))), 'hex')));
};

describe('the name of a certificate holder', () => {
  it('escapes what RFC 2253 calls special, last attribute first', () => {
    expect(rfc2253Name(weirdIssuer)).toBe(
      'CN=\\ Ñandú & Cía \\ ,OU=Ancho ñ,OU=\\#Uno=\\<Dos\\>\\\\Tres,' +
        'O=Comercial \\"La 14\\"\\, S.A.S. \\+ Hijos\\; Ltda.,C=CO',
    );
  });

  it('can be written in the order of its encoding', () => {
    expect(rfc2253Name(weirdIssuer, 'encoded')).toMatch(/^C=CO,O=Comercial .*,CN=\\ Ñandú & Cía \\ $/);
  });

  it('is written as DIAN writes it in its own documents: types without keyword as identifier and hex', () => {
    // The authority of DIAN's toolbox encodes the e-mail address first and the country last.
    const email = nameOf('06092a864886f70d010901160f696e666f4063612e6578616d706c65');
    const country = nameOf('06035504061302434f');
    expect(rfc2253Name([...email, ...country])).toBe('C=CO,1.2.840.113549.1.9.1=#160f696e666f4063612e6578616d706c65');
  });

  it('writes control characters so that XML can carry them', () => {
    expect(rfc2253Name(nameOf('06035504030c03610a62'))).toBe('CN=a\\0ab');
  });

  it('is shown to people with more keywords', () => {
    expect(readableName(subject)).toBe(
      'CN=EMPRESA DE PRUEBAS S.A.S.,emailAddress=facturacion@ejemplo.example,1.3.6.1.4.1.23267.2.2=#0c0133,' +
        '1.3.6.1.4.1.23267.2.3=#0c09393030333733313135,organizationIdentifier=NTRCO-900373115,title=Persona Jurídica,' +
        'serialNumber=900373115,OU=Facturación Electrónica,O=EMPRESA DE PRUEBAS S.A.S.,L=BOGOTÁ D.C.,ST=BOGOTÁ D.C.,C=CO',
    );
  });

  it('tells the numbers of its holder, wherever the authority put them', () => {
    expect(identificationNumbers(subject)).toEqual(['900373115', '3']);
    const numbers = (text: string) =>
      identificationNumbers(
        nameOf(`06035504050c${text.length.toString(16).padStart(2, '0')}${Buffer.from(text).toString('hex')}`),
      );
    expect(numbers('900.373.115-3')).toEqual(['9003731153']);
    expect(numbers('NIT 900373115-3')).toEqual(['9003731153']);
    expect(numbers('NTRCO-900373115')).toEqual(['900373115']);
    expect(numbers('CC79179802 NIT900373115')).toEqual(['79179802', '900373115']);
    expect(numbers('ninguno')).toEqual([]);
  });
});

/** Types by which accredited authorities name the holder, as DIAN's portal reads them, in DER. */
const HOLDER_TYPES = {
  serialNumber: '0603550405',
  organizationIdentifier: '0603550461',
  'the NIT of Certicámara, 1.3.6.1.4.1.23267.2.3': '060a2b0601040181b5630203',
  'the NIT of GSE, 1.3.6.1.4.1.31136.1.1.20.2': '060c2b0601040181f32001011402',
} as const;

/** String types of DER, by their tag. */
const ENCODINGS = {
  utf8: ['0c', 'utf8'],
  printable: ['13', 'latin1'],
  teletex: ['14', 'latin1'],
  ia5: ['16', 'latin1'],
  numeric: ['12', 'latin1'],
  bmp: ['1e', 'utf16le'],
} as const;

const holderOf = (type: keyof typeof HOLDER_TYPES, text: string, encoding: keyof typeof ENCODINGS = 'utf8') => {
  const [tag, charset] = ENCODINGS[encoding];
  const bytes = Buffer.from(text, charset);
  const value = (charset === 'utf16le' ? bytes.swap16() : bytes).toString('hex');
  return nameOf(`${HOLDER_TYPES[type]}${tag}${(value.length / 2).toString(16).padStart(2, '0')}${value}`);
};

describe.each(Object.keys(HOLDER_TYPES) as (keyof typeof HOLDER_TYPES)[])('the NIT of a company in %s', (type) => {
  it.each([
    ['900373115', ['900373115']],
    ['9003731153', ['9003731153']],
    ['900373115-3', ['9003731153']],
    ['900.373.115-3', ['9003731153']],
    ['900 373 115-3', ['9003731153']],
    ['900373115 3', ['900373115', '3']],
    ['900373115 - 3', ['900373115', '3']],
    ['NIT 900373115', ['900373115']],
    ['NIT900373115-3', ['9003731153']],
    ['NIT: 900.373.115', ['900373115']],
    ['NIT 900373115 DV 3', ['900373115', '3']],
    ['NTRCO-900373115', ['900373115']],
    ['NTRCO-900373115-3', ['9003731153']],
    ['VATCO-9003731153', ['9003731153']],
    // Beside that of the person who represents it.
    ['CC 79179802 NIT 900373115', ['79179802', '900373115']],
    ['79179802 900373115', ['79179802', '900373115']],
    ['79.179.802/900.373.115-3', ['79179802', '9003731153']],
    ['IDCCO-79179802', ['79179802']],
  ])('is read from "%s"', (text, numbers) => {
    expect(identificationNumbers(holderOf(type, text))).toEqual(numbers);
  });

  it.each(Object.keys(ENCODINGS) as (keyof typeof ENCODINGS)[])('is read as a string of type %s', (encoding) => {
    expect(identificationNumbers(holderOf(type, '900373115', encoding))).toEqual(['900373115']);
  });
});

openssl.describe('the name of a certificate holder, beside OpenSSL,', () => {
  it('reads the same', async () => {
    const { chainPem } = await pki.issue('weird-dn');
    const options = ['-noout', '-subject', '-issuer', '-nameopt', 'RFC2253,utf8,-esc_msb'];
    const { stdout } = openssl.run(['x509', '-in', 'c.pem', ...options], { 'c.pem': chainPem });
    expect(stdout).toContain(`issuer=${rfc2253Name(weirdIssuer)}\n`);
  });
});

describe('DER', () => {
  it('has integers of any length, and of either sign', () => {
    const integer = (hex: string) => integerOf(readDer(Buffer.from(hex, 'hex'))).toString();
    expect(integer('021100ffffffffffffffffffffffffffffffff')).toBe((2n ** 128n - 1n).toString());
    expect(integer('0201ff')).toBe('-1');
  });

  it('has object identifiers with arcs of any length', () => {
    const oid = (hex: string) => objectIdOf(readDer(Buffer.from(hex, 'hex')));
    expect(oid('06092a864886f70d01010b')).toBe('1.2.840.113549.1.1.11');
    expect(oid('0603883703')).toBe('2.999.3');
  });

  it('is refused when it is cut short, too long, or nested without end', () => {
    const reading = (hex: string) => () => readDer(Buffer.from(hex, 'hex'));
    for (const hex of [
      '',
      '30',
      '3005',
      '30820100',
      '3000ff',
      '30ffffffffffff',
      '1f8101',
      '0480',
      '3080'.repeat(200),
    ]) {
      expect(reading(hex)).toThrow(DerError);
    }
  });
});
