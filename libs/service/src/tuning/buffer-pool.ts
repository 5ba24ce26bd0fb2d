/** Size of the pieces of memory that small Buffers share. Node's default is 64 KiB. */
const POOL_BYTES = 4_096;

/**
 * Lets small Buffers share smaller pieces of memory. A piece stays in memory as long as any Buffer in it, and each 64
 * MB of pieces cause a full garbage collection (ADR 0163). Takes effect in this thread, from its next piece on.
 */
export const shrinkBufferPool = (): void => {
  Buffer.poolSize = POOL_BYTES;
};
