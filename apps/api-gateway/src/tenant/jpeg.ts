/** A JPEG without what its camera has noted, and without what stands behind its end. */
export interface Jpeg {
  readonly width_px: number;
  readonly height_px: number;
  readonly bytes: Buffer;
}

interface Segment {
  readonly marker: number;
  /** Its bytes with the marker; of a scan with its pixels. */
  readonly bytes: Buffer;
}

const MARKER = { start: 0xffd8, end: 0xffd9, scan: 0xffda } as const;

/** Markers of baseline, extended and progressive JPEGs, which PDF readers draw. */
const FRAMES = [0xffc0, 0xffc1, 0xffc2];
/** Those and the markers of frames that they do not draw: pdfkit takes whichever comes first. */
const isFrame = (marker: number): boolean => marker >= 0xffc0 && marker <= 0xffcf && marker !== 0xffc4;
/** Markers without a length, and those that no JPEG has. */
const isNoSegment = (marker: number): boolean => marker < 0xffc0 || (marker >= 0xffd0 && marker <= 0xffd8);
/** A progressive JPEG has about ten; each costs a reader of the PDF as much as the whole picture. */
const MOST_SCANS = 64;

/**
 * Tells whether a segment is APP1 (EXIF, XMP), APP2 to APP13, APP15 or a comment. APP0 and APP14 are kept: they define
 * the colours.
 */
const isMetadata = (marker: number): boolean =>
  marker === 0xfffe || (marker > 0xffe0 && marker <= 0xffef && marker !== 0xffee);

/** Returns null when this is not a whole JPEG that PDF readers draw. */
export const readJpeg = (bytes: Buffer): Jpeg | null => {
  const segments = segmentsOf(bytes);
  const frames = segments?.filter(({ marker }) => isFrame(marker)) ?? [];
  const [frame] = frames;
  if (!segments || !frame || frames.length > 1 || !FRAMES.includes(frame.marker)) return null;
  const { bytes: described } = frame;
  // The length of the segment, the bits of a colour, height, width, and the number of colours, with three bytes each.
  const colours = described[9] ?? 0;
  if (described[4] !== 8 || ![1, 3, 4].includes(colours) || described.length !== 10 + 3 * colours) return null;
  const kept = segments.filter(({ marker }) => !isMetadata(marker)).map((segment) => segment.bytes);
  return {
    width_px: described.readUInt16BE(7),
    height_px: described.readUInt16BE(5),
    bytes: Buffer.concat([Buffer.of(0xff, 0xd8), ...kept, Buffer.of(0xff, 0xd9)]),
  };
};

/** Returns null when the segments do not go from the start to the end of a picture. */
const segmentsOf = (bytes: Buffer): readonly Segment[] | null => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== MARKER.start) return null;
  const segments: Segment[] = [];
  let scans = 0;
  for (let at = 2; at + 2 <= bytes.length;) {
    const marker = bytes.readUInt16BE(at);
    if (marker === MARKER.end) return scans > 0 ? segments : null;
    if (isNoSegment(marker) || at + 4 > bytes.length) return null;
    const length = bytes.readUInt16BE(at + 2);
    const after = at + 2 + length;
    if (length < 2 || after > bytes.length) return null;
    const isScan = marker === MARKER.scan;
    if (isScan) scans += 1;
    if (scans > MOST_SCANS) return null;
    const end = isScan ? endOfScan(bytes, after) : after;
    segments.push({ marker, bytes: bytes.subarray(at, end) });
    at = end;
  }
  return null;
};

/** Place of the marker behind the pixels of a scan, in which 0xFF is followed by 0 or stands before a restart. */
const endOfScan = (bytes: Buffer, start: number): number => {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isRestart = next >= 0xd0 && next <= 0xd7;
    if (next !== 0 && next !== 0xff && !isRestart) return at;
  }
  return bytes.length;
};
