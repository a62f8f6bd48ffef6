// Tests search on a cluster of three nodes of OpenSearch, which this starts and ends: the tests of search with PostgreSQL
// and with the cluster, then what is found while nodes die. `npm run test:search [-- --only nodes|tests]`
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startCluster } from './opensearch/cluster.ts';
import { loseNodes } from './search/lose-nodes.ts';

const SEARCH = ['server/features/search', 'server/platform/opensearch'];
/** What asks the engine from elsewhere. */
const AROUND = [
  'server/features/following',
  'server/features/boards/matches.test.ts',
  'server/features/office/find.test.ts',
];
/** What looks into PostgreSQL's own index, whatever searches. */
const NOT_OF_CLUSTER = ['--exclude', '**/search/postgres/**', '--exclude', '**/search/looks/**'];

const { values } = parseArgs({ options: { only: { type: 'string' } } });

function run(name: string, more: string[], env: Record<string, string>): void {
  console.log(`\n${name}`);
  const { status } = spawnSync('vitest', ['run', ...SEARCH, ...AROUND, ...more], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${name}: failed`);
}

const folder = mkdtempSync(join(tmpdir(), 'framehall-search-'));
const cluster = await startCluster(folder);
try {
  if (values.only !== 'nodes') {
    run('The tests of search with PostgreSQL', [], {});
    run('The same with OpenSearch', NOT_OF_CLUSTER, { TEST_SEARCH_URL: cluster.urls.join(',') });
  }
  if (values.only !== 'tests') await loseNodes(cluster);
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
