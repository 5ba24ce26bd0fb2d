import { expect } from '@jest/globals';
import { join } from 'node:path';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { CACHE, EVERYTHING, kubernetesPrograms, ofSize, ROOT, run, SIZES, template } from './chart.fixture.js';

const cluster = kubernetesPrograms('helm', 'kube', 'etcd', 'kubectl');

cluster.describe('a real API server', () => {
  cluster.it('admits the objects of every size and of everything that is optional, and refuses a wrong one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'chart-'));
    try {
      const withoutMonitors = ['--set', 'podMonitor.enabled=false', '--set', 'serviceMonitor.enabled=false'];
      const ways = [...SIZES.map(ofSize), [...EVERYTHING, ...withoutMonitors]];
      ways.forEach((args, i) => writeFileSync(join(folder, `${i}.yaml`), template(...args).stdout));
      const wrong = template().stdout.replace('minReadySeconds', 'minReadySecondz');
      writeFileSync(join(folder, 'wrong.yaml'), wrong);
      const dryRun = 'kubectl create --dry-run=server --validate=strict -f';
      const script = [
        'set -e',
        `kubectl apply --server-side -f ${CACHE}/crds >/dev/null`,
        'kubectl wait --for=condition=Established crd --all >/dev/null',
        'kubectl create namespace rubrica >/dev/null',
        'kubectl label namespace rubrica pod-security.kubernetes.io/warn=restricted >/dev/null',
        ...ways.map((_, i) => `${dryRun} ${folder}/${i}.yaml`),
        `! ${dryRun} ${folder}/wrong.yaml`,
      ].join('\n');
      const { ok, stdout, stderr } = run(join(ROOT, 'tools/kubernetes/control-plane.sh'), ['bash', '-c', script], {
        env: { NODES: '0' },
      });
      expect([ok, stderr]).toEqual([true, expect.stringContaining('minReadySecondz')]);
      expect(stderr).not.toContain('PodSecurity');
      expect(stdout.match(/^deployment\.apps\/\S+ created \(server dry run\)$/gm)?.length).toBeGreaterThanOrEqual(24);
      expect(stdout).toContain('scaledobject.keda.sh/rubrica-mailer created (server dry run)');
      expect(stdout).toContain('httproute.gateway.networking.k8s.io/rubrica created (server dry run)');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
