import { describe, expect, it } from '@jest/globals';
import { type Phase, phaseTable } from './phase-table.js';

const gaps = (mailer: number): Phase['gapsMs'] => ({
  ...{ 'api-gateway': 100, 'certificate-vault': 100, 'document-issuer': 100, 'dian-submitter': 100 },
  ...{ mailer, 'webhook-dispatcher': 100 },
});

describe('the table of phases', () => {
  it('has a line of each phase, and one with the sums and the longest times', () => {
    const phases = [
      { name: 'N-1', seconds: 10.2, sent: 20, settled: 20, gapsMs: gaps(100) },
      { name: 'N-1 to N', seconds: 60.4, sent: 120, settled: 119, gapsMs: gaps(2_345) },
    ];
    expect(phaseTable(phases).map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
      'phase s sent settled api-gateway certificate-vault document-issuer dian-submitter mailer webhook-dispatcher',
      'N-1 10 20 20 0.10 0.10 0.10 0.10 0.10 0.10',
      'N-1 to N 60 120 119 0.10 0.10 0.10 0.10 2.35 0.10',
      'all 71 140 139 0.10 0.10 0.10 0.10 2.35 0.10',
    ]);
  });
});
