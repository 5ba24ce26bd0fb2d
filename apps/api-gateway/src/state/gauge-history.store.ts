import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rubrica/eventing';

export interface GaugePoint {
  readonly at: Date;
  readonly value: number;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** What gauges have shown in the last 24 hours: a row for each gauge and minute of a day, which the next day writes over. */
@Injectable()
export class GaugeHistory {
  constructor(private readonly database: Database) {}

  add(tx: Tx, gauges: ReadonlyMap<string, number | null>): void {
    const known = [...gauges].flatMap(([gauge, value]) => (value === null ? [] : [{ gauge, value }]));
    tx.write(
      `insert into gauge_history (gauge, minute, at, value) select gauge, $3, $4, value from unnest($1::text[], $2::float8[]) as new (gauge, value)
       on conflict (gauge, minute) do update set at = excluded.at, value = excluded.value`,
      [
        known.map(({ gauge }) => gauge),
        known.map(({ value }) => value),
        Math.floor(Date.parse(tx.at) / MINUTE_MS) % DAY_MINUTES,
        tx.at,
      ],
    );
  }

  /** Returns the points of a gauge from one time to another, oldest first; at most those of a day. */
  read(gauge: string, from: Date, to: Date): Promise<GaugePoint[]> {
    return this.database.query<GaugePoint>(
      'select at, value from gauge_history where gauge = $1 and at >= $2 and at < $3 order by at',
      [gauge, from.toISOString(), to.toISOString()],
    );
  }
}
