/** FAB11, FAB12: the first and the last number of a range have at most nine digits. */
export const MAX_RANGE_NUMBER = 999_999_999;

/** FAB11, FAB12: whether a text is a number with at most as many digits as `MAX_RANGE_NUMBER`. */
export const isRangeNumber = (text: string): boolean =>
  /^\d+$/.test(text) && text.length <= String(MAX_RANGE_NUMBER).length;
