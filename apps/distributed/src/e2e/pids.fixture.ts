import { execFileSync } from 'node:child_process';

/** Ids of the parent's child processes whose command line contains the text. */
export const pidsBelow = (parent: number, text: string): number[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null && Number(match[2]) === parent && (match[3] ?? '').includes(text))
    .map((match) => Number(match?.[1]));
