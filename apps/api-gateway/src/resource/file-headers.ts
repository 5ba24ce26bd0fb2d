/** Types that a browser shows by a viewer of its own, which runs no script in the name of this host. */
const SHOWN = ['application/pdf'];

/**
 * Headers of a file that people may open in a browser, where sessions of people live on the same host. XML can hold
 * XHTML with scripts, so that all but a PDF is downloaded, and would have no rights where a browser showed it all the
 * same. A PDF gets no `sandbox`, under which Chromium's viewer does not start; no other site may frame it. A PDF of a
 * stranger (`isForeign`) is downloaded too.
 */
export const fileHeaders = (
  contentType: string,
  name: string,
  { isForeign = false } = {},
): Readonly<Record<string, string>> => {
  const isShown = SHOWN.includes(contentType) && !isForeign;
  return {
    'content-type': contentType,
    'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename="${name}"`,
    'content-security-policy': isShown ? "frame-ancestors 'self'" : "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
};
