import type { Browser } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { at } from './spread.ts';

declare global {
  interface Window {
    drawOurs: (waves: number[][]) => number;
    drawTheirs: (waves: number[][]) => Promise<number>;
  }
}

const WAVES = 60;
const POINTS = 240;
const RUNS = 15;
const WANTED = 0.25;

/** How long sixty waves take until they are drawn, against wavesurfer.js. */
export async function tellWaves(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const { script, style } = await bundle();
  await page.setContent(`<style>${style}</style><body></body>`);
  await page.addScriptTag({ content: script });
  const waves = Array.from({ length: WAVES }, (_, n) =>
    Array.from({ length: POINTS }, (_one, point) => Math.round(50 + 45 * Math.sin(n + point / 5))),
  );
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(await page.evaluate((all) => window.drawOurs(all), waves));
    theirs.push(await page.evaluate((all) => window.drawTheirs(all), waves));
  }
  await page.close();
  const [our, their] = [at(ours, 0.5), at(theirs, 0.5)];
  console.log(
    `${WAVES} waves: ${our.toFixed(1)} ms, wavesurfer.js ${their.toFixed(1)} ms, ratio ${(our / their).toFixed(2)} (wanted ≤ ${WANTED})`,
  );
}

/** The page as a browser gets it, built as ours are. */
async function bundle(): Promise<{ script: string; style: string }> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: 'web/testing/waves.tsx', formats: ['iife'], name: 'waves' } },
  });
  const files = (Array.isArray(made) ? made : [made]).flatMap((one) => ('output' in one ? one.output : []));
  const script = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
  const style = files.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : [])).join('\n');
  return { script, style };
}
