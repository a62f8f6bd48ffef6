import { setTimeout as sleep } from 'node:timers/promises';
import { logIn, type RunningProduct } from '../product.ts';

const TIMES = 10;
const INDEXED_MS = 4000;

/** How long searches take to notice that a work goes off sale and on sale again, as a buyer sees it. */
export async function benchFresh({ url }: RunningProduct): Promise<void> {
  const token = await logIn(url, 'editor');
  const works = await search(url, 'type=pic&sort=newest');
  const seconds = { gone: [] as number[], found: [] as number[] };
  for (const { id, title } of works.slice(0, TIMES)) {
    const isFound = async () =>
      (await search(url, `type=pic&sort=newest&keyword=${encodeURIComponent(title)}`)).some((work) => work.id === id);
    if (!(await isFound())) throw new Error(`${title} is not among the first by its own title`);
    await ask(url, token, 'takeDown', { ids: [id], reason: 'bench' });
    seconds.gone.push(await secondsUntil(async () => !(await isFound())));
    // Until then only its card is missing, and the index still has it.
    await sleep(INDEXED_MS);
    await ask(url, token, 'putBack', { id, reason: 'bench' });
    seconds.found.push(await secondsUntil(isFound));
  }
  const worst = (times: number[]) => Math.max(...times).toFixed(2);
  console.log(
    `Off sale and not found any more: ${worst(seconds.gone)} s at worst; on sale and found: ${worst(seconds.found)} s (wanted ≤ 5)`,
  );
}

async function search(url: string, query: string): Promise<{ id: number; title: string }[]> {
  const reply = await fetch(`${url}/search?${query}`);
  return ((await reply.json()) as { infos: { id: number; title: string }[] }).infos;
}

async function ask(url: string, token: string, path: string, input: object): Promise<void> {
  const headers = { 'content-type': 'application/json', access_token: token };
  const reply = await fetch(`${url}/office/material/${path}`, { method: 'POST', headers, body: JSON.stringify(input) });
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}`);
}

async function secondsUntil(isSo: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > 60_000) throw new Error('searches did not learn of it within a minute');
    await sleep(50);
  }
  return (performance.now() - began) / 1000;
}
