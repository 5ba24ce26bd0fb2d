import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { bilingualTexts, englishWordsIn } from '@rubrica/testing';
import { type RunningGateway, startGateway } from '../gateway.fixture.js';
import { inSpanish, spanishOf, withTexts } from './in-spanish.js';
import { spanishTexts } from './spanish-texts.disk.js';

let gateway: RunningGateway;
let english: Record<string, unknown>;
let spanish: Record<string, unknown>;
beforeAll(async () => {
  gateway = await startGateway();
  english = (await gateway.call('GET', `/openapi/${NEWEST_API_VERSION}.json`)).json;
  spanish = (await gateway.call('GET', `/openapi/${NEWEST_API_VERSION}.es.json`)).json;
});
afterAll(() => gateway.close());

const texts = spanishTexts();

const textsOf = (document: object): string[] => {
  const found: string[] = [];
  withTexts(document, (text) => {
    found.push(text);
    return text;
  });
  return found;
};
/** Members of a document that have texts, beside its descriptions. */
const NOT_COMPARED = new Set(['example', 'examples', 'x-displayName', 'x-codeSamples']);
/** Fields of answers with texts of ours; where one has a code instead, such as the `action` of a job, that is no text. */
const TEXTS = new Set(['title', 'detail', 'cause', 'fix', 'action']);
const tagsOf = ({ tags }: Record<string, unknown>) => tags as readonly { name: string; 'x-displayName'?: string }[];

describe('the OpenAPI document in Spanish', () => {
  it('has each text of the English one: assets/openapi.es.json has the Spanish of each', () => {
    const all = [...textsOf(english), ...tagsOf(english).map(({ name }) => name)];
    expect(all.length).toBeGreaterThan(1_500);
    expect([...new Set(all)].filter((text) => spanishOf(text, texts) === undefined)).toEqual([]);
  });

  it('has no text that the English one does not have', () => {
    const all = [...new Set(textsOf(english)), ...tagsOf(english).map(({ name }) => name)];
    const unused = Object.keys(texts).filter((text) => {
      const rest = Object.fromEntries(Object.entries(texts).filter(([key]) => key !== text));
      return all.every((one) => !one.includes(text) || spanishOf(one, rest) !== undefined);
    });
    expect(unused).toEqual([]);
  });

  it('has no English word but names of fields and codes', () => {
    const englishIn = englishWordsIn(bilingualTexts());
    const mixed = Object.values(texts).flatMap((text) => {
      const words = englishIn(text);
      return words.length === 0 ? [] : [`${words.join(' ')} in: ${text}`];
    });
    expect(mixed).toEqual([]);
  });

  it('is the English one but for its texts and its examples', () => {
    const withoutWords = (document: object): unknown =>
      JSON.parse(
        JSON.stringify(
          withTexts(document, () => ''),
          (name, member: unknown) => (NOT_COMPARED.has(name) ? undefined : member),
        ),
      );
    expect(withoutWords(spanish)).toEqual(withoutWords(english));
  });

  it('shows answers as they are given in Spanish', () => {
    const englishIn = englishWordsIn(bilingualTexts());
    const shown: string[] = [];
    const { paths } = spanish as { paths: Record<string, Record<string, { responses: object }>> };
    for (const operations of Object.values(paths))
      for (const { responses } of Object.values(operations))
        JSON.stringify(responses, (name, member: unknown) => {
          if (TEXTS.has(name) && typeof member === 'string' && !/^[a-z_]+$/.test(member)) shown.push(member);
          return name === 'application/problem+json' ? undefined : member;
        });
    expect(shown).toContain('Escriba la razón social como está en el RUT; no impide la aceptación.');
    expect(shown.filter((text) => englishIn(text).length > 0)).toEqual([]);
  });

  it('shows problems as they are answered in Spanish', () => {
    const { responses } = spanish['components'] as { responses: Record<string, { content: object }> };
    expect(responses['NotFound']?.content).toMatchObject({
      'application/problem+json': {
        examples: { not_found: { value: { title: 'No encontrado', detail: 'No existe esa factura.' } } },
      },
    });
  });

  it('keeps the names of tags, which are part of links, and shows them in Spanish', () => {
    expect(tagsOf(spanish).map(({ name }) => name)).toEqual(tagsOf(english).map(({ name }) => name));
    expect(tagsOf(spanish)[0]).toMatchObject({ name: 'Invoices', 'x-displayName': 'Facturas' });
  });
});

describe('a text in Spanish', () => {
  const known = { 'Not found': 'No existe', Day: 'Fecha', '(YYYY-MM-DD)': '(AAAA-MM-DD)' };

  it.each([
    ['Not found: `not_found`, `url_expired`', 'No existe: `not_found`, `url_expired`'],
    ['Day (YYYY-MM-DD)', 'Fecha (AAAA-MM-DD)'],
    ['dian_internal_error, dian_security_fault', 'dian_internal_error, dian_security_fault'],
  ])('is put together from its parts: %s', (text, expected) => expect(spanishOf(text, known)).toBe(expected));

  it.each(['Night', 'Night (YYYY-MM-DD)', 'Day (in Bogotá)', 'toString'])('is missing for %s', (text) =>
    expect(spanishOf(text, known)).toBeUndefined(),
  );

  it('is none in an example, and is one in a field called example', () => {
    const schema = {
      description: 'Day',
      example: { description: 'Day' },
      properties: { example: { description: 'Day' } },
    };
    const document = { tags: [], schema };
    expect(inSpanish(document, known)).toEqual({
      tags: [],
      schema: {
        description: 'Fecha',
        example: { description: 'Day' },
        properties: { example: { description: 'Fecha' } },
      },
    });
  });
});
