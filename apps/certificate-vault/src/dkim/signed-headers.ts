import type { MailSigner } from './dkim-key.store.js';

/** One header field in the relaxed form. */
const FIELD = '[a-z][a-z0-9-]*:[^\\r\\n]*\\r\\n';

/**
 * Tells whether this is what a DKIM signature of a mail from the key's domain is made over: header fields in the relaxed
 * form, From first, and the DKIM-Signature field itself with an empty `b=`. Source: RFC 6376, 3.4.2 and 3.7.
 */
export const isSignedHeaders = (
  text: string,
  { domain, selector }: Pick<MailSigner, 'domain' | 'selector'>,
): boolean => {
  const [from = ''] = text.split('\r\n', 1);
  return (
    /^from:/.test(from) &&
    (from.endsWith(`@${domain}>`) || from.endsWith(`@${domain}`)) &&
    new RegExp(
      `^(?:${FIELD})+dkim-signature:v=1; a=rsa-sha256; c=relaxed/relaxed; d=${escaped(domain)}; s=${escaped(selector)}; ` +
        't=[0-9]{1,12}; h=from(?::[a-z-]+)+; bh=[A-Za-z0-9+/]{43}=; b=$',
    ).test(text)
  );
};

const escaped = (text: string): string => text.replaceAll('.', '\\.');
