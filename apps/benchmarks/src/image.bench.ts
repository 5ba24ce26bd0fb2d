import { SERVICES, type ServiceName } from '@rubrica/contracts';
import { type CommandOf, startDistributed } from '@rubrica/distributed';
import { companySale } from '@rubrica/service-testing';
import { openDataFolder, StandaloneSettings } from '@rubrica/standalone';
import { temporaryFolder, until } from '@rubrica/testing';
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * `npm run bench -- image [localhost/rubrica]`: runs the six services from the image as Kubernetes' `restricted` does (user
 * 65532, read-only root, no capabilities), with PostgreSQL and the simulated authority beside them, and prints the image's size
 * and, for each service under load, how long it takes to start and to stop, its memory, and what a write into its root is
 * answered. Every document that was taken must be accepted in the end. As root, with podman and the image (docker/build.sh).
 */
const IMAGE = process.argv[2] ?? 'localhost/rubrica';
const USER = 65_532;
const CALLERS = 3;
const WARM_DOCUMENTS = 60;
const STOP_WITHIN_S = 10;

const podman = (...args: readonly string[]): string => execFileSync('podman', args, { encoding: 'utf8' }).trim();

const missing = ((): string | null => {
  if (spawnSync('podman', ['--version'], { stdio: 'ignore' }).error) return 'podman is not installed';
  const { status } = spawnSync('podman', ['image', 'exists', IMAGE]);
  return status === 0 ? null : `there is no image ${IMAGE}; docker/build.sh builds it`;
})();
if (missing !== null) {
  console.error(`skipped: ${missing}`);
  process.exit(0);
}

const temporary = temporaryFolder();
const folder = openDataFolder(temporary.path);
for (const path of [folder.blobs, folder.keyRing, folder.mail]) chownSync(path, USER, USER);

const containerOf = (service: ServiceName): string => `rubrica-bench-${service}-${process.pid}`;
/**
 * In a mount namespace without the second mount of control groups, which the runtime refuses beside the first; without them
 * there are no limits.
 */
const inContainer: CommandOf = (service) => [
  ...(['unshare', '-m', 'sh', '-c', 'umount /sys/fs/cgroup/unified 2>/dev/null; exec "$@"', 'sh'] as const),
  ...['podman', 'run', '--rm', '--replace', '--name', containerOf(service), '--env-host', '--network', 'host'],
  ...['--read-only', '--user', `${USER}:${USER}`, '--cap-drop', 'all', '--security-opt', 'no-new-privileges'],
  ...['--cgroups', 'disabled', '--ulimit', 'nofile=8192:8192', '--ulimit', 'nproc=4096:4096'],
  ...[folder.blobs, folder.keyRing, folder.mail].flatMap((path) => ['--volume', `${path}:${path}`]),
  ...[IMAGE, service],
];

const settings = Object.assign(new StandaloneSettings(), { port: 0, dataDir: temporary.path, eventLog: 'postgres' });
const distributed = await startDistributed({ settings, hasProxies: true, commandOf: inContainer });
const { base_url, sk_live } = distributed.credentials;

const request = (path: string, body?: object, key = ''): Promise<Response> =>
  fetch(`${base_url}/v1/invoices${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${sk_live}`,
      ...(body ? { 'content-type': 'application/json', 'idempotency-key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const taken: string[] = [];
let [posting, posts] = [true, 0];
/** Posts one invoice after the other; again with the same key what was not answered, or by a service that is down. */
const caller = async (): Promise<void> => {
  while (posting) {
    const [body, key] = [companySale(), `image ${(posts += 1)}`];
    for (let answered = false; !answered;) {
      const answer = await request('', body, key).catch(() => undefined);
      answered = answer?.status === 201;
      if (answered) taken.push(((await answer?.json()) as { readonly id: string }).id);
      else await sleep(100);
    }
  }
};

const isReady = (service: ServiceName): Promise<boolean> =>
  fetch(`http://127.0.0.1:${distributed.proxies[service]?.port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Resident memory of the container's process, in MB. */
const memoryOf = (service: ServiceName): number => {
  const pid = podman('inspect', '--format', '{{.State.Pid}}', containerOf(service));
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000;
};

/** What a write of the service into its own files is answered. There is no `touch` in the image. */
const writeInto = (service: ServiceName): string => {
  const { stdout } = spawnSync(
    'podman',
    [
      ...['exec', containerOf(service), 'node', '-e'],
      'try { require("node:fs").writeFileSync("/app/x", ""); console.log("written") } catch ({ code }) { console.log(code) }',
    ],
    { encoding: 'utf8' },
  );
  return stdout.trim();
};

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

let failed = false;
try {
  const size = Number(podman('image', 'inspect', '--format', '{{.Size}}', IMAGE)) / 1e6;
  console.log(`${IMAGE}: ${Math.round(size)} MB unpacked\n`);
  const callers = Promise.all(Array.from({ length: CALLERS }, caller));
  await until(
    () => taken.length,
    (count) => count >= WARM_DOCUMENTS,
  );
  console.log('service              memory    write to /app   stops within   exit code   ready again after');
  for (const service of SERVICES) {
    const [supervised] = distributed.processes[service];
    if (!supervised) continue;
    const [memory, write, starts] = [memoryOf(service), writeInto(service), supervised.starts];
    const begin = performance.now();
    supervised.signal('SIGTERM');
    await until(
      () => supervised.pid,
      (pid) => pid === undefined,
    );
    const stoppedMs = performance.now() - begin;
    const { exitCode } = supervised;
    await until(
      () => supervised.starts,
      (count) => count > starts,
    );
    const started = performance.now();
    await until(() => isReady(service), Boolean);
    const readyMs = performance.now() - started;
    console.log(
      [
        service.padEnd(20),
        `${Math.round(memory)} MB`.padStart(7),
        write.padStart(15),
        seconds(stoppedMs).padStart(14),
        String(exitCode).padStart(11),
        seconds(readyMs).padStart(19),
      ].join(' '),
    );
    failed ||= write !== 'EROFS' || exitCode !== 0 || stoppedMs > STOP_WITHIN_S * 1_000;
  }
  posting = false;
  await callers;
  const open = new Set(taken);
  await until(
    async () => {
      for (const id of open) {
        const { status } = (await (await request(`/${id}`)).json()) as { readonly status: string };
        if (status === 'accepted_by_dian') open.delete(id);
      }
      return open.size;
    },
    (left) => left === 0,
  );
  console.log(`\n${taken.length} documents were taken meanwhile, and all are accepted by the tax authority`);
} finally {
  posting = false;
  await distributed.stop();
  temporary.remove();
}
process.exit(failed ? 1 : 0);
