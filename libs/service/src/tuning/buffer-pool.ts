/** Node's default is 64 KiB. */
const POOL_BYTES = 4_096;

/**
 * Lets small Buffers share smaller pieces of memory. A piece lives as long as the longest-lived Buffer in it, and each
 * 64 MB of pieces cause a full garbage collection (ADR 0163). Applies to this thread, from its next piece on.
 */
export const shrinkBufferPool = (): void => {
  Buffer.poolSize = POOL_BYTES;
};
