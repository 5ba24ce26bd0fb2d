import { BRAND_COLOR, type ColorName, COLORS } from './template.js';

/** #rrggbb by name. */
export type Palette = Readonly<Record<ColorName, string>>;

/** What WCAG 2.2 asks for between text and its ground (1.4.3). */
const LEGIBLE = 4.5;

/** Areas in the tenant's colour, whatever it is; text in it and on it can be read. */
export const paletteOf = (brandColor: string = BRAND_COLOR): Palette => ({
  ...COLORS,
  accent: brandColor,
  onAccent: contrast(brandColor, COLORS.paper) >= contrast(brandColor, COLORS.ink) ? COLORS.paper : COLORS.ink,
  accentInk: darkened(brandColor),
});

/** 1 to 21. Source: WCAG 2.2, contrast ratio. */
export const contrast = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};

/** Parts of red, green and blue, 0 to 1. */
export const partsOf = (color: string): readonly [number, number, number] => {
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
};

/** Source: WCAG 2.2, relative luminance. */
const luminance = (color: string): number => {
  const [red, green, blue] = partsOf(color).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** As it is when it can be read on paper, else as much darker as it takes. */
const darkened = (color: string): string => {
  if (contrast(color, COLORS.paper) >= LEGIBLE) return color;
  const darker = partsOf(color).map((part) =>
    Math.floor(part * 0.9 * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return darkened(`#${darker.join('')}`);
};
