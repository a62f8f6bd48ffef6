import { en } from '#contract/text/en.ts';
import { type Bench, openUploader, PARTS, start } from './panel.ts';

/** Number of parts after which the page is killed. */
const KILLED_AFTER = 150;

/** Kills the page during an upload; the same file chosen again sends only the missing parts. */
export async function tellKill(bench: Bench): Promise<void> {
  const arrived = new Set<string>();
  const first = await openUploader(bench, 'video');
  const killed = new Promise<void>((resolve) => {
    first.on('response', (reply) => {
      const number = partOf(reply.request().method(), reply.url());
      if (number !== undefined && reply.ok()) arrived.add(number);
      if (arrived.size === KILLED_AFTER) resolve();
    });
  });
  await first.setInputFiles('[data-pick=files]', bench.film);
  await start(first);
  await killed;
  await first.goto('chrome://crash').catch(() => {});
  const second = await openUploader(bench, 'video');
  const sent: string[] = [];
  second.on('request', (request) => {
    const number = partOf(request.method(), request.url());
    if (number !== undefined) sent.push(number);
  });
  await second.setInputFiles('[data-pick=files]', bench.film);
  await start(second);
  await second.getByText(en.uploadQueue.status.success, { exact: true }).waitFor({ timeout: 300_000 });
  const again = sent.filter((number) => arrived.has(number)).length;
  console.log(
    `Upload: page killed after ${arrived.size} of ${PARTS} parts: ${sent.length} sent afterwards, ${again} of them a second time (wanted 0)`,
  );
  await second.close();
}

function partOf(method: string, url: string): string | undefined {
  return method === 'PUT' ? (new URL(url).searchParams.get('partNumber') ?? undefined) : undefined;
}
