import { type ServiceName, SERVICES } from '@rubrica/contracts';
import { freePort } from '@rubrica/embedded-postgres';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CannotStart, type Stack } from '@rubrica/standalone';
import type { Network } from '../network/network.js';
import { type EnvironmentOptions, environmentOf, type ReplicaPorts } from './environment.js';
import { type Command, SupervisedProcess } from './supervised-process.js';

/** Ports of a service's processes, and the one at which others reach the service. */
export interface ServicePlan {
  readonly service: ServiceName;
  /** One entry for each process. */
  readonly ports: readonly ReplicaPorts[];
  readonly port: number;
}

/** Ports at which the API and the operators' API are called from outside. */
export type FrontPorts = Pick<ReplicaPorts, 'public' | 'admin'>;

export interface ProcessesOptions {
  readonly plan: readonly ServicePlan[];
  readonly environment: EnvironmentOptions;
  /** Further variables of services' environments. */
  readonly env: Partial<Record<ServiceName, Readonly<Record<string, string>>>>;
  readonly logFolder: string;
  readonly commandOf: CommandOf | undefined;
}

/** Says what runs a service, in place of this Node, with the environment of that process; `name` is the process's own. */
export type CommandOf = (service: ServiceName, name: string) => Command;

const PROGRAM = fileURLToPath(new URL('../service.main.js', import.meta.url));
const READY_WITHIN_MS = 300_000;
const HOST = '127.0.0.1';

/**
 * Chooses ports for the processes of each service (by default 1). The only process of a gateway that nothing stands in
 * front of has the `front` ports.
 */
export const planReplicas = (
  replicas: Partial<Record<ServiceName, number>>,
  network: Network,
  front: FrontPorts | undefined,
): Promise<readonly ServicePlan[]> =>
  Promise.all(
    SERVICES.map(async (service) => {
      const isFront = front !== undefined && service === 'api-gateway';
      const ports = await Promise.all(
        Array.from({ length: replicas[service] ?? 1 }, async () => ({
          internal: await freePort(HOST),
          ...(isFront ? front : { public: await freePort(HOST), admin: await freePort(HOST) }),
        })),
      );
      const internal = ports.map((own) => own.internal);
      return { service, ports, port: await network.portOf(service, internal) };
    }),
  );

export const byService = <T>(
  plan: readonly ServicePlan[],
  valueOf: (entry: ServicePlan) => T,
): Record<ServiceName, T> =>
  Object.fromEntries(plan.map((entry) => [entry.service, valueOf(entry)])) as Record<ServiceName, T>;

/** Starts all processes of all services, and waits until they are ready. */
export const startProcesses = async (
  { plan, environment, env, logFolder, commandOf }: ProcessesOptions,
  running: Stack,
): Promise<Record<ServiceName, readonly SupervisedProcess[]>> => {
  const processes = byService(plan, ({ service, ports }) =>
    ports.map((own, nth) => {
      const name = ports.length > 1 ? `${service}-${nth + 1}` : service;
      const [executable, ...program] = commandOf?.(service, name) ?? [process.execPath, PROGRAM, service];
      return new SupervisedProcess({
        ...{ name, executable, program },
        env: { ...environmentOf(service, own, environment), ...env[service] },
        logFile: join(logFolder, `${name}.log`),
      });
    }),
  );
  const all = Object.values(processes).flat();
  running.push({
    stop: async () => {
      await Promise.all(all.map((one) => one.stop()));
    },
  });
  for (const one of all) one.start();
  for (const { service, ports } of plan)
    for (const [nth, { internal }] of ports.entries())
      await ready(service, internal, logFolder, () => refuseIfHopeless(processes[service][nth], logFolder));
  return processes;
};

/** Replaces the processes of a service one after the other: one is ready before the next is stopped. */
export const replaceProcesses = async (
  { service, ports }: ServicePlan,
  processes: readonly SupervisedProcess[],
  commandOf: CommandOf,
  logFolder: string,
): Promise<void> => {
  for (const [nth, { internal }] of ports.entries()) {
    const one = processes[nth];
    await one?.replaceBy(commandOf(service, one.name));
    await ready(service, internal, logFolder);
  }
};

/** Throws what the process says at its end, when it has ended by itself at each of three starts. */
const refuseIfHopeless = (process: SupervisedProcess | undefined, logFolder: string): void => {
  if (!process || process.starts <= 3 || process.exitCode !== 1) return;
  const lines = readFileSync(join(logFolder, `${process.name}.log`), 'utf8')
    .trimEnd()
    .split('\n');
  throw new CannotStart(lines.at(-1) ?? `${process.name} ends at each start`);
};

const ready = async (
  service: string,
  port: number,
  logFolder: string,
  whileWaiting: () => void = () => undefined,
): Promise<void> => {
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    whileWaiting();
    const answered = await fetch(`http://${HOST}:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    if (Date.now() > until)
      throw new CannotStart(`${service} is not ready after ${READY_WITHIN_MS / 1000} s; its log is in ${logFolder}`);
    await sleep(50);
  }
};
