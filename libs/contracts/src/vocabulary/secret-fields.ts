/** Fields of requests and messages between services whose values are secrets: logs never show them. */
export const SECRET_FIELDS = [
  'password',
  'secret',
  'pin',
  'content_base64',
  'technical_key',
  'private_key',
  'api_key',
] as const;
