/** Variables by which the agent in the product's process is told where to listen and which folder's files to count. */
export const AGENT_SOCKET = 'RUBRICA_BENCH_AGENT_SOCKET';
export const DATA_FOLDER = 'RUBRICA_BENCH_DATA_FOLDER';

/** Variables of a process that load the agent into it. */
export const agentEnvironment = (socket: string, dataFolder: string): Record<string, string> => ({
  NODE_OPTIONS: `--import=${new URL('./product-agent.js', import.meta.url).href}`,
  [AGENT_SOCKET]: socket,
  [DATA_FOLDER]: dataFolder,
});

/** Use of one folder of the data directory since the start. */
export interface DiskUse {
  /** Files opened to be written from their begin. */
  filesWritten: number;
  /** Calls of fsync and fdatasync, folders included. */
  syncs: number;
}
