import { afterAll, describe, expect, it } from '@jest/globals';
import { WorkerPool } from '@rubrica/service';
import { hostilePictures, JPEG_3_BY_2 } from '@rubrica/testing';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { type LogoFile, readLogo } from './logo.js';

const workers = new WorkerPool({ threads: 0 });
afterAll(() => workers.stop());
const read = (bytes: Buffer) => readLogo(bytes.toString('base64'), '#/logo/content', workers);
const logo = async (bytes: Buffer): Promise<LogoFile> => {
  const result = await read(bytes);
  if ('code' in result) throw new Error(result.detail);
  return result;
};

/** Red, and its second half clear. */
const png = (width = 4, height = 2): PNG => {
  const picture = new PNG({ width, height });
  for (let at = 0; at < picture.data.length; at += 4) {
    picture.data.set([200, 0, 0, at < picture.data.length / 2 ? 255 : 0], at);
  }
  return picture;
};

const pixelsOf = (bytes: Buffer): readonly number[] => [...PNG.sync.read(bytes).data];

const interlaced = (): Buffer => {
  const bytes = PNG.sync.write(png());
  bytes[28] = 1;
  return bytes;
};

const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 12]), Buffer.from('Exif\0\0Cali')]);

describe('a logo', () => {
  it('in PNG is drawn on white, in the plainest kind of PNG', async () => {
    for (const colorType of [2, 4, 6] as const) {
      expect(await logo(PNG.sync.write(png(), { colorType }))).toMatchObject({
        media_type: 'image/png',
        width_px: 4,
        height_px: 2,
      });
    }
    const { bytes } = await logo(PNG.sync.write(png()));
    const red = [200, 0, 0, 255];
    const white = [255, 255, 255, 255];
    expect(pixelsOf(bytes)).toEqual([red, red, red, red, white, white, white, white].flat());
    expect(bytes[25]).toBe(2); // IHDR: RGB
  });

  it('in JPEG stays as it is, but for what its camera has noted', async () => {
    expect(await logo(JPEG_3_BY_2)).toEqual({
      media_type: 'image/jpeg',
      width_px: 3,
      height_px: 2,
      bytes: JPEG_3_BY_2,
    });
    const noted = Buffer.concat([JPEG_3_BY_2.subarray(0, 2), exif, JPEG_3_BY_2.subarray(2)]);
    expect((await logo(noted)).bytes).toEqual(JPEG_3_BY_2);
  });

  it.each([
    ['a GIF', Buffer.from('GIF89a')],
    ['a page', Buffer.from('<html></html>')],
    ['nothing but a start', PNG.sync.write(png()).subarray(0, 20)],
    ['a PNG cut short', PNG.sync.write(png()).subarray(0, -20)],
    ['a JPEG cut short', JPEG_3_BY_2.subarray(0, -2)],
    ['a JPEG without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['an interlaced PNG', interlaced()],
    ['a PNG of no size', PNG.sync.write(png()).fill(0, 16, 24)],
  ])('is refused when it is %s', async (_, bytes) =>
    expect(await read(bytes)).toMatchObject({ pointer: '#/logo/content', code: 'wrong_format' }),
  );

  it('is refused when it is too large, in bytes or in pixels, before its pixels are unpacked', async () => {
    expect(await read(Buffer.alloc(100 * 1_024 + 1))).toMatchObject({
      code: 'out_of_bounds',
      detail: 'The logo has 102401 bytes; it may have 102400.',
    });
    expect(await read(PNG.sync.write(new PNG({ width: 1_001, height: 1 })))).toMatchObject({
      code: 'out_of_bounds',
      detail: 'The logo has 1001 × 1 pixels; a side may have 1000.',
    });
    const bomb = PNG.sync.write(png());
    bomb.writeUInt32BE(0x7fffffff, 16);
    expect(await read(bomb)).toMatchObject({ code: 'out_of_bounds' });
  });

  it('that was damaged anywhere is refused or read, never a crash', () =>
    fc.assert(
      fc.asyncProperty(fc.boolean(), fc.nat(), fc.integer({ min: 0, max: 255 }), async (isPng, at, byte) => {
        const bytes = Buffer.from(isPng ? PNG.sync.write(png()) : JPEG_3_BY_2);
        bytes[at % bytes.length] = byte;
        const result = await read(bytes);
        expect('code' in result ? result.code : result.media_type).toMatch(/^(wrong_format|out_of_bounds|image\/)/);
        if ('bytes' in result && isPng) expect(pixelsOf(result.bytes)).toHaveLength(32);
      }),
    ));

  it('is refused when it grows by being written again', async () => {
    const picture = hostilePictures().find(({ title }) => title === '1000 × 1000 pixels of kind 6, 8 bits');
    expect(picture?.bytes.length).toBeLessThan(4_096);
    expect(await read(picture?.bytes ?? Buffer.alloc(0))).toMatchObject({
      code: 'out_of_bounds',
      fix: 'Send a smaller picture.',
    });
  });
});

describe('a hostile picture', () => {
  const pictures = hostilePictures();

  it(`of ${pictures.length} kinds is refused with its place, or becomes a small plain picture that is whole`, async () => {
    let taken = 0;
    for (const { title, bytes } of pictures) {
      const result = await read(bytes);
      if ('code' in result) {
        expect([title, result]).toEqual([
          title,
          expect.objectContaining({
            pointer: '#/logo/content',
            code: expect.stringMatching(/^(wrong_format|out_of_bounds)$/),
            fix: expect.any(String),
          }),
        ]);
        continue;
      }
      taken += 1;
      expect([title, result.bytes.length < 512 * 1_024]).toEqual([title, true]);
      expect([title, /html|Exif/.test(result.bytes.toString('latin1'))]).toEqual([title, false]);
      if (result.media_type === 'image/png')
        expect([title, PNG.sync.read(result.bytes)]).toEqual([
          title,
          expect.objectContaining({ width: result.width_px, height: result.height_px }),
        ]);
    }
    expect(pictures.length).toBeGreaterThan(400);
    expect(taken).toBeGreaterThan(30);
    expect(taken).toBeLessThan(200);
  });
});
