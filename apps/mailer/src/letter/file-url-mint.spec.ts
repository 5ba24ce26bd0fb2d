import { describe, expect, it } from '@jest/globals';
import { parseCapabilityKeys, verifyCapability } from '@rubrica/contracts';
import { FileUrlMint } from './file-url-mint.js';

const KEYS = `uno:${'a'.repeat(32)}`;
const document = { tenant_id: 'ten_1', document_id: 'inv_1' };
const requestedAt = new Date('2026-11-21T15:00:00Z');
const seconds = requestedAt.getTime() / 1000;

describe('the URLs in a mail', () => {
  it('open the page, PDF and XML of the document for 120 days', () => {
    const urls = new FileUrlMint('https://facturas.co', KEYS).of(document, requestedAt);
    for (const file of ['page', 'pdf', 'xml'] as const) {
      const { origin, pathname, searchParams } = new URL((file === 'page' ? urls?.page.es : urls?.[file]) ?? '');
      expect(origin + pathname).toBe(`https://facturas.co/files/ten_1/inv_1/${file}`);
      const expires = Number(searchParams.get('expires'));
      expect(expires).toBe(seconds + 120 * 86_400);
      const presented = { keyId: searchParams.get('key') ?? '', signature: searchParams.get('signature') ?? '' };
      const capability = { tenantId: 'ten_1', documentId: 'inv_1', file, expires };
      expect(verifyCapability(parseCapabilityKeys(KEYS), capability, presented, seconds)).toBe('valid');
    }
  });

  it('open the page in English where the mail speaks it, by a parameter that is not signed', () => {
    const { es, en } = new FileUrlMint('https://facturas.co', KEYS).of(document, requestedAt)?.page ?? {
      es: '',
      en: '',
    };
    expect(en).toBe(`${es}&lang=en`);
  });

  it('are none without keys', () => expect(new FileUrlMint('https://a.co', '').of(document, requestedAt)).toBeNull());
});
