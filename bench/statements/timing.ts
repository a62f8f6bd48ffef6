const ROUNDS = 100;

export async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** By how many megabytes this process grows while it works, at most. */
export async function memoryPeak(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let peak = before;
  const look = () => void (peak = Math.max(peak, process.memoryUsage.rss()));
  const looking = setInterval(look, 20);
  await work();
  clearInterval(looking);
  look();
  return (peak - before) / 2 ** 20;
}

/** Calls as a browser does; returns the size of the reply. */
export async function ask({ url }: { url: string }, token: string, path: string, input: object): Promise<number> {
  const headers = { 'content-type': 'application/json', access_token: token };
  const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(input) });
  const { byteLength } = await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  return byteLength;
}

type Work = (round: number) => Promise<unknown>;

/** The 95th percentile of each, each round one after the other, so that what else the machine does slows them alike. */
export async function p95InTurns(works: readonly Work[]): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let round = -10; round < ROUNDS; round += 1)
    for (const [place, work] of works.entries()) {
      const time = await milliseconds(() => work(Math.abs(round)));
      if (round >= 0) times[place]!.push(time);
    }
  return times.map((all) => all.toSorted((a, b) => a - b)[Math.floor(ROUNDS * 0.95)]!);
}
