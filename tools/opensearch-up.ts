// Starts a cluster of OpenSearch on loopback, for trying it and for `npm run test:search`, until it is interrupted.
//   npm run opensearch [-- --nodes 3 --heap 512]     prints the setting to start the product with
// Needs Java 17 or newer and Maven. What it fetches stays in ~/.cache/framehall-opensearch; the data goes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startCluster } from './opensearch/cluster.ts';

const { values } = parseArgs({
  options: { nodes: { type: 'string', default: '3' }, heap: { type: 'string', default: '512' } },
});

const folder = mkdtempSync(join(tmpdir(), 'framehall-opensearch-'));
const cluster = await startCluster(folder, { nodes: Number(values.nodes), heapMb: Number(values.heap) });
console.log(`SEARCH_URL=${cluster.urls.join(',')}`);
const end = async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
