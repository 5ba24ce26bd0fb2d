/** Reads the text of an answer that may be endless. Throws, and reads no more of it, when it has more than `mostBytes`. */
export const boundedText = async ({ body }: Response, mostBytes: number): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error(`the answer is too long: it has more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};
