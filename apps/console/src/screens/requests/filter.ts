import { type PageOfList, readPage } from '../../design/listing.js';

const CLASSES = ['4xx', '5xx'] as const;

interface RequestFilter extends PageOfList {
  /** Class of the answers. */
  readonly status?: (typeof CLASSES)[number] | undefined;
}

export const readFilter = (search: Readonly<Record<string, unknown>>): RequestFilter => {
  const status = CLASSES.find((one) => one === search['status']);
  return { ...readPage(search), ...(status === undefined ? {} : { status }) };
};
