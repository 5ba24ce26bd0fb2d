import { describe, expect, it } from '@jest/globals';
import { referee } from './referee.js';

describe('a program that judges', () => {
  const node = referee('node');
  const echo =
    "process.stdout.write(fs.readFileSync(process.argv[1])); process.exitCode = process.argv[1] === 'b' ? 1 : 0";

  it('reads the files it is given, in a folder of its own', () =>
    expect(node.run(['-e', echo, 'a'], { a: 'factura ñ' })).toEqual({ ok: true, stdout: 'factura ñ', stderr: '' }));

  it('refuses by its exit code', () => expect(node.run(['-e', echo, 'b'], { b: '' }).ok).toBe(false));
});
