/** A ticket as the counter printed it. */
export interface PrintedTicket {
  readonly externalId: string;
  readonly id: string;
  readonly number: string;
}

/** A ticket as the product has it in the end. */
export interface StoredTicket {
  readonly id: string;
  readonly external_id: string | null;
  readonly number: string | null;
  readonly sequence: number | null;
  readonly status: string;
}

/** Numbers that the range says it never gives, with its reason. */
export interface SkippedNumbers {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns what is wrong with a day: a printed ticket that is not stored exactly once as it was printed, a number that two
 * tickets have, one that is missing without a reason, a ticket that was not accepted.
 */
export const faultsIn = (
  printed: readonly PrintedTicket[],
  stored: readonly StoredTicket[],
  skipped: readonly SkippedNumbers[],
): string[] => {
  const byExternalId = Map.groupBy(stored, ({ external_id: id }) => id);
  const lost = printed.flatMap(({ externalId, id, number }) => {
    const found = byExternalId.get(externalId) ?? [];
    const [one] = found;
    return found.length === 1 && one?.id === id && one.number === number
      ? []
      : [`${externalId} was printed as ${number} (${id}), and stored ${String(found.length)} times: ${namesOf(found)}`];
  });
  const repeated = [...Map.groupBy(stored, ({ number }) => number)]
    .filter(([, same]) => same.length > 1)
    .map(([number, same]) => `${String(number)} is the number of ${namesOf(same)}`);
  const open = stored
    .filter(({ status }) => status !== 'accepted_by_dian')
    .map((ticket) => `${namesOf([ticket])} is ${ticket.status}`);
  return [
    ...lost,
    ...repeated,
    ...missingNumbers(stored, skipped).map((number) => `${String(number)} is missing`),
    ...open,
  ];
};

const namesOf = (tickets: readonly StoredTicket[]): string =>
  tickets.map(({ id, number }) => `${String(number)} (${id})`).join(', ');

/** Returns the numbers between the first and the last one that no ticket has and that the range does not explain. */
const missingNumbers = (stored: readonly StoredTicket[], skipped: readonly SkippedNumbers[]): number[] => {
  const taken = new Set(stored.flatMap(({ sequence }) => sequence ?? []));
  const [first, last] = [Math.min(...taken), Math.max(...taken)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, nth) => first + nth).filter(
    (number) => !taken.has(number) && !skipped.some(({ from, to }) => from <= number && number <= to),
  );
};
