interface Page<Item> {
  readonly data: readonly Item[];
  readonly has_more: boolean;
}
interface ListRequest {
  readonly query?: { readonly limit?: string; readonly starting_after?: string };
}
type ListOperation = (request: never) => Promise<Page<{ readonly id: string }> | undefined>;
type ItemOf<List extends ListOperation> = NonNullable<Awaited<ReturnType<List>>>['data'][number];

const LARGEST_PAGE = '100';

/**
 * Yields each object of a list, newest first, and loads page after page as they are used:
 * `for await (const invoice of all(listInvoices, { client: rubrica, query: { status: 'accepted_by_dian' } }))`.
 */
export async function* all<List extends ListOperation>(
  list: List,
  request: Parameters<List>[0],
): AsyncGenerator<ItemOf<List>, void, undefined> {
  const load = list as unknown as (request: ListRequest) => Promise<Page<ItemOf<List>>>;
  const first = request as ListRequest;
  let query: ListRequest['query'] = { limit: LARGEST_PAGE, ...first.query };
  for (;;) {
    const { data, has_more } = await load({ ...first, query });
    yield* data;
    const last = data.at(-1);
    if (!has_more || !last) return;
    query = { ...query, starting_after: last.id };
  }
}
