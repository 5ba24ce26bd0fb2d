/** Three decimals behind one to three digits: the form of a number with a separator of thousands too. */
const LIKE_THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/;

/** Returns `1500` for `1.500`, as people read it who part thousands by a point; undefined for any other form. */
export const readAsThousands = (text: string): string | undefined =>
  LIKE_THOUSANDS.test(text) ? text.replace('.', '') : undefined;
