import { encodeQR } from 'qr';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface QrCode {
  /** Modules a side, one light module all round included. The paper around is the rest of the quiet zone. */
  readonly size: number;
  /** The dark modules, in modules from the upper left corner; none overlaps another. */
  readonly rectangles: readonly Rectangle[];
}

/** Runs of dark modules of one row, each made taller while the next rows have the very same run. */
export const mergedRectangles = (modules: readonly (readonly boolean[])[]): readonly Rectangle[] => {
  const done: Rectangle[] = [];
  let growing = new Map<string, Rectangle>();
  modules.forEach((row, y) => {
    const grown = new Map<string, Rectangle>();
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      let width = 1;
      while (row[x + width]) width += 1;
      const key = `${x} ${width}`;
      const above = growing.get(key);
      growing.delete(key);
      grown.set(key, above === undefined ? { x, y, width, height: 1 } : { ...above, height: above.height + 1 });
      x += width;
    }
    done.push(...growing.values());
    growing = grown;
  });
  return [...done, ...growing.values()];
};

/** Error correction M: a sheet that was folded or stamped can still be read. */
export const qrCode = (text: string): QrCode => {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 1, encoding: 'byte' });
  return { size: modules.length, rectangles: mergedRectangles(modules) };
};
