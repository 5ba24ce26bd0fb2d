import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');

/** Bits of the flags of an authenticator (WebAuthn, section 6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** Options of a gateway, as far as an authenticator reads them. */
export interface PasskeyOptions {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

/** What an authenticator does otherwise than it should. */
export interface Misuse {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly isVerified?: boolean;
  readonly userHandle?: string;
  readonly challenge?: string;
  readonly type?: string;
  /** Certificates that prove its make, in place of no proof. */
  readonly hasCertificates?: boolean;
}

/** Authenticator in software, with one passkey: it answers what a browser at `origin` would. */
export class SoftwareAuthenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly credentialId = randomBytes(32);
  private counter = 0;
  private userHandle = '';

  constructor(private readonly origin: string) {}

  get id(): string {
    return base64url(this.credentialId);
  }

  /** Answers as `navigator.credentials.create()`. */
  create({ challenge, rp, user }: PasskeyOptions, misuse: Misuse = {}): object {
    this.userHandle = user?.id ?? '';
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.credentialId, key]);
    const data = this.authenticatorData(rp?.id ?? '', HAS_KEY, misuse, credential);
    const proof = misuse.hasCertificates
      ? Buffer.concat([
          text('packed'),
          text('attStmt'),
          Buffer.from('a1', 'hex'),
          text('x5c'),
          Buffer.from('80', 'hex'),
        ])
      : Buffer.concat([text('none'), text('attStmt'), Buffer.from('a0', 'hex')]);
    const attestation = [Buffer.from('a3', 'hex'), text('fmt'), proof, text('authData'), byteString(data)];
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', challenge, misuse),
      attestationObject: base64url(Buffer.concat(attestation)),
      transports: ['internal'],
    });
  }

  /** Answers as `navigator.credentials.get()`. */
  get({ challenge, rpId }: PasskeyOptions, misuse: Misuse = {}): object {
    this.counter += 1;
    const data = this.authenticatorData(rpId ?? '', 0, misuse);
    const clientDataJSON = this.clientData('webauthn.get', challenge, misuse);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.credential({
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.keys.privateKey)),
      userHandle: misuse.userHandle ?? this.userHandle,
    });
  }

  private credential(response: object): object {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string, misuse: Misuse): string {
    const { origin = this.origin } = misuse;
    return base64url(
      JSON.stringify({
        type: misuse.type ?? type,
        challenge: misuse.challenge ?? challenge,
        origin,
        crossOrigin: false,
      }),
    );
  }

  private authenticatorData(rpId: string, flags: number, misuse: Misuse, credential = Buffer.alloc(0)): Buffer {
    const { isVerified = true } = misuse;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(misuse.counter ?? this.counter);
    const bits = Buffer.from([PRESENT | (isVerified ? VERIFIED : 0) | flags]);
    return Buffer.concat([sha256(misuse.rpId ?? rpId), bits, counter, credential]);
  }
}

/** Text and bytes in CBOR. */
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const byteString = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
