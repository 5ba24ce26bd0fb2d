import type { Font } from './typesetting/font-metrics.js';

// How the graphic representation looks, all of it: paper, colours, kinds of text. What stands on the sheet, and in
// which order, is the list of blocks in render-pdf.ts; what each block says is in the file of its name.

/** Letter, in points from the upper left corner: what offices in Colombia print on. */
export const PAGE = { size: 'LETTER', left: 40, right: 572, width: 532, top: 36, bottom: 748, footBelow: 18 } as const;

/** Of a tenant that has chosen none. */
export const BRAND_COLOR = '#17466b';

/** #rrggbb. What the tenant's colour changes is in palette.ts. */
export const COLORS = {
  ink: '#1b2733',
  soft: '#5c6873',
  line: '#cfd6dc',
  paper: '#ffffff',
  warning: '#7a4b00',
  warningTint: '#fff4dc',
  stamp: '#f4d3d3',
} as const;

/** Those above, and what the tenant's colour becomes. */
export type ColorName =
  keyof typeof COLORS | /** areas */ 'accent' | /** text on them */ 'onAccent' | /** text in it */ 'accentInk';

/** Written across a page, below all else: degrees, and how much of the page's width it takes. */
export const STAMP = { angle: 50, width: 620 } as const;

/**
 * How small all may become where the code would else stand alone on the last page: tried in this order, and not used where
 * it does not help. The smallest text is then of 6 points, the code of 2.9 cm; DIAN asks for 2 cm.
 */
export const SCALES = [0.93, 0.86] as const;

/** The tenant's logo fits into this, in points: above the name of the issuer, or beside it if it is not wide. */
export const LOGO = { width: 160, height: 48, side: 64, wideFrom: 1.5 } as const;

/** A kind of text. */
export interface Style {
  readonly font: Font;
  /** Points. */
  readonly size: number;
  readonly color: ColorName;
}

const regular = (size: number, color: ColorName = 'ink'): Style => ({ font: 'Helvetica', size, color });
const bold = (size: number, color: ColorName = 'ink'): Style => ({ font: 'Helvetica-Bold', size, color });

export const STYLE = {
  issuer: bold(15),
  title: bold(10, 'onAccent'),
  number: bold(18, 'accentInk'),
  section: bold(7.5, 'accentInk'),
  name: bold(9.5),
  text: regular(8.5),
  strong: bold(8.5),
  label: regular(8, 'soft'),
  hash: regular(7.6),
  small: regular(7, 'soft'),
  smallStrong: bold(7, 'soft'),
  cell: regular(8),
  cellStrong: bold(8),
  head: bold(7, 'onAccent'),
  total: bold(10, 'onAccent'),
  grandTotal: bold(13, 'onAccent'),
  warning: bold(8, 'warning'),
} as const;
