import { describe, expect, it } from '@jest/globals';
import { internalRoutes, type ServiceName, SERVICES } from '@rubrica/contracts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CACHE,
  CHART,
  EVERYTHING,
  isSelected,
  type KubernetesObject,
  kubernetesPrograms,
  KUBE_VERSION,
  NEEDED,
  ofKind,
  ofSize,
  rendered,
  ROOT,
  run,
  SIZES,
  template,
} from './chart.fixture.js';

const helm = kubernetesPrograms('helm');
const kubeconform = kubernetesPrograms('helm', 'kubeconform', 'schemas');
const POSTGRES_LOG = ['--set', 'settings.EVENT_LOG=postgres'];

/** All ways of rendering that the rules below hold for. */
const WAYS: readonly (readonly [name: string, args: readonly string[]])[] = [
  ...SIZES.map((size) => [`size ${size}`, ofSize(size)] as const),
  ['everything that is optional', EVERYTHING],
  ['the log in PostgreSQL', POSTGRES_LOG],
];

const deploymentOf = (objects: readonly KubernetesObject[], service: string): KubernetesObject => {
  const found = ofKind(objects, 'Deployment').find(({ metadata }) => metadata.name === `rubrica-${service}`);
  if (!found) throw new Error(`no deployment of ${service}`);
  return found;
};

helm.describe('the chart', () => {
  it.each(WAYS)('passes lint: %s', (_, args) => {
    const { ok, stdout, stderr } = run('helm', ['lint', '--strict', CHART, ...KUBE_VERSION, ...NEEDED, ...args]);
    expect([ok, ok ? '' : stdout + stderr]).toEqual([true, '']);
  });

  describe.each(WAYS)('with %s', (_, args) => {
    const objects = helm.missing === null ? rendered(...args) : [];
    const deployments = ofKind(objects, 'Deployment');
    const workloads = [...deployments, ...ofKind(objects, 'Job')];
    const pods = workloads.map(({ metadata, spec }) => ({ name: metadata.name, ...spec.template.spec }));

    it('has a deployment for each service, which starts it', () => {
      expect(deployments.map(({ spec }) => spec.template.spec.containers.map(({ args: [name] }) => name))).toEqual(
        SERVICES.map((service) => [service]).sort(),
      );
    });

    it('asks for life, readiness and the end of the start', () => {
      for (const { spec } of deployments) {
        const [container] = spec.template.spec.containers;
        const port = container?.name === 'api-gateway' ? 'http' : 'internal';
        expect(container).toMatchObject({
          startupProbe: { httpGet: { path: '/healthz', port: 'internal' } },
          livenessProbe: { httpGet: { path: '/healthz', port: 'internal' } },
          readinessProbe: { httpGet: { path: '/readyz', port } },
        });
        expect(container?.ports?.map(({ name }) => name)).toEqual(expect.arrayContaining(['internal', port]));
        expect(container?.resources.requests).toEqual({ cpu: expect.anything(), memory: expect.anything() });
      }
    });

    it('gives pods no right that they do not need', () => {
      expect(pods.length).toBeGreaterThanOrEqual(7);
      for (const pod of pods) {
        expect(pod).toMatchObject({
          automountServiceAccountToken: false,
          securityContext: { runAsNonRoot: true, runAsUser: 65532, seccompProfile: { type: 'RuntimeDefault' } },
        });
        for (const container of pod.containers)
          expect(container.securityContext).toEqual({
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          });
      }
      const accounts = ofKind(objects, 'ServiceAccount');
      expect(accounts.every((account) => account.automountServiceAccountToken === false)).toBe(true);
      expect(accounts.map(({ metadata }) => metadata.name)).toEqual(
        expect.arrayContaining(pods.map(({ serviceAccountName }) => serviceAccountName)),
      );
    });

    it('lets the vault alone read the master key and the key ring', () => {
      const vault = 'rubrica-certificate-vault';
      const readers = pods.filter((pod) => JSON.stringify(pod).includes('rubrica-master-key')).map(({ name }) => name);
      const mounters = pods.filter((pod) => JSON.stringify(pod).includes('key-ring')).map(({ name }) => name);
      expect([readers, mounters]).toEqual([[vault], [vault]]);
    });

    it("reads secrets from the service's own Secret, and shows none", () => {
      for (const { spec } of deployments) {
        const [container] = spec.template.spec.containers;
        const names = container?.env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef.name ?? []);
        const own = `rubrica-${String(container?.name)}`;
        const expected = container?.name === 'certificate-vault' ? [own, 'rubrica-master-key'] : [own];
        expect([...new Set(names)].sort()).toEqual(expected);
      }
      expect(ofKind(objects, 'Secret')).toEqual([]);
    });

    it('keeps the pods of each service apart and together, each by its own label', () => {
      const labels = deployments.map(({ spec }) => spec.template.metadata.labels);
      for (const { spec } of deployments) {
        const selectors = [
          spec.selector.matchLabels,
          ...spec.template.spec.topologySpreadConstraints.map(({ labelSelector }) => labelSelector.matchLabels),
        ];
        for (const selector of selectors)
          expect(labels.filter((one) => isSelected(selector, one))).toEqual([spec.template.metadata.labels]);
      }
    });

    it('has a budget for each service that selects its pods and no others', () => {
      const selected = ofKind(objects, 'PodDisruptionBudget').map(({ spec }) =>
        deployments
          .filter(({ spec: { template: pod } }) => isSelected(spec.selector.matchLabels, pod.metadata.labels))
          .map(({ metadata }) => metadata.name),
      );
      expect(selected).toEqual(deployments.map(({ metadata }) => [metadata.name]));
    });

    it('leaves replicas to an autoscaler where there is one', () => {
      const scaled = [...ofKind(objects, 'HorizontalPodAutoscaler'), ...ofKind(objects, 'ScaledObject')].map(
        ({ spec }) => spec.scaleTargetRef.name,
      );
      expect(new Set(scaled).size).toBe(scaled.length);
      const counted = deployments
        .filter(({ spec }) => spec.replicas !== undefined)
        .map(({ metadata }) => metadata.name);
      expect([...scaled, ...counted].sort()).toEqual(deployments.map(({ metadata }) => metadata.name));
    });

    it('routes services to ports that their pods have', () => {
      for (const { metadata, spec } of ofKind(objects, 'Service')) {
        const targets = deployments.filter((one) => isSelected(spec.selector, one.spec.template.metadata.labels));
        const ports = targets.flatMap((one) => one.spec.template.spec.containers.flatMap((c) => c.ports ?? []));
        expect([metadata.name, targets.length]).toEqual([metadata.name, 1]);
        expect(ports.map(({ name }) => name)).toEqual(
          expect.arrayContaining(spec.ports?.map((p) => p.targetPort) ?? []),
        );
      }
    });

    it('runs migrations before the roll-out, each with the database of its service alone', () => {
      const migrate = ofKind(objects, 'Job').find(({ metadata }) => metadata.name === 'rubrica-migrate');
      expect(migrate?.metadata.annotations).toMatchObject({ 'helm.sh/hook': 'pre-install,pre-upgrade' });
      for (const { name, args: order, env } of migrate?.spec.template.spec.containers ?? []) {
        expect(order).toEqual([name, 'migrate']);
        const secrets = env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []);
        expect(new Set(secrets.map((secret) => secret.name))).toEqual(new Set([`rubrica-${name}`]));
        expect(secrets.map(({ key }) => key)).toEqual(
          args === POSTGRES_LOG ? ['DATABASE_URL', 'EVENT_LOG_URL'] : ['DATABASE_URL'],
        );
      }
      expect(migrate?.spec.template.spec.containers.map(({ name }) => name)).toEqual([...SERVICES].sort());
      const topics = ofKind(objects, 'Job').filter(({ metadata }) => metadata.name === 'rubrica-topics');
      expect(topics.length).toBe(args === POSTGRES_LOG ? 0 : 1);
    });
  });

  it('gives the gateway longer to end than its delay takes', () => {
    const gateway = deploymentOf(rendered(), 'api-gateway').spec.template.spec;
    expect(gateway.terminationGracePeriodSeconds).toBe(30);
    const late = template('--set', 'services.api-gateway.settings.SHUTDOWN_DELAY_MS=25000');
    expect([late.ok, late.stderr]).toEqual([false, expect.stringContaining('SHUTDOWN_DELAY_MS and 10 s more')]);
    const longer = ['--set', 'services.api-gateway.terminationGracePeriodSeconds=35'];
    expect(template('--set', 'services.api-gateway.settings.SHUTDOWN_DELAY_MS=25000', ...longer).ok).toBe(true);
  });

  it('runs one vault at a time where the key ring can be mounted once', () => {
    const once = ['--set', 'storage.keyRing.accessMode=ReadWriteOnce'];
    const two = template(...once);
    expect([two.ok, two.stderr]).toEqual([false, expect.stringContaining('must be 1')]);
    const [one] = ofKind(rendered(...once, '--set', 'services.certificate-vault.replicas=1'), 'Deployment').filter(
      ({ metadata }) => metadata.name === 'rubrica-certificate-vault',
    );
    expect(one?.spec.strategy).toEqual({ type: 'Recreate' });
  });

  it('writes large numbers as numbers', () => {
    const large = ['--set', 'services.api-gateway.settings.TENANT_BACKLOG_LIMIT=20000000'];
    const [container] = deploymentOf(rendered(...large), 'api-gateway').spec.template.spec.containers;
    expect(container?.env).toContainEqual({ name: 'TENANT_BACKLOG_LIMIT', value: '20000000' });
  });

  it('lets a setting of a service go before that of all, a zero too', () => {
    const both = ['--set', 'settings.WORKER_THREADS=2', '--set', 'services.document-issuer.settings.WORKER_THREADS=0'];
    const objects = rendered(...both);
    const threads = ['document-issuer', 'mailer'].map(
      (service) =>
        deploymentOf(objects, service).spec.template.spec.containers[0]?.env.find(
          ({ name }) => name === 'WORKER_THREADS',
        )?.value,
    );
    expect(threads).toEqual(['0', '2']);
  });

  it('scales by the lag of groups that the services have', () => {
    const inCode = globSync('apps/*/src/**/*.consumer.ts', { cwd: ROOT })
      .flatMap((path) => [
        ...readFileSync(join(ROOT, path), 'utf8').matchAll(/TOPICS\.documentLifecycle,\s+group: '([^']+)'/g),
      ])
      .map(([, group]) => `${String(group)}/document.lifecycle`);
    const scaled = ofKind(rendered(...EVERYTHING), 'ScaledObject').flatMap(({ spec }) =>
      (spec.triggers ?? []).flatMap(({ metadata }) => metadata['consumerGroup'] ?? []),
    );
    expect(scaled.length).toBe(5);
    expect(new Set(inCode)).toEqual(new Set(scaled));
  });

  it.each([
    ['services.mailer.replicas=0', 'minimum'],
    ['services.mailer.replica=2', "'replica' not allowed"],
    ['services.gateway.replicas=2', "'gateway' not allowed"],
    ['services.mailer.settings.MAIL_FORM=a@b.co', "'MAIL_FORM' not allowed"],
    ['services.mailer.settings.SMTP_URL=smtp://u:p@h', "'SMTP_URL' not allowed"],
    ['services.mailer.settings.PUBLIC_BASE_URL=https://x.co', "'PUBLIC_BASE_URL' not allowed"],
    ['services.api-gateway.settings.RATE_LIMIT_BURST=many', 'got string, want integer'],
    ['services.dian-submitter.settings.DIAN_IN_FLIGHT=3000', 'maximum'],
    ['settings.EVENT_LOG=rabbit', "'postgres', 'kafka'"],
    ['settings.KAFKA_BROKERS=', '/settings/KAFKA_BROKERS'],
    ['publicBaseUrl=facturas.example.co', '/publicBaseUrl'],
    ['topologySpread.zones=Perhaps', '/topologySpread/zones'],
    ['ingress.enabled=true', '/ingress/host'],
    ['storage.data.size=big', '/storage/data/size'],
  ])('refuses %s', (value, complaint) => {
    const { ok, stderr } = template('--set', value);
    expect([ok, stderr]).toEqual([false, expect.stringContaining(complaint)]);
  });

  it('gives the vault, and nobody else, the file of trusted authorities', () => {
    const objects = rendered('--set', 'trustBundle.configMap=authorities');
    const withTrust = SERVICES.filter((service) => {
      const { containers, volumes = [] } = deploymentOf(objects, service).spec.template.spec;
      const [{ env = [], volumeMounts = [] } = {}] = containers;
      const file = env.find(({ name }) => name === 'TRUST_BUNDLE_FILE')?.value;
      return (
        volumes.some(({ name, configMap }) => name === 'trust' && configMap?.name === 'authorities') &&
        volumeMounts.some(({ name, mountPath }) => name === 'trust' && file === `${mountPath}/authorities.pem`)
      );
    });
    expect(withTrust).toEqual(['certificate-vault']);
  });

  it('takes values for all charts, as a chart above it may have', () =>
    expect(template('--set', 'global.region=co').ok).toBe(true));
});

helm.describe('the network policies', () => {
  const policies = helm.missing === null ? ofKind(rendered(), 'NetworkPolicy') : [];
  const labelsOf = (service: string): Record<string, string> => ({
    'app.kubernetes.io/name': 'rubrica',
    'app.kubernetes.io/instance': 'rubrica',
    'app.kubernetes.io/component': service,
  });
  const rulesOf = (service: string, way: 'ingress' | 'egress') =>
    policies
      .filter(({ spec }) => isSelected(spec.podSelector.matchLabels, labelsOf(service)))
      .flatMap(({ spec }) => spec[way] ?? []);

  /** Services that the internal port of this one takes connections from, and those that its pods may call. */
  const peersOf = (service: string, way: 'ingress' | 'egress'): string[] =>
    SERVICES.filter((other) =>
      rulesOf(service, way).some(
        ({ from = [], to = [], ports }) =>
          ports.some(({ port }) => port === 8080) &&
          [...from, ...to].some(
            ({ podSelector }) => podSelector && isSelected(podSelector.matchLabels, labelsOf(other)),
          ),
      ),
    );

  it('deny everything that no other one allows, to every pod of the release', () => {
    const [all] = policies.filter(({ metadata }) => metadata.name === 'rubrica-deny-all');
    expect(all?.spec).toEqual({
      podSelector: { matchLabels: { 'app.kubernetes.io/name': 'rubrica', 'app.kubernetes.io/instance': 'rubrica' } },
      policyTypes: ['Ingress', 'Egress'],
    });
  });

  it.each(SERVICES)('let %s be called by the services that its routes name, from both sides', (service) => {
    const callers = internalRoutes
      .filter(({ owner }) => owner === service || owner === 'every-service')
      .flatMap((route): readonly ServiceName[] => route.callers);
    expect(peersOf(service, 'ingress')).toEqual(SERVICES.filter((other) => callers.includes(other)));
    const called = SERVICES.filter((other) => peersOf(other, 'ingress').includes(service));
    expect(peersOf(service, 'egress')).toEqual(called);
  });

  it('let the gateway alone be reached by everybody, at its public port', () => {
    const open = SERVICES.flatMap((service) =>
      rulesOf(service, 'ingress')
        .filter(({ from }) => from === undefined)
        .map(({ ports }) => [service, ports.map(({ port }) => port)]),
    );
    expect(open).toEqual([['api-gateway', [3000]]]);
  });

  it('let submitter, mailer and dispatcher alone leave the cluster', () => {
    const leave = SERVICES.filter((service) =>
      rulesOf(service, 'egress').some(({ to }) => to?.some((one) => one.ipBlock)),
    );
    expect(leave).toEqual(['dian-submitter', 'mailer', 'webhook-dispatcher']);
    const anywhere = SERVICES.filter((service) => rulesOf(service, 'egress').some(({ to }) => to === undefined));
    expect(anywhere).toEqual([]);
  });

  it('let the vault ask certification authorities, where it is to ask them', () => {
    const asking = ofKind(
      rendered('--set', 'services.certificate-vault.settings.REVOCATION_CHECK=lenient'),
      'NetworkPolicy',
    );
    const vault = asking.find(({ metadata }) => metadata.name === 'rubrica-certificate-vault');
    const web = vault?.spec.egress?.find(({ to }) => to?.some((one) => one.ipBlock));
    expect(web?.ports.map(({ port }) => port)).toEqual([80, 443]);
  });

  it.each(['CONSOLE_URL=https://app.example.co', 'OPERATOR_OIDC_ISSUER=https://login.example.co'])(
    'let the gateway ask login providers, with %s',
    (setting) => {
      const asking = ofKind(rendered('--set', `services.api-gateway.settings.${setting}`), 'NetworkPolicy');
      const gateway = asking.find(({ metadata }) => metadata.name === 'rubrica-api-gateway');
      const web = gateway?.spec.egress?.find(({ to }) => to?.some((one) => one.ipBlock));
      expect(web?.ports.map(({ port }) => port)).toEqual([443]);
    },
  );

  it('let the jobs reach names, the database and the log, and nothing else', () => {
    const ports = ['migrate', 'topics'].map((job) =>
      rulesOf(job, 'egress').flatMap((rule) => rule.ports.map((p) => p.port)),
    );
    expect(ports).toEqual([
      [53, 53, 5432, 9092, 9093, 9094],
      [53, 53, 5432, 9092, 9093, 9094],
    ]);
    expect(rulesOf('migrate', 'ingress')).toEqual([]);
  });
});

kubeconform.describe('kubeconform', () => {
  const location = join(CACHE, 'schemas', '{{.ResourceKind}}{{.KindSuffix}}.json');
  const judge = (text: string) =>
    run(
      'kubeconform',
      [
        '-strict',
        '-summary',
        '-skip',
        'ScaledObject,HTTPRoute,PodMonitor,ServiceMonitor',
        '-schema-location',
        location,
        '-',
      ],
      { input: text },
    );

  it.each(WAYS)('accepts the objects of Kubernetes: %s', (_, args) => {
    const { ok, stdout } = judge(template(...args).stdout);
    expect([ok, stdout]).toEqual([true, expect.stringContaining('Invalid: 0, Errors: 0')]);
  });

  it('would find a wrong field', () => {
    const { ok, stdout } = judge(template().stdout.replace('minReadySeconds', 'minReadySecondz'));
    expect([ok, stdout]).toEqual([false, expect.stringContaining('minReadySecondz')]);
  });
});
