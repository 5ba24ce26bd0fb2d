import { randomBytes } from 'node:crypto';
import type * as Pkcs11 from 'pkcs11js';
import { keysUnavailable, SealBroken } from './tenant-keys.js';
import { type MasterKey, versionOf } from './master-key.js';

export interface Pkcs11Options {
  /** Path of the library that the maker of the HSM ships. */
  readonly library: string;
  /** Label of the token. */
  readonly token: string;
  readonly pin: string;
  /** Label that all versions of the master key have; CKA_ID tells them apart, and the greatest is the newest. */
  readonly key: string;
}

/** A version of the master key in the token. */
interface Version {
  /** CKA_ID, hex. */
  readonly id: string;
  readonly handle: Pkcs11.Handle;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** More objects of one label than anyone keeps. */
const MOST_VERSIONS = 1_000;

/** Opens the library; says what to do where the package that talks to it is not there. */
export const openPkcs11 = async (options: Pkcs11Options): Promise<MasterKey> => {
  const { default: pkcs11 } = await import('pkcs11js').catch((error: unknown) => {
    throw new Error(
      'KEY_PROVIDER=pkcs11 needs the package pkcs11js, compiled for this machine: docs/vault.md says how to get it',
      { cause: error },
    );
  });
  const library = new pkcs11.PKCS11();
  library.load(options.library);
  return new Pkcs11MasterKey(pkcs11, library, options);
};

/** The token works, and lacks a key. */
class NoSuchKey extends Error {}

/**
 * An AES key in an HSM, used with AES-GCM; the tenant is the additional authenticated data. Objects of the key are sensitive and
 * not extractable, so it cannot be read by anybody. Each call has a session of its own while it runs.
 *
 * After a failure the library is closed and opened again, by the first call that no other is under way beside: most libraries
 * find a device that was away in no other way.
 */
class Pkcs11MasterKey implements MasterKey {
  readonly provider = 'pkcs11';
  private readonly idle: Pkcs11.Handle[] = [];
  private readonly versions = new Map<string, Pkcs11.Handle>();
  private underWay = 0;
  private state: 'new' | 'open' | 'failed' = 'new';

  constructor(
    private readonly pkcs11: typeof Pkcs11,
    private readonly library: Pkcs11.PKCS11,
    private readonly options: Pkcs11Options,
  ) {}

  wrap(tenantId: string, dataKey: Buffer): Promise<string> {
    return this.inSession(async (session) => {
      const newest = this.versionsIn(session).at(-1);
      if (!newest) throw new NoSuchKey(`the token ${this.options.token} has no secret key ${this.options.key}`);
      return `${newest.id}:${(await this.encrypt(session, newest.handle, tenantId, dataKey)).toString('base64')}`;
    });
  }

  unwrap(tenantId: string, wrapped: string): Promise<Buffer> {
    const id = versionOf(wrapped);
    const sealed = Buffer.from(wrapped.slice(id.length + 1), 'base64');
    return this.inSession(async (session) => {
      const key = this.versions.get(id) ?? this.versionsIn(session).find((version) => version.id === id)?.handle;
      if (key === undefined)
        throw new NoSuchKey(`the token ${this.options.token} has no secret key ${this.options.key} with the id ${id}`);
      this.versions.set(id, key);
      try {
        return await this.decrypt(session, key, tenantId, sealed);
      } catch (error) {
        if (await this.opensItsOwn(session, key)) throw new SealBroken();
        throw error;
      }
    });
  }

  private async encrypt(session: Pkcs11.Handle, key: Pkcs11.Handle, tenantId: string, bytes: Buffer): Promise<Buffer> {
    const nonce = randomBytes(NONCE_BYTES);
    this.library.C_EncryptInit(session, this.gcm(nonce, tenantId), key);
    const room = Buffer.alloc(bytes.length + TAG_BYTES);
    return Buffer.concat([nonce, await this.library.C_EncryptAsync(session, bytes, room)]);
  }

  private async decrypt(session: Pkcs11.Handle, key: Pkcs11.Handle, tenantId: string, sealed: Buffer): Promise<Buffer> {
    this.library.C_DecryptInit(session, this.gcm(sealed.subarray(0, NONCE_BYTES), tenantId), key);
    const ciphertext = sealed.subarray(NONCE_BYTES);
    return this.library.C_DecryptAsync(session, ciphertext, Buffer.alloc(ciphertext.length));
  }

  /** Tells a token that refuses wrong bytes from one that does not work: they answer with the same codes. */
  private async opensItsOwn(session: Pkcs11.Handle, key: Pkcs11.Handle): Promise<boolean> {
    try {
      await this.decrypt(session, key, '', await this.encrypt(session, key, '', Buffer.alloc(TAG_BYTES)));
      return true;
    } catch {
      return false;
    }
  }

  private gcm(iv: Buffer, tenantId: string): Pkcs11.Mechanism {
    const { CKM_AES_GCM: mechanism, CK_PARAMS_AES_GCM: type } = this.pkcs11;
    const bits = { ivBits: NONCE_BYTES * 8, tagBits: TAG_BYTES * 8 };
    const parameter: Pkcs11.AesGCM = { type, iv, aad: Buffer.from(tenantId), ...bits };
    return { mechanism, parameter };
  }

  /** Returns the versions of the master key, the newest last. */
  private versionsIn(session: Pkcs11.Handle): Version[] {
    const { CKA_CLASS, CKA_ID, CKA_LABEL, CKO_SECRET_KEY } = this.pkcs11;
    this.library.C_FindObjectsInit(session, [
      { type: CKA_CLASS, value: CKO_SECRET_KEY },
      { type: CKA_LABEL, value: this.options.key },
    ]);
    const handles = this.library.C_FindObjects(session, MOST_VERSIONS);
    this.library.C_FindObjectsFinal(session);
    const idOf = (handle: Pkcs11.Handle): string => {
      const [attribute] = this.library.C_GetAttributeValue(session, handle, [{ type: CKA_ID }]);
      return Buffer.from(attribute?.value as Buffer).toString('hex');
    };
    const asNumber = ({ id }: Version): bigint => BigInt(`0x0${id}`);
    return handles
      .map((handle) => ({ handle, id: idOf(handle) }))
      .sort((one, other) => (asNumber(one) < asNumber(other) ? -1 : 1));
  }

  /** Runs `work` in a session that nothing else uses meanwhile. */
  private async inSession<Result>(work: (session: Pkcs11.Handle) => Promise<Result>): Promise<Result> {
    if (this.state === 'failed' && this.underWay > 0)
      throw keysUnavailable(new Error('the library is closed after a failure'));
    this.underWay += 1;
    let session: Pkcs11.Handle | undefined;
    try {
      if (this.state !== 'open') this.open();
      session = this.idle.pop() ?? this.openSession();
      return await work(session);
    } catch (error) {
      if (error instanceof SealBroken) throw error;
      if (!(error instanceof NoSuchKey)) this.state = 'failed';
      throw keysUnavailable(error);
    } finally {
      if (session && this.state === 'open') this.idle.push(session);
      this.underWay -= 1;
    }
  }

  private open(): void {
    const { CKF_OS_LOCKING_OK, CKR_CRYPTOKI_ALREADY_INITIALIZED, CKR_CRYPTOKI_NOT_INITIALIZED } = this.pkcs11;
    this.idle.length = 0;
    this.versions.clear();
    if (this.state === 'failed') ignoring(CKR_CRYPTOKI_NOT_INITIALIZED, () => this.library.C_Finalize());
    // Calls run in Node's thread pool.
    ignoring(CKR_CRYPTOKI_ALREADY_INITIALIZED, () => this.library.C_Initialize({ flags: CKF_OS_LOCKING_OK }));
    this.state = 'open';
  }

  private openSession(): Pkcs11.Handle {
    const { CKF_SERIAL_SESSION, CKR_USER_ALREADY_LOGGED_IN, CKU_USER } = this.pkcs11;
    const slot = this.library
      .C_GetSlotList(true)
      .find((one) => this.library.C_GetTokenInfo(one).label.trim() === this.options.token);
    if (!slot) throw new Error(`there is no token with the label ${this.options.token}`);
    const session = this.library.C_OpenSession(slot, CKF_SERIAL_SESSION);
    ignoring(CKR_USER_ALREADY_LOGGED_IN, () => this.library.C_Login(session, CKU_USER, this.options.pin));
    return session;
  }
}

const ignoring = (code: number, work: () => void): void => {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error;
  }
};
