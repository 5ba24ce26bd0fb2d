interface LogLine {
  readonly level: string;
  readonly service: string;
  readonly msg: string;
  readonly err?: { readonly message?: string };
}

/** Returns one sentence for each kind of error in the lines that services have logged, with its count. */
export const wrongInLogs = (logs: string): readonly string[] => {
  const counts = new Map<string, number>();
  for (const line of logs.split('\n')) {
    const logged = parsed(line);
    if (logged?.level !== 'error' && logged?.level !== 'fatal') continue;
    const sentence = `${logged.service} logged: ${logged.msg} (${logged.err?.message ?? 'no cause'})`;
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  return [...counts].map(([sentence, count]) => `${sentence}, ${count} times`);
};

/** A process that is killed may leave half a line. */
const parsed = (line: string): LogLine | undefined => {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return undefined;
  }
};
