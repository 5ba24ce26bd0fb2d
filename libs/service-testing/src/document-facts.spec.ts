import { expect, it } from '@jest/globals';
import { messageDefinitions } from '@rubrica/contracts';
import { schemaFaults } from '@rubrica/service';
import { DOCUMENT_FACTS, fact } from './document-facts.js';

it.each(DOCUMENT_FACTS)('the fact %s has the data that contracts declare', (name) => {
  const { type, data, source } = fact(name);
  const definition = messageDefinitions.get(type);
  expect(definition && schemaFaults(definition.data, data)).toEqual([]);
  expect(source).toBe(definition?.source);
});
