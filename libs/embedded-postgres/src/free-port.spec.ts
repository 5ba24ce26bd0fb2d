import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, probePort } from './free-port.js';

const HOST = '127.0.0.1';
const MODULE = new URL('../dist/free-port.js', import.meta.url).href;

const [onLinux, reason] =
  process.platform === 'linux' ? [describe, ''] : [describe.skip, ' [skipped: only Linux has abstract sockets]'];

const onlyPort = (port: number): readonly [number, number] => [port, port + 1];

/** Starts a process that chooses `port`, listens on nothing, and lives until it is killed. */
const processThatChooses = async (port: number) => {
  const source = `
    const { freePort } = await import(${JSON.stringify(MODULE)});
    console.log(await freePort('${HOST}', [${onlyPort(port).join()}]));
    setInterval(() => {}, 1_000);`;
  const args = ['--input-type=module', '--eval', source];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
};

onLinux(`a free port${reason}`, () => {
  it('is not given twice by one process', async () => {
    const port = await freePort(HOST);
    await expect(freePort(HOST, onlyPort(port))).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('is that of the process that chose it until this one ends, also while nothing listens on it', async () => {
    const port = await probePort(HOST, 0);
    const chooser = await processThatChooses(port);
    await expect(freePort(HOST, onlyPort(port))).rejects.toMatchObject({ code: 'EADDRINUSE' });
    chooser.kill('SIGKILL');
    await once(chooser, 'exit');
    expect(await freePort(HOST, onlyPort(port))).toBe(port);
  });
});
