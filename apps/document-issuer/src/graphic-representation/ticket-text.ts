import type { TicketLine, TicketText } from '@rubrica/contracts';
import { wrap } from './typesetting/wrap.js';

/** Bytes that a printer would take for commands, and what has no shape on paper. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}]/gu;

/** Characters of East Asia and emojis are as wide as two others. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\p{Emoji_Presentation}]/gu;

const columnsOf = (text: string): number => Array.from(text).length + (text.match(WIDE)?.length ?? 0);

interface Form {
  readonly align?: TicketText['align'];
  readonly emphasis?: boolean;
}

/** Texts as lines of so many characters. */
export class TicketLines {
  constructor(readonly columns: number) {}

  /** Lines of a text; none for an empty one. */
  text(text: string, { align = 'left', emphasis = false }: Form = {}): TicketLine[] {
    return this.wrapped(text).map((line) => ({ type: 'text', text: line, align, emphasis }));
  }

  center(text: string, emphasis = false): TicketLine[] {
    return this.text(text, { align: 'center', emphasis });
  }

  /** A text at the left with another at the right end of its last line, or below it where there is no room. */
  pair(left: string, right: string, emphasis = false): TicketLine[] {
    const lines = [...this.wrapped(left)];
    const end = printable(right);
    const room = this.columns - columnsOf(lines.at(-1) ?? '') - columnsOf(end);
    const last = room >= 1 ? (lines.pop() ?? '') : '';
    const blanks = this.columns - columnsOf(last) - columnsOf(end);
    return [...lines, `${last}${' '.repeat(Math.max(0, blanks))}${end}`].map((line) => ({
      type: 'text',
      text: line,
      align: 'left',
      emphasis,
    }));
  }

  rule(): TicketLine {
    return { type: 'text', text: '-'.repeat(this.columns), align: 'left', emphasis: false };
  }

  private wrapped(text: string): readonly string[] {
    return text === '' ? [] : wrap(printable(text), this.columns, columnsOf);
  }
}

const printable = (text: string): string => text.replace(UNPRINTABLE, ' ').trim();
