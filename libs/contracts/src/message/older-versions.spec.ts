import { describe, expect, it } from '@jest/globals';
import { Type } from '@sinclair/typebox';
import { messageDefinitions } from './messages.js';
import { currentData, currentType, type OlderVersion, olderVersions } from './older-versions.js';
import { TOPICS } from '../topic/topics.js';

/** Invented: amounts were numbers once, then text, then named for what they are. */
const older: Record<string, OlderVersion> = {
  'co.rubrica.document.paid.v1': {
    topic: TOPICS.documentLifecycle,
    source: 'api-gateway',
    description: 'Paid.',
    data: Type.Object({ cents: Type.Integer() }),
    becomes: 'co.rubrica.document.paid.v2',
    upcast: (data) => ({ amount: ((data as { cents: number }).cents / 100).toFixed(2) }),
  },
  'co.rubrica.document.paid.v2': {
    topic: TOPICS.documentLifecycle,
    source: 'api-gateway',
    description: 'Paid.',
    data: Type.Object({ amount: Type.String() }),
    becomes: 'co.rubrica.document.paid.v3',
    upcast: (data) => ({ paid_amount: (data as { amount: string }).amount, currency: 'COP' }),
  },
};

describe('a message of an older version', () => {
  it('is heard as the current one, step by step', () => {
    const type = 'co.rubrica.document.paid.v1';
    expect(currentType(type, older)).toBe('co.rubrica.document.paid.v3');
    expect(currentData(type, { cents: 11_900_000 }, older)).toEqual({ paid_amount: '119000.00', currency: 'COP' });
  });

  it('of the current version is heard as it is', () => {
    const data = { paid_amount: '1.00', currency: 'COP' };
    expect(currentType('co.rubrica.document.paid.v3', older)).toBe('co.rubrica.document.paid.v3');
    expect(currentData('co.rubrica.document.paid.v3', data, older)).toBe(data);
  });

  it('always has a version after it that readers know', () => {
    for (const type of Object.keys(olderVersions)) expect(messageDefinitions.has(currentType(type))).toBe(true);
  });
});
