/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogues } from './tools/catalogues.ts';
import { packing } from './tools/packing.ts';

const SERVER = process.env['KOZEL_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: './',
  plugins: [svelte(), catalogues(), packing()],
  // Component tests need the browser's half of Svelte.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/kozel/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: { proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
