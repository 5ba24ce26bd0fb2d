import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { JPEG_3_BY_2 } from './small-jpeg.js';

/** What is uploaded as a logo and is none, or one that should cost or break something. */
export interface HostilePicture {
  readonly title: string;
  readonly bytes: Buffer;
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const chunk = (
  type: string,
  data: Buffer = Buffer.alloc(0),
  { length = data.length, isBroken = false } = {},
): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(length);
  sum.writeUInt32BE(isBroken ? 0 : crc32(named));
  return Buffer.concat([size, named, sum]);
};

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colour: number;
  readonly methods: readonly [compression: number, filter: number, interlace: number];
}
const SMALL: Header = { width: 8, height: 8, depth: 8, colour: 6, methods: [0, 0, 0] };
const header = (changes: Partial<Header> = {}): Buffer => {
  const { width, height, depth, colour, methods } = { ...SMALL, ...changes };
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colour, ...methods], 8);
  return chunk('IHDR', data);
};
const CHANNELS = new Map([0, 2, 3, 4, 6].map((colour, nth) => [colour, [1, 3, 1, 2, 4][nth] ?? 1]));
const rawOctets = ({ width, height, depth, colour }: Header): number =>
  height * (1 + Math.ceil((width * depth * (CHANNELS.get(colour) ?? 1)) / 8));
const END = chunk('IEND');
const png = (...chunks: readonly Buffer[]): Buffer => Buffer.concat([SIGNATURE, ...chunks]);
const pixels = (changes: Partial<Header> = {}, value = 0): Buffer =>
  chunk('IDAT', deflateSync(Buffer.alloc(rawOctets({ ...SMALL, ...changes }), value), { level: 9 }));
const whole = (changes: Partial<Header>, value = 0): Buffer => png(header(changes), pixels(changes, value), END);
const PALETTE = chunk('PLTE', Buffer.alloc(3));

const pngsByHeader = (): HostilePicture[] => {
  const sides = [0, 1, 1_000, 1_001, 65_535, 0x7fffffff, 0xffffffff];
  return [
    ...sides.flatMap((width) =>
      sides.map((height) => ({
        title: `${width} × ${height} pixels`,
        bytes: png(header({ width, height }), pixels(), END),
      })),
    ),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 255].flatMap((colour) =>
      [0, 1, 2, 3, 4, 8, 16, 255].map((depth) => ({
        title: `colours of kind ${colour}, ${depth} bits`,
        bytes: png(header({ colour, depth }), PALETTE, pixels({ colour, depth: Math.min(depth, 16) }, 0), END),
      })),
    ),
    ...[1, 2, 7, 255].flatMap((method) =>
      [0, 1, 2].map((place) => ({
        title: `method ${place} is ${method}`,
        bytes: whole({ methods: [place === 0 ? method : 0, place === 1 ? method : 0, place === 2 ? method : 0] }),
      })),
    ),
    ...[1, 2, 3, 4, 5, 6, 127, 255].map((value) => ({ title: `rows of filter ${value}`, bytes: whole({}, value) })),
    ...[8, 16].flatMap((depth) =>
      [2, 4, 6].map((colour) => ({
        title: `1000 × 1000 pixels of kind ${colour}, ${depth} bits`,
        bytes: whole({ width: 1_000, height: 1_000, depth, colour }, 4),
      })),
    ),
  ];
};

const largePngs = (): HostilePicture[] => {
  const bomb = deflateSync(Buffer.alloc(90_000_000), { level: 9 });
  return [
    { title: 'a bomb of one pixel', bytes: png(header({ width: 1, height: 1 }), chunk('IDAT', bomb), END) },
    {
      title: 'a bomb of a million pixels',
      bytes: png(header({ width: 1_000, height: 1_000 }), chunk('IDAT', bomb), END),
    },
    {
      title: 'a bomb in a text',
      bytes: png(header(), chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), bomb])), pixels(), END),
    },
    {
      title: 'a bomb as a colour profile',
      bytes: png(header(), chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), bomb])), pixels(), END),
    },
    { title: 'a huge colour profile', bytes: png(header(), chunk('iCCP', Buffer.alloc(90_000)), pixels(), END) },
    {
      title: 'thousands of empty chunks',
      bytes: png(header(), ...Array.from({ length: 8_000 }, () => chunk('IDAT')), pixels(), END),
    },
    {
      title: 'thousands of texts',
      bytes: png(header(), ...Array.from({ length: 6_000 }, () => chunk('tEXt', Buffer.from('a\0'))), pixels(), END),
    },
  ];
};

const pngsByChunks = (): HostilePicture[] => {
  const good = whole({});
  return [
    { title: 'no pixels', bytes: png(header(), END) },
    { title: 'empty pixels', bytes: png(header(), chunk('IDAT'), END) },
    { title: 'too few pixels', bytes: png(header(), pixels({ height: 2 }), END) },
    { title: 'too many pixels', bytes: png(header(), pixels({ height: 500 }), END) },
    { title: 'pixels that are not packed', bytes: png(header(), chunk('IDAT', Buffer.alloc(100, 7)), END) },
    { title: 'pixels without a checksum', bytes: png(header(), chunk('IDAT', deflateRawSync(Buffer.alloc(264))), END) },
    {
      title: 'pixels with a dictionary',
      bytes: png(header(), chunk('IDAT', deflateSync(Buffer.alloc(264), { dictionary: Buffer.alloc(9, 'a') })), END),
    },
    { title: 'pixels behind the end', bytes: png(header(), END, pixels()) },
    { title: 'no end', bytes: png(header(), pixels()) },
    { title: 'two headers', bytes: png(header(), header({ width: 900, height: 900 }), pixels(), END) },
    {
      title: 'a second header that is interlaced',
      bytes: png(header(), header({ methods: [0, 0, 1] }), pixels(), END),
    },
    {
      title: 'a second header of 65535 pixels',
      bytes: png(header(), header({ width: 65_535, height: 65_535 }), pixels(), END),
    },
    { title: 'no header', bytes: png(pixels(), END) },
    { title: 'no palette', bytes: whole({ colour: 3 }) },
    { title: 'an empty palette', bytes: png(header({ colour: 3 }), chunk('PLTE'), pixels({ colour: 3 }), END) },
    {
      title: 'colours beyond the palette',
      bytes: png(header({ colour: 3 }), PALETTE, chunk('IDAT', deflateSync(Buffer.alloc(72, 250))), END),
    },
    {
      title: 'transparency beyond the palette',
      bytes: png(header({ colour: 3 }), PALETTE, chunk('tRNS', Buffer.alloc(300)), pixels({ colour: 3 }), END),
    },
    {
      title: 'transparency of no colour',
      bytes: png(header({ colour: 2 }), chunk('tRNS'), pixels({ colour: 2 }), END),
    },
    { title: 'an unknown chunk that is needed', bytes: png(header(), chunk('QQQQ'), pixels(), END) },
    {
      title: 'an animation',
      bytes: png(header(), chunk('acTL', Buffer.from([255, 255, 255, 255, 0, 0, 0, 0])), pixels(), END),
    },
    { title: 'gamma 0', bytes: png(header(), chunk('gAMA', Buffer.alloc(4)), pixels(), END) },
    ...[0x7fffffff, 0xffffffff, 0x80000000, 1_000_000].flatMap((length) =>
      ['IDAT', 'tEXt', 'PLTE', 'IEND'].map((type) => ({
        title: `a chunk ${type} that says it has ${length} octets`,
        bytes: png(header(), chunk(type, Buffer.alloc(3), { length }), pixels(), END),
      })),
    ),
    ...['IHDR', 'IDAT', 'IEND', 'tEXt'].map((type) => ({
      title: `a wrong checksum of ${type}`,
      bytes: png(header(), chunk(type, Buffer.alloc(type === 'IHDR' ? 13 : 3), { isBroken: true }), pixels(), END),
    })),
    {
      title: 'a page behind a PNG',
      bytes: Buffer.concat([good, Buffer.from('<html><script>alert(1)</script></html>')]),
    },
    ...Array.from({ length: 30 }, (_, nth) => ({
      title: `a PNG cut after ${nth} of 30 parts`,
      bytes: good.subarray(0, Math.floor((good.length * nth) / 30)),
    })),
  ];
};

const segment = (marker: number, data: Buffer, length = data.length + 2): Buffer => {
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(length & 0xffff, 2);
  return Buffer.concat([head, data]);
};
const START = JPEG_3_BY_2.subarray(0, 2);
const REST = JPEG_3_BY_2.subarray(2);
interface Frame {
  readonly bits?: number;
  readonly width?: number;
  readonly height?: number;
  readonly colours?: number;
  /** What it says of its length; by default the truth. */
  readonly length?: number;
}
/** The frame of a JPEG of a kind. */
const frame = (kind: number, { bits = 8, width = 3, height = 2, colours = 3, length }: Frame = {}): Buffer => {
  const data = Buffer.alloc(6 + 3 * colours, 0x11);
  data[0] = bits;
  data.writeUInt16BE(height, 1);
  data.writeUInt16BE(width, 3);
  data[5] = colours;
  return segment(kind, data, length ?? data.length + 2);
};
const FRAME_AT = JPEG_3_BY_2.indexOf(Buffer.of(0xff, 0xc0));
const FRAME_END = FRAME_AT + 2 + JPEG_3_BY_2.readUInt16BE(FRAME_AT + 2);
const SCAN = JPEG_3_BY_2.subarray(JPEG_3_BY_2.indexOf(Buffer.of(0xff, 0xda)), -2);
const withFrames = (...frames: readonly Buffer[]): Buffer =>
  Buffer.concat([JPEG_3_BY_2.subarray(0, FRAME_AT), ...frames, JPEG_3_BY_2.subarray(FRAME_END)]);
const before = (...segments: readonly Buffer[]): Buffer => Buffer.concat([START, ...segments, REST]);
const EXIF = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0', 'latin1');

const jpegsByFrame = (): HostilePicture[] => [
  ...Array.from({ length: 16 }, (_, nth) => 0xc0 + nth).flatMap((kind) => [
    { title: `a frame of kind ${kind.toString(16)} alone`, bytes: withFrames(frame(kind)) },
    {
      title: `a frame of kind ${kind.toString(16)} before another`,
      bytes: withFrames(frame(kind, { colours: 2 }), frame(0xc0)),
    },
    {
      title: `a frame of kind ${kind.toString(16)} behind another`,
      bytes: withFrames(frame(0xc0), frame(kind, { width: 9_000 })),
    },
    {
      title: `a frame of kind ${kind.toString(16)} without content`,
      bytes: withFrames(segment(kind, Buffer.alloc(0)), frame(0xc0)),
    },
  ]),
  ...[0, 1, 1_000, 1_001, 65_535].flatMap((width) =>
    [0, 1, 1_000, 1_001, 65_535].map((height) => ({
      title: `a JPEG of ${width} × ${height} pixels`,
      bytes: withFrames(frame(0xc0, { width, height })),
    })),
  ),
  ...[0, 1, 2, 3, 4, 5, 80, 255].flatMap((colours) =>
    [8, 12, 16, 0].map((bits) => ({
      title: `${colours} colours of ${bits} bits`,
      bytes: withFrames(frame(0xc0, { colours, bits })),
    })),
  ),
  ...[0, 1, 2, 3, 9, 10, 65_535].map((length) => ({
    title: `a frame that says it has ${length} octets`,
    bytes: withFrames(frame(0xc0, { length })),
  })),
  ...[0, 1, 2, 3, 65_535].flatMap((length) =>
    [0xe0, 0xe1, 0xdb, 0xc4, 0xdd, 0xfe].map((marker) => ({
      title: `a segment ${marker.toString(16)} that says it has ${length} octets`,
      bytes: before(segment(marker, Buffer.alloc(4), length)),
    })),
  ),
  ...[0x00, 0x01, 0x02, 0xbf, 0xd0, 0xd7, 0xd8, 0xd9, 0xda, 0xff].map((marker) => ({
    title: `a marker ${marker.toString(16)} before the frame`,
    bytes: before(Buffer.of(0xff, marker)),
  })),
];

const jpegsByContent = (): HostilePicture[] => [
  { title: 'a colour profile of 64 KiB', bytes: before(segment(0xe2, Buffer.alloc(65_533))) },
  {
    title: 'thousands of empty segments',
    bytes: before(...Array.from({ length: 20_000 }, () => segment(0xe0, Buffer.alloc(0)))),
  },
  { title: 'where it was taken', bytes: before(segment(0xe1, EXIF)) },
  {
    title: 'where it was taken, between scans',
    bytes: Buffer.concat([JPEG_3_BY_2.subarray(0, -2), segment(0xe1, EXIF), Buffer.of(0xff, 0xd9)]),
  },
  {
    title: 'a thousand scans',
    bytes: Buffer.concat([
      JPEG_3_BY_2.subarray(0, -2),
      ...Array.from({ length: 1_000 }, () => SCAN),
      Buffer.of(0xff, 0xd9),
    ]),
  },
  {
    title: 'a thousand empty scans',
    bytes: Buffer.concat([
      JPEG_3_BY_2.subarray(0, -2),
      ...Array.from({ length: 1_000 }, () => segment(0xda, Buffer.alloc(10))),
      Buffer.of(0xff, 0xd9),
    ]),
  },
  { title: 'no scan', bytes: Buffer.concat([JPEG_3_BY_2.subarray(0, FRAME_END), Buffer.of(0xff, 0xd9)]) },
  { title: 'a scan before the frame', bytes: before(SCAN) },
  { title: 'a page behind a JPEG', bytes: Buffer.concat([JPEG_3_BY_2, Buffer.from('<html>\xff\xd9', 'latin1')]) },
  { title: 'a page in a comment', bytes: before(segment(0xfe, Buffer.from('<html><script>alert(1)</script></html>'))) },
  { title: 'a JPEG in a JPEG', bytes: before(segment(0xe0, JPEG_3_BY_2)) },
  { title: 'colours of another system, cut short', bytes: before(segment(0xee, Buffer.from('Adobe'))) },
  { title: 'many octets FF', bytes: Buffer.concat([START, Buffer.alloc(90_000, 0xff), Buffer.of(0xff, 0xd9)]) },
  {
    title: 'a scan of octets FF',
    bytes: Buffer.concat([JPEG_3_BY_2.subarray(0, -2), Buffer.alloc(90_000, 0xff), Buffer.of(0xd9)]),
  },
  {
    title: 'a scan of restarts',
    bytes: Buffer.concat([
      JPEG_3_BY_2.subarray(0, -2),
      Buffer.alloc(90_000, '\xff\xd0', 'latin1'),
      Buffer.of(0xff, 0xd9),
    ]),
  },
  ...Array.from({ length: 30 }, (_, nth) => ({
    title: `a JPEG cut after ${nth} of 30 parts`,
    bytes: JPEG_3_BY_2.subarray(0, Math.floor((JPEG_3_BY_2.length * nth) / 30)),
  })),
];

const others = (): HostilePicture[] =>
  Object.entries({
    nothing: '',
    'a GIF': 'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
    'a GIF of 65535 pixels': 'GIF87a\xff\xff\xff\xff\xf7\0\0',
    'an SVG with a script': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'an SVG with entities': '<!DOCTYPE s [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg>&b;</svg>',
    'an SVG of a file': '<!DOCTYPE s [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>',
    'a WebP': 'RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0',
    'a BMP': `BM${'\0'.repeat(60)}`,
    'a TIFF': 'II*\0\x08\0\0\0\xff\xff',
    'an icon': '\0\0\x01\0\x01\0\x10\x10\0\0\x01\0',
    'a PDF': '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj',
    'a page': '<html><body onload="alert(1)"></body></html>',
    'a zip': 'PK\x03\x04\x14\0\0\0',
    'a script of ImageMagick': 'push graphic-context\nfill "url(https://127.0.0.1/)"\n',
    'a PNG whose line ends were changed': '\x89PNG\n\x1a\n\0\0\0\rIHDR',
    'the start of a PNG': SIGNATURE.toString('latin1'),
    noughts: '\0'.repeat(90_000),
  }).map(([title, text]) => ({ title, bytes: Buffer.from(text, 'latin1') }));

export const hostilePictures = (): HostilePicture[] => [
  ...pngsByHeader(),
  ...largePngs(),
  ...pngsByChunks(),
  ...jpegsByFrame(),
  ...jpegsByContent(),
  ...others(),
];
