export interface Point {
  readonly at: string;
  readonly value: number;
}

/** Minutes without a reading after which a line is broken off. */
const LONGEST_GAP_MS = 150_000;

/** Writes the path of a line in a box of the width and the height; a time without readings leaves a gap. */
export const pathOf = (
  points: readonly Point[],
  { from, to, most, width, height }: Readonly<Record<'from' | 'to' | 'most' | 'width' | 'height', number>>,
): string => {
  let before = -Infinity;
  return points
    .map(({ at, value }) => {
      const time = Date.parse(at);
      const isFirst = time - before > LONGEST_GAP_MS;
      before = time;
      const x = ((time - from) / (to - from)) * width;
      const y = height - (value / most) * height;
      // The first reading after a gap is a dot of its own, so that it is seen before the next one.
      return isFirst ? `M${round(x)} ${round(y)}h0` : `L${round(x)} ${round(y)}`;
    })
    .join('');
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** A round number that no point exceeds: 1, 2 or 5 and zeros. */
export const scaleOf = (points: readonly Point[]): number => {
  const most = points.reduce((highest, { value }) => Math.max(highest, value), 1);
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5, 10].find((step) => step * power >= most) ?? 10) * power;
};

/** The highest reading of each hour, the newest first, for those who read a line as a table. */
export const hourly = (points: readonly Point[]): readonly Point[] => {
  const hours = Map.groupBy(points, ({ at }) => at.slice(0, 13));
  return [...hours.values()]
    .map((readings) => readings.reduce((most, reading) => (reading.value > most.value ? reading : most)))
    .reverse();
};
