import type { Style } from './sheet.js';

export const COLOR = {
  ink: '#1b2733',
  soft: '#5c6873',
  line: '#cfd6dc',
  tint: '#f2f5f8',
  accent: '#17466b',
  onAccent: '#ffffff',
  warning: '#7a4b00',
  warningTint: '#fff4dc',
} as const;

const regular = (size: number, color: string = COLOR.ink): Style => ({ font: 'Helvetica', size, color });
const bold = (size: number, color: string = COLOR.ink): Style => ({ font: 'Helvetica-Bold', size, color });

export const STYLE = {
  issuer: bold(15),
  title: bold(10, COLOR.onAccent),
  number: bold(18, COLOR.accent),
  section: bold(7.5, COLOR.accent),
  name: bold(9.5),
  text: regular(8.5),
  strong: bold(8.5),
  label: regular(8, COLOR.soft),
  hash: regular(7.6),
  small: regular(7, COLOR.soft),
  smallStrong: bold(7, COLOR.soft),
  cell: regular(8),
  cellStrong: bold(8),
  head: bold(7, COLOR.onAccent),
  total: bold(10, COLOR.onAccent),
  grandTotal: bold(13, COLOR.onAccent),
  warning: bold(8, COLOR.warning),
} as const;
