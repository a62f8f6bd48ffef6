const ROUNDS = 100;

export async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Calls as a browser does; returns the size of the reply. */
export async function ask({ url }: { url: string }, token: string, path: string, input: object): Promise<number> {
  const headers = { 'content-type': 'application/json', access_token: token };
  const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(input) });
  const { byteLength } = await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  return byteLength;
}

export async function p95(work: (round: number) => Promise<unknown>): Promise<number> {
  for (let round = 0; round < 10; round += 1) await work(round);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await milliseconds(() => work(round)));
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS * 0.95)]!;
}
