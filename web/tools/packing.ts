/** Vite plugin: packs every text file of the build with Brotli, so that the server only sends it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|webmanifest)$/;
/** Smaller files are not worth it. */
const LEAST = 1000;

export function packing(): Plugin {
  return {
    name: 'kozel-packing',
    apply: 'build',
    writeBundle({ dir }) {
      if (!dir) return;
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!TEXT.test(name)) continue;
        const data = readFileSync(join(dir, name));
        if (data.length < LEAST) continue;
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(data, { params: quality }));
      }
    },
  };
}
