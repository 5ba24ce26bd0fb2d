import { describe, expect, it } from '@jest/globals';
import { softwareSecurityCode } from '@rubrica/fiscal';
import { eventCude, eventSeed } from './cude.js';
import { aDocumentEvent, aParty } from './document-event.fixture.js';
import { eventTypeOf } from './event-type.js';

const party = (number: string) => aParty({ identification: { type: '31', number, checkDigit: null } });

/** Example of the RADIAN annex 1.1, numeral 12.1.1. Its numbers are shorter than real ones. */
const example = aDocumentEvent({
  type: eventTypeOf('030'),
  number: '1',
  issueDate: '2019-04-30',
  issueTime: '19:48:50-05:00',
  sender: party('99998888'),
  receiver: party('800197268'),
  subject: { number: 'FE123', cufe: '', typeCode: '01' },
});

describe('the hashes of an event', () => {
  it('has the seed of the annex, without the PIN', () =>
    expect(eventSeed(example)).toBe('12019-04-3019:48:50-05:0099998888800197268030FE12301'));

  it('has the CUDE of the annex', () =>
    expect(eventCude(eventSeed(example), '11111')).toBe(
      '0d91ba25b01f5e7dbda870a11b274501d3a62a73e91932c473c86c93f12a142a2ac45876efcde3e679024a01c0be41f9',
    ));

  it('has the same seed in both environments', () =>
    expect(eventSeed(aDocumentEvent({ environment: '1' }))).toBe(eventSeed(aDocumentEvent({ environment: '2' }))));

  it("has the security code of DIAN's sample of the event 030", () =>
    expect(softwareSecurityCode('fa326ca7-c1f8-40d3-a6fc-24d7c1040607', '20191', 'ACR0021')).toBe(
      '55dfb0384c1d47d41568fbf9b5a5b92151b13490ea4d6cfc45d6b6b4256b81cd1987b188daa53d5f7211fd758eaa4a14',
    ));
});
