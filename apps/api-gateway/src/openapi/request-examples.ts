/** Examples of request bodies whose schema has none, by the title of the schema. */
export const REQUEST_EXAMPLES: Readonly<Record<string, object>> = {
  CertificateInput: {
    filename: 'empresa.p12',
    content_base64: 'MIIKZAIBAzCCCiAGCSqGSIb3DQEHAaCC',
    password: 'una-clave',
  },
  CancelInput: { reason: 'El cliente desistió' },
  ContingencyInput: { environment: 'production', reason: 'DIAN announced maintenance until 06:00.' },
  CustomerChange: { email: 'pagos@opticacentral.example', phone: null },
  EmailsInput: { to: ['contador@ejemplo.example'] },
  NumberingRangeInput: {
    document_type: 'invoice',
    prefix: 'SETP',
    from: 990000000,
    to: 995000000,
    resolution_number: '18760000001',
    resolution_date: '2019-01-19',
    valid_from: '2019-01-19',
    valid_to: '2030-01-19',
    technical_key: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
  },
  NumberingRangePatch: { is_active: false },
  RedeliverInput: { webhook_endpoint_id: 'we_0123456789abcdefghjkmnpqrs' },
  ResolveInput: { choice: 'wait' },
  SuppressionInput: { address: 'compras@ejemplo.example' },
  TenantPatch: { trade_name: 'Óptica Central', brand_color: '#0b5fff', test_set_id: null },
  WebhookEndpointInput: {
    url: 'https://example.com/rubrica',
    subscribed_events: ['invoice.accepted_by_dian', 'invoice.rejected_by_dian'],
    description: 'Contabilidad',
  },
  WebhookEndpointPatch: { is_active: false },
};
