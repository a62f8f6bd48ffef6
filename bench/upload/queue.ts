import { en } from '#contract/text/en.ts';
import { type Bench, blockWords, openUploader, start, worst } from './panel.ts';

const QUEUED = 500;

/** Hundreds of files: listed, scrolled through and uploaded, frame by frame. */
export async function tellQueue(bench: Bench): Promise<void> {
  const page = await openUploader(bench, 'photo');
  await page.evaluate(() => {
    let last = performance.now();
    const frame = (now: number) => {
      window.frameGaps.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await page.locator('[data-pick=files]').evaluate(choosePhotos, QUEUED);
  const list = page.getByRole('list', { name: en.uploadQueue.list });
  await list.getByText(en.uploadQueue.status.waiting).first().waitFor();
  await start(page);
  for (let step = 0; step < 20; step += 1) {
    await list.hover();
    await page.mouse.wheel(0, 1200);
    await page.waitForTimeout(200);
  }
  const { frames, blocks } = await page.evaluate(() => ({ frames: window.frameGaps, blocks: window.blocks }));
  const sorted = frames.toSorted((a, b) => a - b);
  const slow = sorted.filter((ms) => ms > 34).length;
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  console.log(
    `Upload: ${QUEUED} files queued, being uploaded and scrolled: frames p95 ${p95.toFixed(1)} ms, ${slow} of ${frames.length} over 34 ms, the longest ${worst(frames).toFixed(0)} ms; main thread busy at most ${blockWords(blocks)} (wanted ≤ 50 ms)`,
  );
  await page.close({ runBeforeUnload: false });
}

/** Runs in the page: chooses photos that are hardly more than a header with their size. */
function choosePhotos(input: HTMLElement | SVGElement, count: number): void {
  const bytes = new Uint8Array(40_000);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, 4000);
  new DataView(bytes.buffer).setUint32(20, 3000);
  const transfer = new DataTransfer();
  const content = new Blob([bytes]);
  for (let number = 1; number <= count; number += 1) transfer.items.add(new File([content], `photo ${number}.png`));
  (input as HTMLInputElement).files = transfer.files;
  // Creating the photos is not the page's work, so recording restarts here.
  setTimeout(() => {
    window.blocks.splice(0);
    window.frameGaps.splice(0);
    setTimeout(() => input.dispatchEvent(new Event('change', { bubbles: true })), 100);
  }, 100);
}
