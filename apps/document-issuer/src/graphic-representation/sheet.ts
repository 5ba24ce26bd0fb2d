import type PDFDocument from 'pdfkit';
import { deflateSync } from 'node:zlib';
import type { Face, PlacedGlyph } from './typesetting/fallback-font.disk.js';
import { type Font, widthAtOnePoint } from './typesetting/font-metrics.js';
import { GlyphFonts } from './typesetting/glyph-fonts.js';
import { type Palette, partsOf } from './palette.js';
import type { QrCode } from './qr-code.js';
import { PAGE, STAMP, type Style } from './template.js';
import { type Run, runsOf } from './typesetting/text-runs.js';
import { pdfString } from './typesetting/win-ansi.js';
import { wrap } from './typesetting/wrap.js';

type Pdf = InstanceType<typeof PDFDocument>;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Align = 'left' | 'right' | 'center';

/** Names of the fonts in the pages' resources. */
const RESOURCE: Readonly<Record<Font, string>> = {
  Helvetica: 'R',
  'Helvetica-Bold': 'B',
  Courier: 'M',
  'Courier-Bold': 'N',
};

export const leadingOf = ({ size }: Style): number => size * 1.28;

/** From the upper edge of a line to its baseline. */
export const baselineOf = ({ size }: Style): number => size * 0.95;

/**
 * Where things are drawn. pdfkit keeps the file together and embeds images; text and lines are written here as PDF operators, because pdfkit's own text() looks up the kerning of each string three times,
 * which is half of the time that a whole invoice takes.
 */
export class Sheet {
  /** Upper edge of what comes next. */
  y: number = PAGE.top;

  /** Lower edge of the room for the blocks. */
  readonly bottom: number;

  private operators: string[] = [];
  private font = '';
  private fillColor = '';
  private readonly fonts = new Map<Font, ReturnType<Pdf['ref']>>();
  private readonly glyphs: GlyphFonts;
  /** Operands of the operators that set a colour. */
  private readonly colors: Readonly<Record<keyof Palette, string>>;

  constructor(
    private readonly pdf: Pdf,
    palette: Palette,
    private readonly drawRunningHead: (sheet: Sheet) => void,
    /** Text across each page, below all else; null: none. */
    private readonly stamp: string | null = null,
    /** Size of all that is drawn, so that more goes on a page; the margins grow at the sides. */
    private readonly scale = 1,
  ) {
    this.bottom = PAGE.top + (PAGE.bottom - PAGE.top) / scale;
    this.glyphs = new GlyphFonts(pdf);
    this.colors = Object.fromEntries(
      Object.entries(palette).map(([name, color]) => [name, partsOf(color).map(short).join(' ')]),
    ) as Record<keyof Palette, string>;
    this.begin();
  }

  widthOf(text: string, style: Style): number {
    return runsOf(text, style.font).reduce((width, run) => width + widthOfRun(run, style), 0);
  }

  lines(text: string, width: number, style: Style): readonly string[] {
    return wrap(text, width, (part) => this.widthOf(part, style));
  }

  /** One line on a baseline; `x` is its left end, right end or middle. Wider than `fit`, it is made smaller. */
  write(text: string, x: number, baseline: number, style: Style, align: Align = 'left', fit = Infinity): void {
    const runs = runsOf(text, style.font);
    if (runs.length === 0) return;
    const widths = runs.map((run) => widthOfRun(run, style));
    const natural = widths.reduce((sum, width) => sum + width, 0);
    const factor = Math.min(1, fit / natural);
    const width = natural * factor;
    const sized = factor === 1 ? style : { ...style, size: style.size * factor };
    let left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    runs.forEach((run, index) => {
      if (run.face === null) this.writeBuiltIn(run.text, left, baseline, sized);
      else this.writeGlyphs(run.face.layout(run.text, run.direction), run.face, left, baseline, sized);
      left += (widths[index] ?? 0) * factor;
    });
  }

  private writeBuiltIn(text: string, left: number, baseline: number, style: Style): void {
    const font = `/${this.resourceOf(style.font)} ${short(style.size)} Tf`;
    this.color(style.color);
    this.operators.push(
      `BT${font === this.font ? '' : ` ${font}`} 1 0 0 -1 ${short(left)} ${short(baseline)} Tm ${pdfString(text)} Tj ET`,
    );
    this.font = font;
  }

  /** Glyphs that follow each other as their widths say share an operator. */
  private writeGlyphs(
    glyphs: readonly PlacedGlyph[],
    face: Face,
    left: number,
    baseline: number,
    { size, color }: Style,
  ): void {
    this.color(color);
    const scale = size / 1000;
    let [pen, end, opened] = [left, NaN, ''];
    let codes = '';
    const show = () => {
      if (codes !== '') this.operators.push(`${opened} <${codes}> Tj ET`);
      codes = '';
    };
    for (const { glyph, dx, dy, advance } of glyphs) {
      const { resource, font, code } = this.glyphs.codeOf(face, glyph);
      const [x, y] = [pen + dx * scale, baseline - dy * scale];
      const selected = `/${resource} ${short(size)} Tf`;
      const isNext = selected === this.font && dy === 0 && Math.abs(x - end) <= 0.01;
      if (!isNext) {
        show();
        Object.assign(this.pdf.page.fonts, { [resource]: font });
        opened = `BT ${selected} 1 0 0 -1 ${short(x)} ${short(y)} Tm`;
        this.font = selected;
      }
      codes += code;
      end = dy === 0 ? x + glyph.width * scale : NaN;
      pen += advance * scale;
    }
    show();
  }

  /** Lines one below the other from the upper edge `y`; gives the lower edge. */
  paragraph(text: string, x: number, y: number, width: number, style: Style): number {
    let edge = y;
    for (const line of this.lines(text, width, style)) {
      this.write(line, x, edge + baselineOf(style), style);
      edge += leadingOf(style);
    }
    return edge;
  }

  fill(x: number, y: number, width: number, height: number, color: keyof Palette): void {
    this.color(color);
    this.operators.push(`${short(x)} ${short(y)} ${short(width)} ${short(height)} re f`);
  }

  frame(x: number, y: number, width: number, height: number, color: keyof Palette): void {
    this.operators.push(
      `q 0.6 w ${this.colors[color]} RG ${short(x)} ${short(y)} ${short(width)} ${short(height)} re S Q`,
    );
  }

  rule(x: number, y: number, width: number, color: keyof Palette): void {
    this.fill(x, y - 0.3, width, 0.6, color);
  }

  image(image: Uint8Array, x: number, y: number, { width, height }: Size): void {
    this.pdf.image(Buffer.from(image), x, y, { width, height });
  }

  code({ size, pixels }: QrCode, x: number, y: number, side: number): void {
    const image = this.pdf.ref({
      Type: 'XObject',
      Subtype: 'Image',
      Width: size,
      Height: size,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 1,
      Filter: 'FlateDecode',
    });
    image.end(deflateSync(pixels, FAST));
    Object.assign(this.pdf.page.xobjects, { Code: image });
    this.operators.push(`q ${side} 0 0 ${-side} ${short(x)} ${short(y + side)} cm /Code Do Q`);
  }

  /** A page with room for so much; true when it is a new one. */
  reserve(height: number): boolean {
    if (this.y + height <= this.bottom) return false;
    this.flush();
    this.begin();
    this.y = PAGE.top;
    this.drawRunningHead(this);
    return true;
  }

  /** Ends the last page, draws on each page what is known only now, and writes the fonts. */
  finishAll(draw: (page: number, pages: number) => void): void {
    this.flush();
    const { pages } = this;
    for (let page = 1; page <= pages; page += 1) {
      this.pdf.switchToPage(page - 1);
      draw(page, pages);
      this.flush();
    }
    this.glyphs.end();
  }

  /** Takes a page whose content is deflated here: pdfkit does it in three times the CPU time. */
  private begin(): void {
    this.pdf.compress = false;
    const { page } = this.pdf.addPage();
    this.pdf.compress = true;

    const [turned, drawn] = [page.content, this.pdf.ref({ Filter: 'FlateDecode' })];
    turned.end(undefined);
    Object.assign(page.dictionary.data, { Contents: [turned, drawn] });
    const chunks: string[] = [];
    Object.assign(page, {
      content: {
        write: (chunk: string) => chunks.push(chunk),
        end: () => drawn.end(deflateSync(Buffer.from(chunks.join('\n'), 'latin1'), FAST)),
      },
    });
    if (this.stamp !== null) this.drawStamp(this.stamp);
    if (this.scale !== 1) {
      const [x, y] = [(this.pdf.page.width / 2) * (1 - this.scale), PAGE.top * (1 - this.scale)];
      this.operators.push(`${short(this.scale)} 0 0 ${short(this.scale)} ${short(x)} ${short(y)} cm`);
    }
    this.flush();
  }

  get pages(): number {
    return this.pdf.bufferedPageRange().count;
  }

  /** Writes the stamp from the lower left to the upper right, its middle in that of the page. */
  private drawStamp(text: string): void {
    const [x, y] = [Math.cos((STAMP.angle * Math.PI) / 180), Math.sin((STAMP.angle * Math.PI) / 180)];
    const { width, height } = this.pdf.page;
    // The paper of a ticket is narrower.
    const length = Math.min(STAMP.width, width / x);
    const size = length / widthAtOnePoint(text, 'Helvetica-Bold');
    const left = width / 2 - (length / 2) * x + size * 0.35 * y;
    const base = height / 2 + (length / 2) * y + size * 0.35 * x;
    const matrix = [x, -y, -y, -x].map((part) => Math.round(part * 1e4) / 1e4).join(' ');
    this.operators.push(
      `q ${this.colors.stamp} rg BT /${this.resourceOf('Helvetica-Bold')} ${short(size)} Tf ${matrix} ${short(left)} ${short(base)} Tm ${pdfString(text)} Tj ET Q`,
    );
  }

  /** Returns the name of a font in the resources of the page, where it is added at its first use. */
  private resourceOf(font: Font): string {
    const resource = RESOURCE[font];
    if (Object.hasOwn(this.pdf.page.fonts, resource)) return resource;
    let reference = this.fonts.get(font);
    if (reference === undefined) {
      reference = this.pdf.ref({ Type: 'Font', Subtype: 'Type1', BaseFont: font, Encoding: 'WinAnsiEncoding' });
      reference.end(undefined);
      this.fonts.set(font, reference);
    }
    Object.assign(this.pdf.page.fonts, { [resource]: reference });
    return resource;
  }

  /** Hands over what is drawn; what comes next is drawn above it. */
  private flush(): void {
    this.pdf.addContent(this.operators.join('\n'));
    this.operators = [];
    this.font = '';
    this.fillColor = '';
  }

  private color(color: keyof Palette): void {
    if (color === this.fillColor) return;
    this.fillColor = color;
    this.operators.push(`${this.colors[color]} rg`);
  }
}

/**
 * A third of the CPU time of zlib's default, for some tenth more bytes. Node keeps the buffer of a call, by default of 16
 * KiB, until a full collection, and many of them are a reason for one.
 */
const FAST = { level: 1, chunkSize: 2048 } as const;

/** A hundredth of a point is finer than any printer. */
const short = (value: number): number => Math.round(value * 100) / 100;

const widthOfRun = ({ text, face, direction }: Run, { font, size }: Style): number =>
  face === null
    ? size * widthAtOnePoint(text, font)
    : (size / 1000) * face.layout(text, direction).reduce((width, { advance }) => width + advance, 0);
