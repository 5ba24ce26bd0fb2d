import { readFile } from 'node:fs/promises';

const file = new URL('../../../../docs/asyncapi.json', import.meta.url);

/** Reads the description of the topics; `npm run contracts` writes it. */
export const asyncApiText = (): Promise<Buffer> => readFile(file);
