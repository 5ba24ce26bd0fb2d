import { describe, expect, it } from '@jest/globals';
import { javaReferee } from './java-referee.js';
import { referee } from './referee.js';

const java = await javaReferee();

describe('a program that judges', () => {
  const node = referee('node');
  const echo =
    "process.stdout.write(fs.readFileSync(process.argv[1])); process.exitCode = process.argv[1] === 'b' ? 1 : 0";

  it('reads the files it is given, in a folder of its own', () =>
    expect(node.run(['-e', echo, 'a'], { a: 'factura ñ' })).toEqual({ ok: true, stdout: 'factura ñ', stderr: '' }));

  it('refuses by its exit code', () => expect(node.run(['-e', echo, 'b'], { b: '' }).ok).toBe(false));
});

java.describe('the judges in Java', () => {
  it('answer each question in its turn, whatever line ends of Unicode stand in the answer', async () => {
    const quoted = '¿\u2028 \u2029 \u0085 ñ 😀?';
    const type = `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="${quoted}"`;
    const documents = [`<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" ${type}/>`, '<other/>'];
    const [first, second] = await Promise.all(documents.map((xml) => java.judge('xsd', xml)));
    expect(first?.findings.join()).toContain(quoted);
    expect(second?.findings.join()).toContain("'other'");
  });
});
