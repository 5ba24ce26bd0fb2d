import { count, moment } from '../language/format.js';
import { useLanguage, useWords, type Words } from '../language/language.js';
import { hourly, pathOf, type Point, scaleOf } from './line-path.js';
import styles from './line.module.css';
import { Table } from './table.js';

const WORDS: Words<{
  readonly table: string;
  readonly time: string;
  readonly highest: string;
  readonly last: string;
  readonly scale: string;
}> = {
  es: {
    table: 'Ver como tabla',
    time: 'Hora de la lectura',
    highest: 'Mayor valor de la hora',
    last: 'último',
    scale: 'escala hasta',
  },
  en: {
    table: 'Show as a table',
    time: 'Time of the reading',
    highest: 'Highest of the hour',
    last: 'last',
    scale: 'scale up to',
  },
};

const WIDTH = 1_000;
const HEIGHT = 100;
/** Above and below, so that a line at its highest or lowest is seen whole. */
const MARGIN = 4;

/** A line of readings between two times, with a table of the same for those who read it. */
export const Line = ({
  name,
  points,
  from,
  to,
}: {
  readonly name: string;
  /** The oldest first. */
  readonly points: readonly Point[];
  readonly from: string;
  readonly to: string;
}) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const most = scaleOf(points);
  const box = { from: Date.parse(from), to: Date.parse(to), most, width: WIDTH, height: HEIGHT };
  const last = points.at(-1);
  return (
    <figure className={styles.line}>
      <figcaption className={styles.ends}>
        <span>
          {name}
          {last === undefined ? null : (
            <>
              : {words.last} <strong>{count(last.value, language)}</strong>
            </>
          )}
        </span>
        <span>
          {words.scale} {count(most, language)}
        </span>
      </figcaption>
      <svg
        className={styles.drawing}
        viewBox={`0 ${-MARGIN} ${WIDTH} ${HEIGHT + 2 * MARGIN}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          d={pathOf(points, box)}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className={styles.ends}>
        <span>{moment(from, language)}</span>
        <span>{moment(to, language)}</span>
      </p>
      <details>
        <summary>{words.table}</summary>
        <Table
          caption={name}
          rows={hourly(points)}
          keyOf={({ at }) => at}
          columns={[
            { name: words.time, cell: ({ at }) => moment(at, language) },
            { name: words.highest, cell: ({ value }) => count(value, language), isNumber: true },
          ]}
        />
      </details>
    </figure>
  );
};
