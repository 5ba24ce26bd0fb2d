import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A fenced block of a guide. */
export interface Block {
  readonly language: string;
  readonly text: string;
  /** Of its opening fence, from 1. */
  readonly line: number;
}

export interface GuideSection {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Reads the sections of a page (`## …`) that have fenced blocks. */
export const sectionsOf = (markdown: string): GuideSection[] => {
  const sections: { title: string; blocks: Block[] }[] = [{ title: 'the beginning', blocks: [] }];
  let open: { language: string; lines: string[]; line: number } | undefined;
  markdown.split('\n').forEach((text, index) => {
    const fence = /^```(\w*)$/.exec(text);
    if (open && fence) {
      sections.at(-1)?.blocks.push({ language: open.language, text: open.lines.join('\n'), line: open.line });
      open = undefined;
    } else if (open) open.lines.push(text);
    else if (fence) open = { language: fence[1] ?? '', lines: [], line: index + 1 };
    else if (text.startsWith('## ')) sections.push({ title: text.slice(3), blocks: [] });
  });
  return sections.filter(({ blocks }) => blocks.length > 0);
};

/** Longest time of a block; what takes longer never ends. */
export const LONGEST_BLOCK_MS = 120_000;

/** Runs the commands of a guide in one shell. The first that fails ends it. */
export class GuideShell {
  private readonly shell: ChildProcess;
  private readonly answers: AsyncIterator<string>;
  private hasEnded = false;

  constructor(private readonly folder: string) {
    this.shell = spawn('bash', ['--noprofile', '--norc', '-euo', 'pipefail'], {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['pipe', 'pipe', 'ignore'],
      detached: true,
    });
    const { stdout } = this.shell;
    if (!stdout) throw new Error('the shell has no output');
    this.answers = createInterface(stdout)[Symbol.asyncIterator]();
  }

  /** Runs a block. Returns what it printed. A block that takes too long is ended, and the shell with it. */
  async run({ text, line }: Pick<Block, 'text' | 'line'>): Promise<string> {
    if (this.hasEnded) throw new Error('an earlier block failed');
    const fileOf = (name: string): string => join(this.folder, name);
    const [commands, output, errors] = [fileOf('commands'), fileOf('output'), fileOf('errors')];
    for (const file of [output, errors]) writeFileSync(file, '');
    writeFileSync(commands, `${text}\n`);
    this.shell.stdin?.write(`. ${commands} > ${output} 2> ${errors}\necho done\n`);
    const patience = setTimeout(() => void this.close(), LONGEST_BLOCK_MS);
    const { done } = await this.answers.next();
    clearTimeout(patience);
    const printed = readFileSync(output, 'utf8');
    if (done !== true) return printed;
    this.hasEnded = true;
    throw new Error(`the commands of line ${String(line)} fail:\n${printed}\n${readFileSync(errors, 'utf8')}`);
  }

  /** Saves a program where the shell is, under the name in its first line. */
  async save({ text, line }: Block): Promise<void> {
    const name = /^(?:<\?php\n)?(?:\/\/|#) ([\w-]+\.(?:mjs|py|php))\n/.exec(text)?.[1];
    if (name === undefined) throw new Error(`the program of line ${String(line)} begins with no file name`);
    await this.run({ line, text: `cat > ${name} <<'END OF THE PROGRAM'\n${text}\nEND OF THE PROGRAM` });
  }

  /** Ends the shell and everything that it started. */
  async close(): Promise<void> {
    const { pid, exitCode, signalCode } = this.shell;
    if (exitCode !== null || signalCode !== null || pid === undefined) return;
    this.hasEnded = true;
    const exited = once(this.shell, 'exit');
    process.kill(-pid, 'SIGKILL');
    await exited;
  }
}

/** What differs from one run to the next, and the shape that it always has. */
const VOLATILE: readonly (readonly [found: RegExp, shape: string])[] = [
  [/…/, '[^]*'],
  [/\b[a-z]{2,5}_[0-9a-z]{26}\b/, '[a-z]{2,5}_[0-9a-z]{26}'],
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?-05:00/, String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?-05:00`],
  [/\b[0-9a-f]{96}\b/, '[0-9a-f]{96}'],
  [/\b(?:SETP|NC|ND)\d+\b/, String.raw`(?:SETP|NC|ND)\d+`],
  [/http:\/\/127\.0\.0\.1:\d+/, String.raw`http://127\.0\.0\.1:\d+`],
];
const ANY_VOLATILE = new RegExp(VOLATILE.map(([found]) => `(${found.source})`).join('|'), 'g');

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

const shapeOf = (shown: string): RegExp => {
  let pattern = '';
  let from = 0;
  for (const match of shown.matchAll(ANY_VOLATILE)) {
    const kind = match.slice(1).findIndex((group) => group !== undefined);
    pattern += escaped(shown.slice(from, match.index)) + (VOLATILE[kind]?.[1] ?? '');
    from = match.index + match[0].length;
  }
  return new RegExp(`^${pattern}${escaped(shown.slice(from))}$`);
};

/** Says where what came is not what the guide shows: the guide may leave out fields, and ids and times are others. */
export const differences = (shown: unknown, came: unknown, path = ''): string[] => {
  const differs = [`${path || 'it'} is shown as ${JSON.stringify(shown)} and came as ${String(JSON.stringify(came))}`];
  if (typeof shown === 'string') return typeof came === 'string' && shapeOf(shown).test(came) ? [] : differs;
  if (typeof shown !== 'object' || shown === null) return shown === came ? [] : differs;
  if (typeof came !== 'object' || came === null || Array.isArray(shown) !== Array.isArray(came)) return differs;
  if (Array.isArray(shown) && shown.length !== (came as unknown[]).length) return differs;
  return Object.entries(shown).flatMap(([name, value]) =>
    differences(value, (came as Record<string, unknown>)[name], `${path}/${name}`),
  );
};
