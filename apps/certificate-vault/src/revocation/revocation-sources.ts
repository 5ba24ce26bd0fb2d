import {
  childrenOf,
  contextTag,
  type DerElement,
  DerError,
  objectIdOf,
  readCertificate,
  readDer,
} from '@rubrica/xades';

/** Where an authority says whether a certificate is revoked, as the certificate itself tells it. */
export interface RevocationSources {
  readonly ocsp: readonly string[];
  readonly crl: readonly string[];
}

/** Source: RFC 5280, sections 4.2.1.13 and 4.2.2.1. */
const CRL_DISTRIBUTION_POINTS = '2.5.29.31';
const AUTHORITY_INFORMATION_ACCESS = '1.3.6.1.5.5.7.1.1';
const OCSP = '1.3.6.1.5.5.7.48.1';
/** GeneralName: uniformResourceIdentifier, implicit and primitive. */
const URI = 0x86;

/** More than real certificates have. What is beyond costs time and proves nothing. */
const MOST_OF_A_KIND = 2;
const MOST_CHARACTERS = 500;

/** Returns the addresses in a certificate (DER) that anybody may have made: `http` and `https` only, two of each kind. */
export const revocationSources = (certificate: Buffer): RevocationSources => {
  const { extensions } = readCertificate(certificate);
  const access = extensions.get(AUTHORITY_INFORMATION_ACCESS);
  const points = extensions.get(CRL_DISTRIBUTION_POINTS);
  return { ocsp: webUrls(access, ocspUrls), crl: webUrls(points, crlUrls) };
};

const ocspUrls = (access: DerElement): string[] =>
  childrenOf(access).flatMap((description) => {
    const [method, location] = childrenOf(description);
    return method && objectIdOf(method) === OCSP && location?.tag === URI ? [location.content.toString('latin1')] : [];
  });

/** A distribution point: [0] name: [0] fullName: GeneralNames. */
const crlUrls = (points: DerElement): string[] =>
  childrenOf(points).flatMap((point) =>
    partsOf([point])
      .filter(({ tag }) => tag === contextTag(0))
      .flatMap((name) => childrenOf(name).filter(({ tag }) => tag === contextTag(0)))
      .flatMap((fullName) => childrenOf(fullName).filter(({ tag }) => tag === URI))
      .map(({ content }) => content.toString('latin1')),
  );

const partsOf = (elements: readonly DerElement[]): DerElement[] => elements.flatMap(childrenOf);

const webUrls = (extension: Buffer | undefined, urlsIn: (element: DerElement) => string[]): string[] => {
  if (extension === undefined) return [];
  try {
    const urls = urlsIn(readDer(extension)).filter(
      (url) => url.length <= MOST_CHARACTERS && /^https?:\/\//i.test(url) && URL.canParse(url),
    );
    return [...new Set(urls)].slice(0, MOST_OF_A_KIND);
  } catch (error) {
    if (error instanceof DerError) return [];
    throw error;
  }
};
