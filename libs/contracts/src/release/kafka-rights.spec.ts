import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { kafkaRightsPage } from './kafka-rights-page.js';
import { KAFKA_USERS, kafkaRightsOf } from '../message/kafka-rights.js';

const lines = (user: (typeof KAFKA_USERS)[number], prefix?: string): string[] =>
  kafkaRightsOf(user, prefix).map(({ operation, resource, name }) => `${operation} ${resource} ${name}`);

describe('the rights of a service in Kafka', () => {
  it('are to write the topics of its messages, and to read its topics in groups of its name', () =>
    expect(lines('dian-submitter', 'one.')).toEqual([
      'Write topic one.document.lifecycle',
      'Read topic one.document.lifecycle',
      'Read topic one.tenant.lifecycle',
      'Read group one.dian-submitter/document.lifecycle',
      'Read group one.dian-submitter/tenant.lifecycle',
    ]));

  it('are shown in docs/kafka-rights.md (npm run contracts)', () =>
    expect(readFileSync(new URL('../../../../docs/kafka-rights.md', import.meta.url), 'utf8')).toBe(kafkaRightsPage()));
});
