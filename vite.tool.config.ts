// The upload tool as one file that needs nothing but Node 20.
import { defineConfig } from 'vite';
import { wireOnly } from './vite.config.ts';

export default defineConfig({
  publicDir: 'uploader/tool/launchers',
  plugins: [wireOnly()],
  ssr: { noExternal: true },
  build: {
    ssr: 'uploader/tool/main.ts',
    outDir: 'dist/tool',
    emptyOutDir: true,
    copyPublicDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: 'framehall-upload.mjs', codeSplitting: false, banner: '#!/usr/bin/env node' },
    },
  },
});
