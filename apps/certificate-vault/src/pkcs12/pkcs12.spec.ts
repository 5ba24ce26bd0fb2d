import { createPrivateKey } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestPki, type TestCertificate, type TestPki } from '@rubrica/testing';
import { certificatesOfPem, childrenOf, readDer } from '@rubrica/xades';
import forge from 'node-forge';
import {
  type ContainerOptions,
  forgeContainer,
  isOpensslThere,
  opensslContainer,
  PASSWORD,
} from './containers.fixture.js';
import { derivePkcs12, IterationBudget, PURPOSE, TooManyIterations } from './key-derivation.js';
import { openPkcs12 } from './pkcs12.js';

let pki: TestPki;
let good: TestCertificate;
let root: Buffer;

beforeAll(async () => {
  pki = await createTestPki();
  good = await pki.issue('good');
  root = certificatesOfPem(pki.trustPem)[0] ?? Buffer.alloc(0);
});

/** Returns the buffers that were made while `work` ran. */
const buffersOf = async (work: () => Promise<unknown>): Promise<readonly Buffer[]> => {
  const made: Buffer[] = [];
  const spies = (['from', 'alloc', 'concat'] as const).map((name) => {
    const original = Buffer[name].bind(Buffer) as (...args: readonly unknown[]) => Buffer;
    return jest.spyOn(Buffer, name).mockImplementation(((...args: readonly unknown[]) => {
      const buffer = original(...args);
      made.push(buffer);
      return buffer;
    }) as never);
  });
  await work().finally(() => spies.forEach((spy) => spy.mockRestore()));
  return made;
};

/** Does it open, and is everything in it? The code of the refusal otherwise. */
const outcome = async (container: Buffer, password = PASSWORD, expected = good, chain = expected.chain) => {
  const opened = await openPkcs12(container, password);
  if (!opened.ok) return opened.code;
  expect(opened.key.equals(createPrivateKey(expected.keyPem))).toBe(true);
  expect(opened.chain.map(({ raw }) => raw)).toEqual(chain);
  return 'opened';
};

/** The same container in BER as Java writes it: end marks for lengths, strings in pieces. */
const withEndMarks = (bytes: Buffer): Buffer => {
  const element = readDer(bytes);
  const marked = (tag: number, ...parts: Buffer[]) =>
    Buffer.concat([Buffer.from([tag, 0x80]), ...parts, Buffer.from([0, 0])]);
  if (element.tag === 0x04 && element.content.length > 200) {
    const piece = (from: number, to: number) => {
      const content = element.content.subarray(from, to);
      return Buffer.concat([Buffer.from([0x04, 0x82, content.length >> 8, content.length & 0xff]), content]);
    };
    return marked(0x24, piece(0, 150), piece(150, element.content.length));
  }
  return (element.tag & 0x20) === 0
    ? element.bytes
    : marked(element.tag, ...childrenOf(element).map((child) => withEndMarks(child.bytes)));
};

describe('a .p12', () => {
  it('opens as node-forge writes it', async () => {
    for (const algorithm of ['3des', 'aes128', 'aes192', 'aes256'] as const) {
      expect([algorithm, await outcome(forgeContainer(good, algorithm))]).toEqual([algorithm, 'opened']);
      expect([algorithm, await outcome(forgeContainer(good, algorithm), 'otra')]).toEqual([
        algorithm,
        'certificate_password_invalid',
      ]);
    }
  });

  it('opens in BER, as Java writes it', async () => {
    expect(await outcome(withEndMarks(forgeContainer(good)))).toBe('opened');
  });

  it('is not read when its key is that of another certificate', async () => {
    const second = await pki.issue('second');
    expect(await outcome(forgeContainer({ ...good, keyPem: second.keyPem }))).toBe('certificate_unreadable');
  });

  it('is not read when it is something else, damaged, or too large', async () => {
    const container = forgeContainer(good);
    for (const bytes of ['', 'not a container', good.chainPem, good.chain[0] ?? '', container.subarray(0, -1)]) {
      expect(await outcome(Buffer.from(bytes))).toBe('certificate_unreadable');
    }
    expect(await outcome(Buffer.concat([container, Buffer.alloc(64 * 1024)]))).toBe('certificate_unreadable');
    for (let at = 3; at < container.length; at += 41) {
      const damaged = Buffer.from(container);
      damaged[at] = (damaged[at] ?? 0) ^ 0x55;
      expect(await outcome(damaged)).toMatch(/^certificate_(unreadable|password_invalid)$/);
    }
  });

  it('is not read when it asks for more work than anyone needs', async () => {
    const from = {
      password: Buffer.from('x'),
      salt: Buffer.from('x'),
      iterations: 10_000_000,
      digest: 'sha1',
    } as const;
    await expect(derivePkcs12({ ...from, budget: new IterationBudget() }, PURPOSE.mac, 20)).rejects.toThrow(
      TooManyIterations,
    );
  });
});

const describeOpenssl = isOpensslThere ? describe : describe.skip;

describeOpenssl(`a .p12 written by OpenSSL${isOpensslThere ? '' : ' [skipped: openssl is not installed]'}`, () => {
  const kinds: [title: string, options: ContainerOptions][] = [
    ['AES-256', {}],
    [
      'RC2-40 and 3DES',
      { args: ['-legacy', '-certpbe', 'PBE-SHA1-RC2-40', '-keypbe', 'PBE-SHA1-3DES', '-macalg', 'sha1'] },
    ],
    ['RC2-128 and two-key 3DES', { args: ['-legacy', '-certpbe', 'PBE-SHA1-RC2-128', '-keypbe', 'PBE-SHA1-2DES'] }],
    ['3DES for both', { args: ['-legacy', '-certpbe', 'PBE-SHA1-3DES', '-keypbe', 'PBE-SHA1-3DES'] }],
    [
      'AES-128 under HMAC-SHA-1, MAC by SHA-512',
      { args: ['-certpbe', 'AES-128-CBC', '-keypbe', 'AES-192-CBC', '-macalg', 'sha512'] },
    ],
    ['certificates in the open', { args: ['-certpbe', 'NONE'] }],
    ['everything in the open', { args: ['-certpbe', 'NONE', '-keypbe', 'NONE'] }],
    ['100 000 iterations', { args: ['-iter', '100000'] }],
    ['one iteration', { args: ['-iter', '1'] }],
    ['no MAC', { args: ['-nomac'] }],
    ['no MAC, RC2-40', { args: ['-nomac', '-legacy', '-certpbe', 'PBE-SHA1-RC2-40', '-keypbe', 'PBE-SHA1-3DES'] }],
  ];

  it.each(kinds)('opens: %s', async (_, options) => {
    const container = opensslContainer(good, options);
    expect(await outcome(container)).toBe('opened');
    expect(await outcome(container, 'Clave-124')).toBe('certificate_password_invalid');
    expect(await outcome(container, '')).toBe('certificate_password_invalid');
  });

  it.each(['contraseña', 'ключ 😀', 'con\u0303', ''])('opens with the password "%s"', async (password) => {
    for (const args of [[], ['-nomac'], ['-legacy', '-certpbe', 'PBE-SHA1-RC2-40', '-keypbe', 'PBE-SHA1-3DES']]) {
      const container = opensslContainer(good, { password, args });
      expect(await outcome(container, password)).toBe('opened');
      expect(await outcome(container, password.normalize('NFC'))).toBe('opened');
      expect(await outcome(container, 'otra')).toBe('certificate_password_invalid');
    }
  });

  it('opens with more or fewer authorities inside, in any order', async () => {
    const [, subordinate = root] = good.chain;
    const leaf = good.chain.slice(0, 1);
    const foreign = certificatesOfPem(await pki.otherTrustPem());
    expect(await outcome(opensslContainer(good, { others: [] }), PASSWORD, good, leaf)).toBe('opened');
    const all = [...foreign, root, subordinate];
    expect(await outcome(opensslContainer(good, { others: all }), PASSWORD, good, [...good.chain, root])).toBe(
      'opened',
    );
  });

  it('opens with 4096 bits', async () => {
    const rsa4096 = await pki.issue('rsa4096');
    expect(await outcome(opensslContainer(rsa4096), PASSWORD, rsa4096)).toBe('opened');
  });

  it('is refused with a key that is not RSA, and without a key', async () => {
    const ec = await pki.issue('ec');
    expect(await outcome(opensslContainer(ec))).toBe('certificate_key_unsupported');
    expect(await outcome(opensslContainer(good, { args: ['-nokeys'] }))).toBe('certificate_unreadable');
  });

  it('is answered, never a crash, when it is damaged and has no MAC to show it', async () => {
    const container = opensslContainer(good, { args: ['-nomac'] });
    for (let at = 0; at < container.length; at += 17) {
      const damaged = Buffer.from(container);
      damaged[at] = (damaged[at] ?? 0) ^ 0x21;
      expect(await openPkcs12(damaged, PASSWORD)).toHaveProperty('ok');
    }
  });

  it('opens with 600 000 iterations, and lets others work meanwhile', async () => {
    const opening = outcome(opensslContainer(good, { args: ['-iter', '600000'] }));
    let turns = 0;
    let isDone = false;
    void opening.finally(() => (isDone = true));
    while (!isDone) {
      await setImmediate();
      turns += 1;
    }
    expect(await opening).toBe('opened');
    expect(turns).toBeGreaterThan(100);
  });

  it('opens as node-forge opens it', () => {
    const legacy = opensslContainer(good, {
      args: ['-legacy', '-certpbe', 'PBE-SHA1-RC2-40', '-keypbe', 'PBE-SHA1-3DES', '-macalg', 'sha1'],
    });
    const container = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(legacy.toString('latin1')), PASSWORD);
    const { pkcs8ShroudedKeyBag = '' } = forge.pki.oids;
    const [bag] = container.getBags({ bagType: pkcs8ShroudedKeyBag })[pkcs8ShroudedKeyBag] ?? [];
    const key = bag?.key ? createPrivateKey(forge.pki.privateKeyToPem(bag.key)) : null;
    expect(key?.equals(createPrivateKey(good.keyPem))).toBe(true);
  });
});

describe('the password of a container', () => {
  it.each([
    ['refused', 'otra-clave-larga'],
    ['opened', PASSWORD],
  ])('is in no buffer any more when the container is %s', async (outcomeOfIt, password) => {
    const container = forgeContainer(good);
    let isOpened = false;
    const made = await buffersOf(async () => {
      isOpened = (await openPkcs12(container, password)).ok;
    });
    expect(isOpened ? 'opened' : 'refused').toBe(outcomeOfIt);
    const forms = [Buffer.from(password), Buffer.from(password, 'utf16le').swap16()];
    for (const form of forms) {
      expect(made.some(({ length }) => length >= form.length)).toBe(true);
      expect(made.filter((buffer) => buffer.includes(form))).toEqual([]);
    }
  });
});
