import { describe, expect, it } from '@jest/globals';
import { type CpuProfile, placeOf, sharesByService, summarizeProfile } from './profile.js';

const ISSUER = 'file:///srv/apps/document-issuer/dist/package/package.process.js';
const EVENTING = 'file:///srv/libs/eventing/dist/log/postgres/append.js';
const PG = 'file:///srv/node_modules/pg/lib/client.js';

/** Stacks, the outermost frame first as [function, url], each with its time in µs. */
const profileOf = (
  ...stacks: readonly (readonly [us: number, ...frames: (readonly [string, string])[]])[]
): CpuProfile => {
  const nodes = [{ id: 1, callFrame: { functionName: '(root)', url: '' }, children: [] as number[] }];
  const samples: number[] = [];
  const timeDeltas = [0];
  for (const [us, ...frames] of stacks) {
    let parent = nodes[0];
    for (const [functionName, url] of frames) {
      const node = { id: nodes.length + 1, callFrame: { functionName, url }, children: [] };
      parent?.children.push(node.id);
      nodes.push(node);
      parent = node;
    }
    samples.push(parent?.id ?? 0);
    timeDeltas.push(us);
  }
  return { nodes, samples, timeDeltas };
};

describe('the profile of the main thread', () => {
  const profile = profileOf(
    [300, ['package', ISSUER], ['append', EVENTING], ['query', PG], ['writev', '']],
    [100, ['package', ISSUER]],
    [200, ['poll', EVENTING], ['query', PG]],
    [250, ['parse', PG]],
    [100, ['(garbage collector)', '']],
    [50, ['processTicksAndRejections', 'node:internal/process/task_queues']],
    [1_000, ['(idle)', '']],
  );
  const { rows, idleShare } = summarizeProfile(profile);

  it('counts each sample for the service that its stack leads to', () => {
    expect(sharesByService(rows)).toEqual({
      'document-issuer': 0.4,
      'npm pg': 0.25,
      'libs/eventing': 0.2,
      '(garbage collector)': 0.1,
      node: 0.05,
    });
  });

  it('says in which folder or package a service spends it, and in which function', () => {
    expect(rows[0]).toEqual({
      service: 'document-issuer',
      work: 'npm pg',
      share: 0.3,
      functions: [{ name: 'writev', share: 0.3 }],
    });
  });

  it('adds up, idle time left out', () => {
    expect(rows.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(idleShare).toBe(0.5);
  });
});

describe('the place of a frame', () => {
  it.each([
    [ISSUER, { app: 'document-issuer', folder: 'apps/document-issuer/package' }],
    [EVENTING, { folder: 'libs/eventing/log/postgres' }],
    ['/srv/node_modules/@nestjs/core/router.js', { folder: 'npm @nestjs/core' }],
    ['file:///srv/apps/benchmarks/dist/whole-way/product-agent.js', undefined],
    ['node:net', undefined],
  ])('%s', (url, place) => expect(placeOf(url)).toEqual(place));
});
