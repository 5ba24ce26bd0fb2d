import { Type } from '@sinclair/typebox';

/** Longest wait that `Prefer: wait` gets. */
const LONGEST_WAIT_S = 60;

const waitHeader = {
  Prefer: Type.String({
    description:
      `\`wait=10\`: wait up to that many seconds (${LONGEST_WAIT_S} at most) for the outcome. ` +
      '`wait=10, until=files`: for its files too, the PDF and the zip for the buyer',
    examples: ['wait=10', 'wait=20, until=files'],
  }),
};

const ticketWaitHeader = {
  Prefer: Type.String({
    description:
      `\`wait=5\`: wait up to that many seconds (${LONGEST_WAIT_S} at most) until the ticket can be printed, which is before DIAN's verdict. ` +
      '`wait=10, until=outcome`: for the outcome. `wait=10, until=files`: for its files too, the PDF and the zip for the buyer',
    examples: ['wait=5', 'wait=10, until=outcome', 'wait=20, until=files'],
  }),
};

/** Header of a read of a document. */
export const changeWaitHeader = {
  Prefer: Type.String({
    description:
      `\`wait=30\`: wait up to that many seconds (${LONGEST_WAIT_S} at most) until the document changes; with \`If-None-Match\`, until it is another one than that. ` +
      'Without `Preference-Applied` in the answer nothing was waited for, because too many of your reads wait already',
    examples: ['wait=30'],
  }),
};

/** Returns the header of requests of a kind: the counter that hands over a ticket waits for no more than that. */
export const waitHeaderOf = ({ hasTicket }: { readonly hasTicket: boolean }) =>
  hasTicket ? ticketWaitHeader : waitHeader;

/** The point of a document's life at which an answer ends its wait; each comes after the one before it. */
const WAIT_ENDS = ['ticket', 'outcome', 'files'] as const;
type WaitEnd = (typeof WAIT_ENDS)[number];

/** What an answer waits for, and for how long. */
export interface AnswerWait {
  /** 0: it does not wait. */
  readonly ms: number;
  readonly until: WaitEnd;
}

/**
 * Returns the wait that a `Prefer` header asks for (RFC 7240). Of what it names twice the first counts; the rest is
 * ignored. `usual`: what it waits for if the header says nothing of that; nothing that comes earlier is waited for.
 */
export const preferredWait = (prefer: string = '', usual: WaitEnd = 'outcome'): AnswerWait => {
  const preferences = prefer.split(/[,;]/).map((preference) => {
    const [, name = '', value = ''] = /^\s*([^\s=]+)\s*=\s*"?([^\s"]*)"?\s*$/.exec(preference) ?? [];
    return [name.toLowerCase(), value] as const;
  });
  const valueOf = (name: string): string => preferences.find(([known]) => known === name)?.[1] ?? '';
  const seconds = Number(/^\d+/.exec(valueOf('wait'))?.[0] ?? 0);
  return {
    ms: Math.min(seconds, LONGEST_WAIT_S) * 1000,
    until: WAIT_ENDS.slice(WAIT_ENDS.indexOf(usual)).find((end) => end === valueOf('until')) ?? usual,
  };
};

/** The value of `Preference-Applied` for a wait. */
export const appliedPreference = ({ ms, until }: AnswerWait): string =>
  `wait=${String(ms / 1000)}${until === 'outcome' ? '' : `, until=${until}`}`;
