interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WIDTH = 3;
const GAP = 2;
const LOWEST = 2;

/** As many bars as fit, each as high as the loudest of the values (0–100) that it stands for. */
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
