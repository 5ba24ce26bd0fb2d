/** Node's own size is 64 KiB. */
const POOL_BYTES = 4_096;

/**
 * Makes small Buffers share less memory: each piece of it lives as long as the longest-lived Buffer in it, and each 64 MB
 * of such pieces cause a full garbage collection (ADR 0163). Holds for this thread, from its next piece on.
 */
export const shrinkBufferPool = (): void => {
  Buffer.poolSize = POOL_BYTES;
};
