import { describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { deliveryRequest, pinsOf, type SentEvent } from './delivery-request.js';

const url = 'https://erp.ejemplo.co/rubrica?llave=1';
const event: SentEvent = {
  endpoint_id: 'we_1',
  event_id: 'evt_1',
  event_type: 'invoice.accepted_by_dian',
  body: '{"name": "Café  Ñandú"}',
};

describe('the request of a delivery', () => {
  it('has the bytes of the event, and a signature over them for each secret', () => {
    const request = deliveryRequest(event, url, 'Rubrica/1.0', { secrets: ['s1', 's2'], unixSeconds: 1_795 });
    const hmac = (secret: string): string =>
      createHmac('sha256', secret).update('1795.{"name": "Café  Ñandú"}').digest('hex');
    expect(request).toEqual({
      endpointId: 'we_1',
      url,
      body: Buffer.from('{"name": "Café  Ñandú"}'),
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Rubrica/1.0',
        'Svc-Event-Id': 'evt_1',
        'Svc-Event-Type': 'invoice.accepted_by_dian',
        'Svc-Webhook-Id': 'we_1',
        'Svc-Signature': `t=1795,v1=${hmac('s1')},v1=${hmac('s2')}`,
      },
    });
  });
});

describe('the addresses of a delivery', () => {
  const tried = (text: string, addresses: readonly string[], idle: readonly string[] = []) =>
    pinsOf('we_1', new URL(text), addresses, ({ address }) => idle.includes(address));

  it('have the port and the name in the certificate that the URL says', () => {
    expect(tried('https://erp.ejemplo.co/', ['190.60.0.10'])).toEqual([
      { address: '190.60.0.10', port: 443, tlsHost: 'erp.ejemplo.co', endpointId: 'we_1' },
    ]);
    expect(tried('http://localhost:8080/', ['127.0.0.1'])).toEqual([
      { address: '127.0.0.1', port: 8080, tlsHost: undefined, endpointId: 'we_1' },
    ]);
  });

  it('are four at most, those with an idle connection first', () => {
    const six = ['190.0.0.1', '190.0.0.2', '190.0.0.3', '190.0.0.4', '190.0.0.5', '190.0.0.6'];
    const order = tried('https://erp.ejemplo.co/', six, ['190.0.0.6', '190.0.0.3']).map(({ address }) => address);
    expect(order).toEqual(['190.0.0.3', '190.0.0.6', '190.0.0.1', '190.0.0.2']);
  });
});
