import { spawn, spawnSync } from 'node:child_process';
import { createPrivateKey, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { TEST_NIT, type TestCertificate } from '@rubrica/testing';
import { certificatesOfPem } from '@rubrica/xades';

/** Where the certificates of the authority say that it can be asked. */
export interface Addresses {
  readonly ocsp?: string;
  readonly crl?: string;
}

/**
 * A certification authority that OpenSSL keeps: it issues, revokes, writes lists and answers by OCSP. Everything is in a
 * folder that `close` removes.
 */
export class OpensslAuthority {
  private readonly folder = mkdtempSync(join(tmpdir(), 'authority-'));
  private readonly servers: Server[] = [];
  private readonly responders: ReturnType<typeof spawn>[] = [];
  private issued = 0;
  private readonly series = randomBytes(8).toString('hex').toUpperCase();

  /** With `areShort` its serial numbers are 1, 2, 3 … */
  constructor(private readonly areShort = false) {
    this.write('index.txt', '');
    this.write('index.txt.attr', 'unique_subject = no\n');
    this.write('crlnumber', '01\n');
    this.write('ca.cnf', CONFIGURATION);
    const subject = '/C=CO/O=Prueba/CN=CA de prueba';
    this.openssl(
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', 'ca.key', '-out', 'ca.pem', '-days', '900'],
      ...['-subj', subject, '-config', 'ca.cnf', '-extensions', 'authority'],
    );
    this.certify(
      'responder',
      '/C=CO/O=Prueba/CN=Responder',
      'extendedKeyUsage=OCSPSigning\nkeyUsage=digitalSignature\n',
    );
    this.certify('tls', '/C=CO/O=Prueba/CN=Servidor', 'extendedKeyUsage=serverAuth\nkeyUsage=digitalSignature\n');
  }

  get trustPem(): string {
    return this.read('ca.pem');
  }

  /** Issues a certificate of the test NIT that names these addresses; `name` is for `revoke`. */
  issue(name: string, { ocsp, crl }: Addresses): TestCertificate {
    const access = ocsp === undefined ? '' : `authorityInfoAccess=OCSP;URI:${ocsp}\n`;
    const points = crl === undefined ? '' : `crlDistributionPoints=URI:${crl}\n`;
    this.certify(
      name,
      `/C=CO/O=Empresa/serialNumber=${TEST_NIT}/CN=Empresa`,
      `keyUsage=digitalSignature\n${access}${points}`,
    );
    const [keyPem, chainPem] = [this.read(`${name}.key`), this.read(`${name}.pem`)];
    return { key: createPrivateKey(keyPem), chain: certificatesOfPem(chainPem), chainPem, keyPem };
  }

  /** `certificateHold` can be lifted again. */
  revoke(name: string, reason: 'keyCompromise' | 'certificateHold' = 'keyCompromise'): void {
    this.openssl('ca', '-config', 'ca.cnf', '-revoke', `${name}.pem`, '-crl_reason', reason);
  }

  /** Returns the list (DER) that the authority publishes now. */
  crl(...options: readonly string[]): Buffer {
    this.openssl('ca', '-config', 'ca.cnf', '-gencrl', '-out', 'crl.pem', ...options);
    this.openssl('crl', '-in', 'crl.pem', '-outform', 'DER', '-out', 'crl.der');
    return readFileSync(join(this.folder, 'crl.der'));
  }

  /** Answers an OCSP question (DER) as `openssl ocsp` does, signed by the authority, its responder or its web server. */
  ocspAnswer(
    question: Buffer,
    signer: 'ca' | 'responder' | 'tls' = 'responder',
    ...options: readonly string[]
  ): Buffer {
    writeFileSync(join(this.folder, 'question.der'), question);
    this.openssl(
      ...['ocsp', '-index', 'index.txt', '-CA', 'ca.pem', '-rsigner', `${signer}.pem`, '-rkey', `${signer}.key`],
      ...['-reqin', 'question.der', '-respout', 'answer.der', '-nmin', '60', ...options],
    );
    return readFileSync(join(this.folder, 'answer.der'));
  }

  /** Starts `openssl ocsp -port`; returns its URL. It reads the state of certificates at its start. */
  async startResponder(): Promise<string> {
    const responder = spawn(
      'openssl',
      [
        ...['ocsp', '-index', 'index.txt', '-port', '0', '-CA', 'ca.pem', '-rsigner', 'responder.pem'],
        ...['-rkey', 'responder.key', '-nmin', '60', '-ignore_err'],
      ],
      { cwd: this.folder, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.responders.push(responder);
    const port = await new Promise<string>((resolve, reject) => {
      let said = '';
      for (const stream of [responder.stdout, responder.stderr])
        stream.on('data', (text: Buffer) => {
          said += text.toString();
          const [, accepting] = /ACCEPT \S+:(\d+)\b[^]*waiting/.exec(said) ?? [];
          if (accepting !== undefined) resolve(accepting);
        });
      responder.once('close', () => reject(new Error(`openssl ocsp has ended: ${said}`)));
    });
    return `http://127.0.0.1:${port}/`;
  }

  /** Starts a web server of the authority; returns its URL. */
  async serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    this.servers.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  close(): void {
    for (const responder of this.responders) responder.kill('SIGKILL');
    for (const server of this.servers) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(this.folder, { recursive: true });
  }

  private certify(name: string, subject: string, extensions: string): void {
    this.issued += 1;
    this.openssl(
      'req',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.csr`,
      '-subj',
      subject,
    );
    this.write(`${name}.ext`, extensions);
    const number = String(this.issued).padStart(this.areShort ? 2 : 15, '0');
    this.write('serial', this.areShort ? `${number}\n` : `5${this.series}${number}\n`);
    this.openssl(
      ...['ca', '-config', 'ca.cnf', '-batch', '-notext', '-in', `${name}.csr`, '-out', `${name}.pem`],
      ...['-extfile', `${name}.ext`, '-days', '700'],
    );
  }

  private write(name: string, content: string): void {
    writeFileSync(join(this.folder, name), content);
  }

  private read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }

  private openssl(...args: readonly string[]): void {
    const { status, stderr } = spawnSync('openssl', args, { cwd: this.folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`openssl ${args.join(' ')}: ${stderr}`);
  }
}

const CONFIGURATION = `
[ca]
default_ca = own
[own]
database = index.txt
new_certs_dir = .
serial = serial
crlnumber = crlnumber
certificate = ca.pem
private_key = ca.key
default_md = sha256
default_crl_days = 7
policy = any
[any]
commonName = supplied
countryName = optional
organizationName = optional
serialNumber = optional
[req]
distinguished_name = name
[name]
[authority]
basicConstraints = critical,CA:true
keyUsage = critical,keyCertSign,cRLSign,digitalSignature
[delta]
deltaCRL = critical,DER:020101
[partial]
issuingDistributionPoint = critical,@point
[point]
onlysomereasons = keyCompromise
`;
