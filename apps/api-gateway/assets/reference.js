// Shows /openapi.json with Scalar, with examples in curl, Node and Python, and without Scalar's own services.
const others = ['c', 'clojure', 'csharp', 'dart', 'fsharp', 'go', 'http', 'java', 'js', 'kotlin', 'objc', 'ocaml'];
const more = ['php', 'powershell', 'r', 'ruby', 'rust', 'swift'];
Scalar.createApiReference('#reference', {
  url: '/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  persistAuth: false,
  documentDownloadType: 'json',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  hiddenClients: {
    ...Object.fromEntries([...others, ...more].map((language) => [language, true])),
    shell: ['httpie', 'wget'],
    node: ['axios', 'ofetch', 'undici'],
    python: ['httpx', 'httpx_sync', 'httpx_async', 'python3', 'aiohttp'],
  },
});
