import { type TrustBundle, trustBundle } from '@rubrica/xades';

/** The accredited authorities of this installation, from the PEM of its settings. */
export class TrustedAuthorities {
  readonly bundle: TrustBundle;

  constructor(pem: string) {
    this.bundle = trustBundle(pem);
  }
}
