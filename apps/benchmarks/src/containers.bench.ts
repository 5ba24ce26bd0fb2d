import { hostileContainers, startVault } from '@rubrica/certificate-vault/testing';
import { createTestPki, TEST_NIT } from '@rubrica/testing';
import { live } from '@rubrica/service-testing';

/**
 * `npm run verify:containers`: uploads hostile containers to a vault, one after the other, and prints what each was answered, how
 * long that took, and how long the event loop was held at a time. What counts is processor time, of the process and of its main
 * thread between two turns, so that whatever else the machine does takes nothing away.
 */
const MOST_MS = 1_000;
const MOST_HELD_MS = 50;

const pki = await createTestPki();
const vault = await startVault(pki);
const all = await hostileContainers(await pki.issue('good'), await pki.issue('second'));

const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
const processMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
let [heldMs, lastTurn] = [0, threadMs()];
const turns = setInterval(() => {
  const now = threadMs();
  heldMs = Math.max(heldMs, now - lastTurn);
  lastTurn = now;
}, 1);

// The first upload loads and compiles; it is not measured.
await vault.upload(Buffer.from('x'), { nit: TEST_NIT, caller: live });
let wrong = 0;
const rows = [];
for (const { title, bytes } of all) {
  [heldMs, lastTurn] = [0, threadMs()];
  const [began, cpu] = [performance.now(), processMs()];
  const { status, body } = await vault.upload(bytes, { nit: TEST_NIT, caller: live });
  const [tookMs, cpuMs] = [performance.now() - began, processMs() - cpu];
  const isRight = status === 422 && cpuMs <= MOST_MS && heldMs <= MOST_HELD_MS;
  if (!isRight) wrong += 1;
  rows.push({
    container: title,
    octets: bytes.length,
    answer: `${status} ${String(body['code'])}`,
    ms: Math.round(tookMs),
    'processor ms': Math.round(cpuMs),
    'held ms': Math.round(heldMs),
    '': isRight ? '' : 'WRONG',
  });
}
clearInterval(turns);
console.table(rows);
console.log(
  `${all.length} containers, ${wrong} not answered with 422 within ${MOST_MS} ms and ${MOST_HELD_MS} ms at a time`,
);
await vault.close();
process.exit(wrong > 0 ? 1 : 0);
