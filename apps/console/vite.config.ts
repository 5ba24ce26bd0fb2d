import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const SITE = join(import.meta.dirname, 'dist/site');

/** Writes each file in both compressed forms beside it, so that the gateway compresses nothing. */
const compressed = (folder: string): Plugin => ({
  name: 'compressed',
  closeBundle() {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(bytes));
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
});

/** The policy of the pages allows nothing inline: no file is put into another one, and no script loads modules for older browsers. */
export default defineConfig({
  base: '/console/',
  plugins: [react(), compressed(SITE)],
  build: {
    outDir: SITE,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // Companies and operators have a page each; what both load is built once.
    rollupOptions: { input: ['index.html', 'operator.html'].map((page) => join(import.meta.dirname, page)) },
    target: 'es2023',
  },
});
