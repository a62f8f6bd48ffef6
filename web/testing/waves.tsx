// A page of its own for `npm run bench player`: the same waves drawn by ours and by the usual library.
import { QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import WaveSurfer from 'wavesurfer.js';
import { queryClient } from '../lib/query-client.ts';
import '../ui/tokens.css';
import { Wave } from '../ui/material/wave.tsx';

const SIZE = { width: '420px', height: '40px' };

function place(): HTMLElement {
  document.body.replaceChildren();
  const list = document.createElement('div');
  document.body.append(list);
  return list;
}

function drawOurs(waves: number[][]): number {
  const root = createRoot(place());
  for (const [n, values] of waves.entries()) queryClient.setQueryData(['wave', `/${n}`], values);
  const began = performance.now();
  flushSync(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        {waves.map((_, n) => (
          <div key={n} style={SIZE}>
            <Wave url={`/${n}`} label={String(n)} played={0} position="" onSeek={() => {}} />
          </div>
        ))}
      </QueryClientProvider>,
    ),
  );
  const took = performance.now() - began;
  expectDrawn(document.querySelectorAll('canvas'), waves.length);
  root.unmount();
  return took;
}

async function drawTheirs(waves: number[][]): Promise<number> {
  const list = place();
  const began = performance.now();
  const made = waves.map((values) => {
    const container = list.appendChild(document.createElement('div'));
    Object.assign(container.style, SIZE);
    const peaks = [values.map((value) => value / 100)];
    return WaveSurfer.create({ container, peaks, duration: 60, height: 40, barWidth: 3, barGap: 2, barRadius: 2 });
  });
  await Promise.all(made.map((wave) => new Promise<void>((resolve) => void wave.once('redrawcomplete', resolve))));
  const took = performance.now() - began;
  for (const wave of made) wave.destroy();
  return took;
}

function expectDrawn(canvases: NodeListOf<HTMLCanvasElement>, count: number): void {
  const isDrawn = (canvas: HTMLCanvasElement) =>
    canvas
      .getContext('2d')!
      .getImageData(0, 0, canvas.width, canvas.height)
      .data.some((value) => value > 0);
  const drawn = [...canvases].filter((canvas) => canvas.width > 0 && isDrawn(canvas)).length;
  if (drawn !== count) throw new Error(`${drawn} of ${count} waves are drawn`);
}

Object.assign(window, { drawOurs, drawTheirs });
