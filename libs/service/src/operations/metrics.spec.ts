import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { referee } from '@rubrica/testing';
import { spawnSync } from 'node:child_process';
import { type RunningMailer, startMailer } from '../test-service/mailer.fixture.js';

const promtool = referee('promtool', 'prometheus');
let mailer: RunningMailer;
let scrape: string;

beforeAll(async () => {
  mailer = await startMailer();
  const instance = mailer.app.getHttpAdapter().getInstance();
  scrape = (await instance.inject({ method: 'GET', url: '/metrics' })).payload;
});
afterAll(() => mailer.close());

const namesOf = (what: 'HELP' | 'TYPE'): string[] =>
  [...scrape.matchAll(new RegExp(`^# ${what} (\\S+) .+`, 'gm'))].map(([, name]) => name ?? '').sort();

describe('the metrics of a service', () => {
  it('have a help text and a type each, and the name of the product, or that of Prometheus for every process', () => {
    expect(namesOf('HELP')).toEqual(namesOf('TYPE'));
    expect(namesOf('HELP').length).toBeGreaterThan(5);
    expect(namesOf('HELP').filter((name) => !/^(rubrica|process|nodejs)_/.test(name))).toEqual([]);
  });

  it('end in _total where they count up, and only there', () => {
    const types = [...scrape.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type]) => ({ name, type }));
    expect(types.filter(({ name, type }) => name.endsWith('_total') !== (type === 'counter'))).toEqual([]);
  });

  promtool.it('are what promtool has no objection to', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], { input: scrape, encoding: 'utf8' });
    expect([status, stdout, stderr]).toEqual([0, '', '']);
  });
});
