import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { canonicalOfReadable, readableXml, xmldsigjsReferee, xmllintReferee } from '@rubrica/testing';
import { XML_DECLARATION } from '@rubrica/xml';
import { EVENT_TYPES } from './event-type.js';
import { documentEventXml } from './event-xml.js';
import { exampleEvent, EXAMPLES, xmlFileOf } from './examples.fixture.js';
import { readDocumentEvent } from './read-event.js';

const README = new URL('../../../examples/README.md', import.meta.url);

/** `npx nx run document-events:renew-examples` writes the XML files again; read the difference before you commit it. */
const RENEW = process.env['RENEW_EXAMPLES'] === '1';

const { canonicalForm } = await xmldsigjsReferee();
const xmllint = xmllintReferee();
const SIGNATURE = '<ds:Signature></ds:Signature>';

it('the examples of events are told in their README, each with its case', () => {
  const told = [...readFileSync(README, 'utf8').matchAll(/^\| `document-events\/(.+)\.json`/gm)].map(
    ([, name]) => name,
  );
  expect(told.sort()).toEqual(EXAMPLES);
});

it('there is an example of each type', () =>
  expect(EXAMPLES.map((example) => exampleEvent(example).type.code).sort()).toEqual(
    EVENT_TYPES.map(({ code }) => code),
  ));

describe.each(EXAMPLES)('the example %s', (example) => {
  const event = exampleEvent(example);
  const { head, tail } = documentEventXml(event);
  const document = head + tail;
  const signed = head + SIGNATURE + tail;
  if (RENEW) writeFileSync(xmlFileOf(example), readableXml(document));

  it('becomes exactly the XML beside it', () => {
    const beside = readFileSync(xmlFileOf(example), 'utf8');
    expect(readableXml(document)).toBe(beside);
    expect(canonicalOfReadable(beside)).toBe(document);
  });

  it('is in canonical form as it stands', () => expect(canonicalForm(XML_DECLARATION + signed)).toBe(signed));

  xmllint.it('is in canonical form in the eyes of xmllint too', () =>
    expect(xmllint.canonicalForm(XML_DECLARATION + signed)).toBe(signed),
  );

  it('is read back as it was meant', () => {
    const { type, sender, receiver, person } = event;
    expect(readDocumentEvent(XML_DECLARATION + signed)).toEqual({
      code: type.code,
      name: type.name,
      number: event.number,
      cude: event.cude,
      environment: 'habilitacion',
      issueDate: event.issueDate,
      issueTime: event.issueTime.slice(0, 8),
      sender: { number: sender.identification.number, identificationType: '31', name: sender.legalName },
      receiver: {
        number: receiver.identification.number,
        identificationType: receiver.identification.type,
        name: receiver.legalName,
      },
      subject: { number: event.subject.number, cufe: event.subject.cufe },
      person: person && {
        identificationType: person.identification.type,
        number: person.identification.number,
        firstName: person.firstName,
        familyName: person.familyName,
        jobTitle: person.jobTitle,
        department: person.department,
      },
      claimCode: event.claimCode,
      notes: event.notes,
    });
  });
});
