/** A file of an archive, by its path in it. */
export interface TarFile {
  readonly path: string;
  readonly bytes: Buffer;
}

const BLOCK = 512;
/** Half a second past 1985-10-26T08:15, the time of every file that `npm pack` writes: the same files give the same bytes. */
const MODIFIED_S = 499_162_500;

/**
 * Writes a tar archive as POSIX ustar has it: a header of 512 bytes before each file, which is filled up with zeros, and two empty
 * blocks at the end. Paths have at most 100 bytes.
 */
export const tarOf = (files: readonly TarFile[]): Buffer =>
  Buffer.concat([
    ...files.flatMap(({ path, bytes }) => [headerOf(path, bytes.length), filled(bytes)]),
    Buffer.alloc(2 * BLOCK),
  ]);

const headerOf = (path: string, size: number): Buffer => {
  if (Buffer.byteLength(path) > 100) throw new Error(`the path is too long for the archive: ${path}`);
  const header = Buffer.alloc(BLOCK);
  const number = (value: number, at: number, length: number): unknown =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at);
  header.write(path, 0);
  number(0o644, 100, 8);
  number(0, 108, 8); // owner
  number(0, 116, 8); // group
  number(size, 124, 12);
  number(MODIFIED_S, 136, 12);
  header.write(' '.repeat(8), 148); // The checksum counts as spaces.
  header.write('0', 156); // an ordinary file
  header.write('ustar\0' + '00', 257);
  const checksum = header.reduce((sum, byte) => sum + byte, 0);
  header.write(`${checksum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
};

const filled = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)]);
