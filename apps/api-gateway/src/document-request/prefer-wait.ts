import { Type } from '@sinclair/typebox';

/** Longest wait that `Prefer: wait` gets. */
const LONGEST_WAIT_S = 60;

export const waitHeader = {
  Prefer: Type.String({
    description:
      `\`wait=10\`: wait up to that many seconds (${LONGEST_WAIT_S} at most) for the outcome. ` +
      '`wait=10, until=files`: for its files too, the PDF and the zip for the buyer',
    examples: ['wait=10', 'wait=20, until=files'],
  }),
};

/** What an answer waits for, and for how long. */
export interface AnswerWait {
  /** 0: it does not wait. */
  readonly ms: number;
  readonly until: 'outcome' | 'files';
}

/** Returns the wait that a `Prefer` header asks for (RFC 7240). Of what it names twice the first counts; the rest is ignored. */
export const preferredWait = (prefer: string = ''): AnswerWait => {
  const preferences = prefer.split(/[,;]/).map((preference) => {
    const [, name = '', value = ''] = /^\s*([^\s=]+)\s*=\s*"?([^\s"]*)"?\s*$/.exec(preference) ?? [];
    return [name.toLowerCase(), value] as const;
  });
  const valueOf = (name: string): string => preferences.find(([known]) => known === name)?.[1] ?? '';
  const seconds = Number(/^\d+/.exec(valueOf('wait'))?.[0] ?? 0);
  return {
    ms: Math.min(seconds, LONGEST_WAIT_S) * 1000,
    until: valueOf('until') === 'files' ? 'files' : 'outcome',
  };
};

/** The value of `Preference-Applied` for a wait. */
export const appliedPreference = ({ ms, until }: AnswerWait): string =>
  `wait=${String(ms / 1000)}${until === 'files' ? ', until=files' : ''}`;
