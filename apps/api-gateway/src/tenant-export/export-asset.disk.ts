import { readFileSync } from 'node:fs';

const read = (name: string): Buffer => readFileSync(new URL(`../../assets/export/${name}`, import.meta.url));

/** Files that every export has: what is in it and what it shows, and the script that checks it. */
export const EXPORT_ASSETS: readonly { readonly path: string; readonly bytes: Buffer }[] = [
  { path: 'README.md', bytes: read('README.md') },
  { path: 'verify.sh', bytes: read('verify.sh') },
];
