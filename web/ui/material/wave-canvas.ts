import { type RefObject, useLayoutEffect, useState } from 'react';

interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WIDTH = 3;
const GAP = 2;
const LOWEST = 2;

/** As many bars as fit, each as high as the loudest of its values (0–100). */
export function waveBars(values: readonly number[], width: number, height: number): Bar[] {
  const count = Math.max(0, Math.floor((width + GAP) / (WIDTH + GAP)));
  return Array.from({ length: count }, (_, n) => {
    const from = Math.floor((n * values.length) / count);
    const to = Math.max(from + 1, Math.floor(((n + 1) * values.length) / count));
    const loudest = Math.max(0, ...values.slice(from, to));
    const tall = Math.max(LOWEST, (Math.min(100, loudest) / 100) * height);
    return { x: n * (WIDTH + GAP), y: (height - tall) / 2, width: WIDTH, height: tall };
  });
}

interface Shape {
  width: number;
  height: number;
  /** Shares of the wave between which it is lit. */
  lit: readonly [number, number];
}

export function drawWave(canvas: HTMLCanvasElement, values: readonly number[], { width, height, lit }: Shape): void {
  const context = canvas.getContext('2d');
  if (!context || width === 0) return;
  canvas.width = Math.round(width * devicePixelRatio);
  canvas.height = Math.round(height * devicePixelRatio);
  context.scale(devicePixelRatio, devicePixelRatio);
  const style = getComputedStyle(canvas);
  for (const bar of waveBars(values, width, height)) {
    const isLit = bar.x >= lit[0] * width && bar.x < lit[1] * width;
    context.fillStyle = isLit ? style.getPropertyValue('--fh-accent') : style.color;
    context.beginPath();
    context.roundRect(bar.x, bar.y, bar.width, bar.height, bar.width / 2);
    context.fill();
  }
}

const PAUSE_MS = 300;

/** Size of an element: at once when it appears, then after each change has settled. */
export function useSettledSize(place: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = place.current!;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, PAUSE_MS);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place]);
  return size;
}
