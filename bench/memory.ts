import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import autocannon from 'autocannon';
import { processesOf } from '#tests/support/processes.ts';
import { withDemo } from './demo-product.ts';
import { logIn } from './product.ts';

const MINUTES = Number(process.env['BENCH_MINUTES'] ?? 5);

/** Memory of all processes with a part of the demo, each page shared by several counted once, after a mixed load. */
export async function benchMemory(): Promise<void> {
  await withDemo(async (product, clip, dataDir) => {
    const token = await logIn(product.url, 'buyer');
    await autocannon({
      url: product.url,
      connections: 8,
      duration: MINUTES * 60,
      requests: [
        ...['/', `/Detail?id=${clip}`, '/search?type=video&keyword=sunset', '/search?type=pic&keyword=%E6%B5%B7'].map(
          (path) => ({ method: 'GET' as const, path }),
        ),
        ...['/home/index', '/session'].map((path) => ({
          method: 'POST' as const,
          path,
          headers: { access_token: token, 'content-type': 'application/json' },
          body: '{}',
        })),
      ],
    });
    tell(dataDir);
  });
}

function tell(dataDir: string): void {
  const parts = new Map<string, number>();
  for (const { pid, command } of processesOf(dataDir)) {
    const name = /postgres/.test(command)
      ? 'PostgreSQL'
      : basename(/\S+\.(?:ts|js|mjs)( --spare)?/.exec(command)?.[0] ?? command);
    parts.set(name, (parts.get(name) ?? 0) + megabytes(pid));
  }
  const total = [...parts.values()].reduce((sum, one) => sum + one, 0);
  const each = [...parts].map(([name, size]) => `${name} ${Math.round(size)}`).join(', ');
  console.log(`Memory after ${MINUTES} minutes of mixed load: ${Math.round(total)} MB (wanted ≤ 900): ${each}`);
}

/** Proportional set size. */
function megabytes(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;
}
