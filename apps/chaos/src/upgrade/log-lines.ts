interface LogLine {
  readonly level: string;
  readonly service: string;
  readonly msg: string;
  readonly err?: { readonly message?: string; readonly code?: string };
}

/** Returns one sentence for each kind of error in the lines that services have logged, with its count. */
export const wrongInLogs = (logs: string): readonly string[] => {
  const counts = new Map<string, number>();
  for (const logged of errorsIn(logs).filter((line) => !isUnanswered(line))) {
    const sentence = `${logged.service} logged: ${logged.msg} (${logged.err?.message ?? 'no cause'})`;
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  return [...counts].map(([sentence, count]) => `${sentence}, ${count} times`);
};

/** Returns how many errors say that another service did not answer: who asked a process that ended asks again later. */
export const unansweredCalls = (logs: string): number => errorsIn(logs).filter(isUnanswered).length;

const isUnanswered = ({ err }: LogLine): boolean => err?.code === 'service_unavailable';

const errorsIn = (logs: string): readonly LogLine[] =>
  logs
    .split('\n')
    .map(parsed)
    .filter((line) => line !== undefined)
    .filter(({ level }) => level === 'error' || level === 'fatal');

/** A process that is killed may leave half a line. */
const parsed = (line: string): LogLine | undefined => {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return undefined;
  }
};
