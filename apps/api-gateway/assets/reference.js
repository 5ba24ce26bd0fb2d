// Shows the OpenAPI document of the page's language with Scalar, without Scalar's own services. Each operation has its
// samples in curl, Node and Python in the document; the search is that of the page, which finds guides and codes too.
const root = document.querySelector('#reference');
const language = document.documentElement.lang;
Scalar.createApiReference('#reference', {
  url: root.dataset.document,
  localization: { locale: language },
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  hideSearch: true,
  hideTestRequestButton: true,
  hiddenClients: true,
  showDeveloperTools: 'never',
  persistAuth: false,
  documentDownloadType: 'json',
});

// The other language shows the same operation.
const other = document.querySelector('.languages');
other.addEventListener('click', () => (other.hash = location.hash));
