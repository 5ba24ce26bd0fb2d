import { type Referee, refereeUnless } from '@rubrica/testing';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';

export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
export const CHART = join(ROOT, 'deploy/helm/rubrica');
export const SIZES = ['small', 'medium', 'large'] as const;

/** Where `tools/kubernetes/build.sh` puts what it makes. */
export const CACHE = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'rubrica', 'kubernetes');

const pathOf = (program: string): string | undefined =>
  [CACHE, ...(process.env['PATH'] ?? '').split(delimiter)]
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));

/** Programs of Kubernetes that tests need: on the PATH, or as `tools/kubernetes/build.sh` has built them. */
export const kubernetesPrograms = (...programs: readonly string[]): Referee => {
  const missing = programs.filter((program) => !pathOf(program) && !existsSync(join(CACHE, program)));
  return refereeUnless(missing.length === 0 ? null : `${missing.join(', ')}: made by tools/kubernetes/build.sh`);
};

export interface Ran {
  readonly ok: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

export const run = (program: string, args: readonly string[], options: { input?: string; env?: object } = {}): Ran => {
  const { status, stdout, stderr } = spawnSync(pathOf(program) ?? program, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    input: options.input,
    env: { ...process.env, ...options.env },
  });
  return { ok: status === 0, stdout, stderr };
};

/** Values without which nothing can be installed. */
export const NEEDED = [
  ...['--set', 'publicBaseUrl=https://facturas.example.co', '--set', 'settings.KAFKA_BROKERS=kafka-0.kafka:9092'],
  ...['--set', 'settings.INTERNAL_PUBLIC_KEYS=api-gateway=AAAA'],
];

/** Everything that is optional. */
export const EVERYTHING = [
  ...['-f', join(CHART, 'sizes/medium.yaml'), '--set', 'keda.enabled=true', '--set', 'keda.authenticationRef=kafka'],
  ...['--set', 'podMonitor.enabled=true', '--set', 'serviceMonitor.enabled=true'],
  ...[
    '--set',
    'ingress.enabled=true',
    '--set',
    'ingress.host=facturas.example.co',
    '--set',
    'ingress.tlsSecretName=tls',
  ],
  ...['--set', 'httpRoute.enabled=true', '--set', 'httpRoute.parentRefs[0].name=gateway'],
  ...['--set', 'settings.KAFKA_SASL_MECHANISM=scram-sha-512', '--set', 'settings.KAFKA_USERNAME=rubrica'],
  ...['--set', 'trustBundle.configMap=authorities'],
  ...['--set', 'networkPolicy.metricsFrom[0].namespaceSelector.matchLabels.team=monitoring'],
];

/** A helm that is built from its module takes itself for one of Kubernetes 1.20. */
export const KUBE_VERSION = ['--kube-version', '1.36.0'];

export const ofSize = (size: string): string[] => ['-f', join(CHART, 'sizes', `${size}.yaml`)];

export const template = (...args: readonly string[]): Ran =>
  run('helm', ['template', 'rubrica', CHART, ...KUBE_VERSION, '--namespace', 'rubrica', ...NEEDED, ...args]);

type Labels = Readonly<Record<string, string>>;

export interface EnvItem {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: { readonly secretKeyRef: { readonly name: string; readonly key: string; optional?: boolean } };
}

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
  readonly periodSeconds: number;
  readonly failureThreshold: number;
}

export interface Container {
  readonly name: string;
  readonly args: readonly string[];
  readonly env: readonly EnvItem[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly resources: Readonly<Record<'requests' | 'limits', Labels>>;
  readonly securityContext: object;
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string }[];
}

export interface Pod {
  readonly serviceAccountName: string;
  readonly automountServiceAccountToken: boolean;
  readonly securityContext: object;
  readonly terminationGracePeriodSeconds: number;
  readonly topologySpreadConstraints: readonly { readonly labelSelector: { readonly matchLabels: Labels } }[];
  readonly containers: readonly Container[];
  readonly volumes?: readonly {
    readonly name: string;
    readonly persistentVolumeClaim?: { readonly claimName: string };
    readonly configMap?: { readonly name: string };
  }[];
}

interface Peer {
  readonly podSelector?: { readonly matchLabels: Labels };
  readonly namespaceSelector?: object;
  readonly ipBlock?: { readonly cidr: string };
}

interface NetworkRule {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports: readonly { readonly port: number; readonly endPort?: number }[];
}

/** What the tests read of the objects of all kinds. */
export interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels: Labels; readonly annotations?: Labels };
  readonly automountServiceAccountToken?: boolean;
  readonly spec: {
    readonly replicas?: number;
    readonly selector: Labels & { readonly matchLabels: Labels };
    readonly template: { readonly metadata: { readonly labels: Labels }; readonly spec: Pod };
    readonly podSelector: { readonly matchLabels: Labels };
    readonly scaleTargetRef: { readonly name: string };
    readonly ingress?: readonly NetworkRule[];
    readonly egress?: readonly NetworkRule[];
    readonly ports?: readonly { readonly name: string; readonly port: number; readonly targetPort: string }[];
    readonly triggers?: readonly { readonly type: string; readonly metadata: Labels }[];
    readonly strategy?: { readonly type: string };
  };
}

/** The objects that the chart makes with these values; hooks too. */
export const rendered = (...args: readonly string[]): KubernetesObject[] => {
  const { ok, stdout, stderr } = template(...args);
  if (!ok) throw new Error(stderr);
  return parseAllDocuments(stdout)
    .map((document) => document.toJS() as KubernetesObject | null)
    .filter((object) => object !== null);
};

export const ofKind = (objects: readonly KubernetesObject[], kind: string): KubernetesObject[] =>
  objects.filter((object) => object.kind === kind);

/** Whether labels have all that a selector asks for. */
export const isSelected = (selector: Labels, labels: Labels): boolean =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);
