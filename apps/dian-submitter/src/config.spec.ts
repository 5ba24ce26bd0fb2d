import { describe, expect, it } from '@jest/globals';
import { readSettings } from '@rubrica/service';
import { DianSubmitterSettings } from './config.js';

const read = (env: Record<string, string>) => () =>
  readSettings(DianSubmitterSettings, { DATABASE_URL: 'postgres://localhost/rubrica', ...env });

describe('the address of DIAN', () => {
  it('is DIAN’s own where nothing is said', () =>
    expect(read({})().productionUrl).toBe('https://vpfe.dian.gov.co/WcfDianCustomerServices.svc'));

  it('may be a simulator on this machine', () =>
    expect(read({ DIAN_HABILITACION_URL: 'http://127.0.0.1:4000/Service.svc' })().habilitacionUrl).toContain('4000'));

  it.each([
    'http://vpfe.dian.gov.co/x',
    'http://127.0.0.1.example.com/x',
    'ftp://localhost/',
    'vpfe.dian.gov.co',
    'http://localhost',
  ])('is not %s: documents leave this machine by TLS only', (url) =>
    expect(read({ DIAN_PRODUCTION_URL: url })).toThrow('DIAN_PRODUCTION_URL: must be https'),
  );
});
