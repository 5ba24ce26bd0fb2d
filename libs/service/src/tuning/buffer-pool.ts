/** Size in bytes of the pieces of memory that small Buffers share. Node's default is 64 KiB. */
const POOL_BYTES = 4_096;

/**
 * Makes small Buffers share smaller pieces of memory. A piece stays in memory as long as one Buffer in it is used,
 * and every 64 MB of pieces cause a full garbage collection. Changes only this thread, and only the pieces of
 * memory that it gets after this call. See ADR 0163.
 */
export const shrinkBufferPool = (): void => {
  Buffer.poolSize = POOL_BYTES;
};
