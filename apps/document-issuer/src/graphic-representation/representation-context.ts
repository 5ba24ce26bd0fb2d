/** What the sheet says beyond the document itself. */
export interface RepresentationContext {
  /** Set on a document without fiscal validity, and written across each page. */
  readonly invalid?: 'rejected' | 'failed';
  /** Set on a preview: the language of its watermark. A preview has neither hash nor code (ADR 0263). */
  readonly preview?: 'en' | 'es';
  /** When the tax authority validated it: ISO 8601 with offset. Null: not yet, or never. */
  readonly validatedAt: string | null;
  /** Issued while the tax authority could not be reached. */
  readonly contingency: boolean;
  readonly softwareName: string;
  readonly softwareMaker: { readonly name: string; readonly nit: string | null };
  /** The proveedor tecnológico that issued it; null where the issuer has its own software. */
  readonly softwareProvider: { readonly name: string; readonly nit: string } | null;
  readonly logo?: Picture;
  /** #rrggbb; left out: the template's. */
  readonly brandColor?: string;
  /** Where to pay, and what the tenant wants to say at the end; each may have several lines. */
  readonly bankDetails?: string;
  readonly footer?: string;
}

/** PNG or JPEG that was checked when the tenant sent it. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly width_px: number;
  readonly height_px: number;
}
