import type { DocumentRequest } from '@rubrica/contracts';
import type { DocumentIssuerSettings } from '../config.js';
import type { SigningPlan } from '../document/document.js';
import type { RepresentationContext } from '../graphic-representation/representation-context.js';

type Shown = Pick<RepresentationContext, 'validatedAt' | 'contingency' | 'invalid' | 'preview'> & {
  readonly request: Pick<DocumentRequest, 'issuer'>;
  readonly logo: Buffer | undefined;
  readonly plan: Pick<SigningPlan, 'software_provider'>;
};

/** Returns what the sheet says beyond the document itself, of the tenant as it was when it asked. */
export const representationContext = (
  settings: DocumentIssuerSettings,
  { request, logo, plan, ...state }: Shown,
): RepresentationContext => {
  const { brand_color: brandColor, pdf, logo: described } = request.issuer;
  const provider = plan.software_provider ?? null;
  return {
    ...(logo && described ? { logo: { ...described, bytes: logo } } : {}),
    ...(brandColor ? { brandColor } : {}),
    ...(pdf?.bank_details ? { bankDetails: pdf.bank_details } : {}),
    ...(pdf?.footer ? { footer: pdf.footer } : {}),
    ...state,
    softwareMaker: softwareMaker(settings, provider, request),
    softwareName: settings.softwareName,
    softwareProvider: provider,
  };
};

/** Who made the software; without a setting its owner to DIAN: the technology provider, else the issuer itself. */
const softwareMaker = (
  { softwareMakerName, softwareMakerNit }: DocumentIssuerSettings,
  provider: RepresentationContext['softwareProvider'],
  { issuer }: Shown['request'],
): RepresentationContext['softwareMaker'] => {
  if (softwareMakerNit !== '') return { name: softwareMakerName, nit: softwareMakerNit };
  return provider ?? { name: issuer.legal_name, nit: `${issuer.nit}-${issuer.check_digit}` };
};
