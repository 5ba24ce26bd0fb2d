const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(colour.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Contrast of a colour, such as `#1d4fd8`, with white paper, from 1 to 21 (WCAG 2.2). */
export const contrastWithWhite = (colour: string): number => 1.05 / (luminance(colour) + 0.05);

/** Least contrast at which text is read well (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5;
