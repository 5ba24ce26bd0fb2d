import { beforeAll, describe, expect, it } from '@jest/globals';
import { type AsyncAPIDocumentInterface, Parser, type SchemaInterface } from '@asyncapi/parser';
import { asyncApi } from './asyncapi.js';
import { contract } from './contract.js';
import { samplesByType, writtenAsyncApi } from './files.fixture.js';

/** Of the parser's remarks: 0 error, 1 warning. Below are hints, as that a newer AsyncAPI exists. */
const WARNING = 1;

/** The objects and choices in a schema, itself included, that a generator of code would have to name by itself. */
const withoutName = (schema: SchemaInterface | undefined): string[] => {
  if (!schema) return [];
  const needsName = schema.type() === 'object' || (schema.enum() ?? []).length > 0;
  const isChoice = (schema.anyOf() ?? []).filter((one) => one.const() !== undefined).length > 1;
  const items = schema.items();
  return [
    ...(isChoice || (needsName && schema.title() === undefined) ? [JSON.stringify(schema.json())] : []),
    ...Object.values(schema.properties() ?? {}).flatMap(withoutName),
    ...(schema.anyOf() ?? []).flatMap(withoutName),
    ...(items && !Array.isArray(items) ? withoutName(items) : []),
  ];
};

describe('docs/asyncapi.json', () => {
  const generated = asyncApi(contract(), samplesByType());
  let document: AsyncAPIDocumentInterface | undefined;
  let remarks: readonly string[];
  beforeAll(async () => {
    const answer = await new Parser().parse(JSON.stringify(generated));
    ({ document } = answer);
    remarks = answer.diagnostics
      .filter(({ severity }) => severity <= WARNING)
      .map(({ path, message }) => `${path.join('/')}: ${message}`);
  });

  it('is written down as the code has it (npm run contracts)', () =>
    expect(writtenAsyncApi()).toEqual(JSON.parse(JSON.stringify(generated))));

  it("is what AsyncAPI's own parser takes without an objection", () => {
    expect(remarks).toEqual([]);
    expect(document?.version()).toBe('3.0.0');
  });

  it('has both topics with all their messages', () => {
    const { messages } = contract();
    for (const channel of document?.allChannels().all() ?? []) {
      const types = channel
        .messages()
        .all()
        .map((message) => message.name());
      const expected = Object.entries(messages).filter(([, { topic }]) => topic === channel.address());
      expect(types.sort()).toEqual(expected.map(([type]) => type));
    }
    expect(
      document
        ?.allChannels()
        .all()
        .map((channel) => channel.address())
        .sort(),
    ).toEqual(['document.lifecycle', 'tenant.lifecycle']);
  });

  it('tells Kafka: 64 partitions, 30 days, the document id as key', () => {
    const [channel] = document?.allChannels().filterBy((one) => one.address() === 'document.lifecycle') ?? [];
    expect(channel?.bindings().get('kafka')?.value()).toMatchObject({
      partitions: 64,
      topicConfiguration: { 'retention.ms': 2_592_000_000 },
    });
    const [message] = channel?.messages().all() ?? [];
    expect(message?.bindings().get('kafka')?.value()).toMatchObject({ key: { description: 'Document id' } });
    expect(message?.headers()?.properties()).toHaveProperty('ce_aggregateversion');
    expect(message?.examples().all().length).toBeGreaterThanOrEqual(2);
  });

  it('has a name for each message, each object in one and each choice of values', () => {
    const unnamed = document
      ?.components()
      .messages()
      .all()
      .flatMap((message) => withoutName(message.payload()));
    expect(unnamed).toEqual([]);
    const names = document
      ?.components()
      .schemas()
      .all()
      .map((schema) => schema.id());
    expect(names).toEqual(expect.arrayContaining(['DocumentSignedV1', 'FileNumber', 'Environment', 'Rule']));
    expect(names?.filter((name) => name.endsWith('Reason')).sort()).toEqual([
      'DocumentIssuingWaitsV1Reason',
      'DocumentSubmissionWaitsV1Reason',
    ]);
  });

  it('is refused by the parser when it is wrong', async () => {
    const wrong = JSON.stringify(generated).replace('"action":"receive"', '"action":"hear"');
    expect((await new Parser().parse(wrong)).document).toBeUndefined();
  });
});
