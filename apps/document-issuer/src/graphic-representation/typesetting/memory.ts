/** The function that remembers its results, `most` of them; then it forgets all. */
export const remembering = <K, V extends NonNullable<unknown> | null>(
  make: (key: K) => V,
  most = Infinity,
): ((key: K) => V) => {
  const known = new Map<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const made = make(key);
    known.set(key, made);
    return made;
  };
};
