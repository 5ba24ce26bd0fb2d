import { describe, expect, it } from '@jest/globals';
import { type SampledDocument, withCodeSamples } from './code-samples.js';

const invoice = { id: 'inv_1', object: 'invoice', pdf_url: 'https://api.example.co/files/ten_1/inv_1/pdf?key=k1' };
const answer = (example: object, type = 'application/json') => ({ '200': { content: { [type]: { example } } } });

const document: SampledDocument = {
  servers: [{ url: 'https://api.ejemplo.co' }],
  paths: {
    '/v1/invoices': {
      post: {
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/InvoiceDraft' } } } },
        responses: answer(invoice),
      },
    },
    '/v1/invoices/{id}': { get: { responses: answer(invoice) } },
    '/v1/invoices/{id}/pdf': { get: { responses: answer({}, 'application/pdf') } },
    '/v1/customers/{id}': { delete: { responses: answer({ id: 'cust_1', deleted: true }) } },
    '/files/{tenant}/{id}/{file}': { get: { security: [], responses: answer({}, 'application/pdf') } },
  },
  components: { schemas: { InvoiceDraft: { examples: [{ notes: ["It's"], final: true, email: null, lines: [] }] } } },
};

const sampleOf = (path: string, method: string, label: string, language: 'en' | 'es' = 'en'): string => {
  const operation = withCodeSamples(document, language).paths[path]?.[method] as object;
  const samples = (operation as Record<'x-codeSamples', { label: string; source: string }[]>)['x-codeSamples'];
  return samples.find((sample) => sample.label === label)?.source ?? '';
};

describe('the sample of an operation', () => {
  it('in curl has its address, its key and the example of its body', () => {
    expect(sampleOf('/v1/invoices', 'post', 'curl')).toBe(
      `# RUBRICA_KEY: your API key, sk_test_… or sk_live_…
curl -sS 'https://api.ejemplo.co/v1/invoices' \\
  -H "Authorization: Bearer $RUBRICA_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{
  "notes": [
    "It'\\''s"
  ],
  "final": true,
  "email": null,
  "lines": []
}'`,
    );
  });

  it('in Node is repeated safely: a POST has an Idempotency-Key', () => {
    expect(sampleOf('/v1/invoices', 'post', 'Node', 'es')).toBe(
      `// RUBRICA_KEY: su clave de API, sk_test_… o sk_live_…
const answer = await fetch('https://api.ejemplo.co/v1/invoices', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.RUBRICA_KEY}\`,
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
  },
  body: JSON.stringify({
    "notes": [
      "It's"
    ],
    "final": true,
    "email": null,
    "lines": []
  }),
});
console.log(answer.status, await answer.json());`,
    );
  });

  it('in Python has values as Python writes them', () => {
    expect(sampleOf('/v1/invoices', 'post', 'Python')).toContain(
      `    json={
        "notes": [
            "It's",
        ],
        "final": True,
        "email": None,
        "lines": [],
    },
)`,
    );
  });

  it('in PHP has values as PHP writes them', () => {
    expect(sampleOf('/v1/invoices', 'post', 'PHP')).toBe(
      `<?php
// RUBRICA_KEY: your API key, sk_test_… or sk_live_…
$request = curl_init('https://api.ejemplo.co/v1/invoices');
curl_setopt_array($request, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_CUSTOMREQUEST => 'POST',
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('RUBRICA_KEY'),
        'Content-Type: application/json',
        'Idempotency-Key: ' . bin2hex(random_bytes(16)),
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'notes' => [
            'It\\'s',
        ],
        'final' => true,
        'email' => null,
        'lines' => [],
    ]),
]);
$answer = curl_exec($request);
echo curl_getinfo($request, CURLINFO_RESPONSE_CODE), ' ', $answer, "\\n";`,
    );
  });

  it('has the id of an example in its path', () => {
    expect(sampleOf('/v1/invoices/{id}', 'get', 'curl')).toContain("'https://api.ejemplo.co/v1/invoices/inv_1'");
    expect(sampleOf('/v1/customers/{id}', 'delete', 'curl')).toContain(
      "-X DELETE 'https://api.ejemplo.co/v1/customers/cust_1'",
    );
  });

  it('keeps a file that is answered', () => {
    expect(sampleOf('/v1/invoices/{id}/pdf', 'get', 'curl', 'es')).toMatch(/ -o documento\.pdf$/);
    expect(sampleOf('/v1/invoices/{id}/pdf', 'get', 'Python')).toContain('open("document.pdf", "wb")');
    expect(sampleOf('/v1/invoices/{id}/pdf', 'get', 'PHP')).toMatch(/file_put_contents\('document\.pdf', \$answer\);$/);
  });

  it('of what needs no key has none, and asks by a whole URL', () => {
    expect(sampleOf('/files/{tenant}/{id}/{file}', 'get', 'curl')).toBe(
      "curl -sS 'https://api.ejemplo.co/files/ten_1/inv_1/pdf?key=k1' \\\n  -o document.pdf",
    );
  });
});
