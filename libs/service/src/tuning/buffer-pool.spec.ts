import { describe, expect, it } from '@jest/globals';
import { shrinkBufferPool } from './buffer-pool.js';

const NODES_OWN = 65_536;
/** Number of bytes that Node may add to align a piece. */
const ALIGNMENT = 64;

describe('a small Buffer that is kept', () => {
  it('keeps at most 4 KiB', () => {
    shrinkBufferPool();
    // Uses up the piece that Node has begun.
    for (let bytes = 0; bytes < NODES_OWN; bytes += 1_024) Buffer.allocUnsafe(1_024);
    expect(Buffer.from('el token de una llamada').buffer.byteLength).toBeLessThanOrEqual(4_096 + ALIGNMENT);
    expect(Buffer.allocUnsafe(3_000).buffer.byteLength).toBe(3_000);
  });
});
