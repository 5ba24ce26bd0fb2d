import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addressRow, mistakeIn } from './call/address-table.js';
import { seenOf } from './call/address-table.client.js';

/**
 * `npm run verify:addresses -- [table.csv]`: judges a table of URLs and DNS answers with the code that registers endpoints
 * and calls them; no byte leaves this process. Without a table it takes the project's own.
 *
 * Columns: `id`; `kind`: `url`, `dns` (answers at delivery), `rebind` (they change between look-ups), `redirect` (what the
 * receiver answers, in `why`); `url`; `dns`: what the name server answers (`A 8.8.8.8, AAAA ::1`, `A 8.8.8.8 x200`,
 * NODATA, NXDOMAIN, SERVFAIL, TIMEOUT), consecutive look-ups separated by `|`; `when`: create, delivery or both;
 * `expected`: `deny` (no byte reaches the address) or `allow`. Ends with 1 if something is judged otherwise.
 */
const table = process.argv[2] ?? fileURLToPath(new URL('../src/call/addresses.csv', import.meta.url));
const rows = parse(readFileSync(table), { columns: true, bom: true, skip_empty_lines: true }) as Record<
  string,
  string
>[];
let wrong = 0;
const counted = { allow: 0, deny: 0 };
for (const row of rows.map(addressRow)) {
  counted[row.expected] += 1;
  const mistake = mistakeIn(row, await seenOf(row));
  if (mistake === null) continue;
  wrong += 1;
  process.stdout.write(`${row.id}: ${row.expected} is expected, but: ${mistake} (${row.url.slice(0, 120)})\n`);
}
process.stdout.write(
  `${rows.length} rows, ${counted.deny} to deny and ${counted.allow} to allow: ${wrong} judged wrong\n`,
);
process.exitCode = wrong === 0 && rows.length > 0 ? 0 : 1;
