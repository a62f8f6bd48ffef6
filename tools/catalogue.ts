// Fills the running product's database with synthetic materials to measure search, or removes them.
import { loadConfig, loadSettingsFile } from '#server/config.ts';
import { rebuildSearch } from '#server/features/search/search.jobs.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { StartProblem } from '#server/platform/start-problem.ts';
import { embeddedUrl } from '#tests/support/embedded-url.ts';
import { readWish, type Wish } from './catalogue/arguments.ts';
import { fill } from './catalogue/fill.ts';
import { clear, countSynthetic } from './catalogue/store.ts';

function findDatabase(): string {
  const { databaseUrl, dataDir } = loadConfig();
  if (databaseUrl) return databaseUrl;
  try {
    return embeddedUrl(dataDir);
  } catch {
    throw new StartProblem(
      `No database is running in ${dataDir}. Start Framehall first (npm start), or set DATABASE_URL.`,
    );
  }
}

async function run({ size, seed, clear: clearing }: Wish): Promise<string> {
  const db = openDatabase(findDatabase(), { connections: 4, name: 'framehall-catalogue' });
  const began = performance.now();
  try {
    const gone = clearing ? await clear(db, progress('removed')) : 0;
    if (size === 0 && gone > 0) await index(db);
    if (size === 0) return `${gone} synthetic materials removed.`;
    const there = await countSynthetic(db);
    if (there > 0)
      throw new StartProblem(`${there} synthetic materials are there already; add --clear to replace them.`);
    await fill(db, { size, seed }, progress('made'));
    await index(db);
    return `${size} synthetic materials made in ${((performance.now() - began) / 1000).toFixed(0)} s.`;
  } finally {
    await db.destroy();
  }
}

/** Rebuilds the search index after filling or clearing. */
async function index(db: Database): Promise<void> {
  const { search } = loadConfig();
  const openSearch = search && (await import('#server/platform/opensearch/opensearch.ts')).openSearch(search);
  try {
    await rebuildSearch({ db, openSearch }, {}, new AbortController().signal);
  } finally {
    await openSearch?.close();
  }
}

/** Reports every hundred thousand. */
function progress(what: string): (count: number) => void {
  let told = 0;
  return (count) => {
    if (count - told < 100_000) return;
    told = count;
    console.log(`${count} ${what}`);
  };
}

try {
  loadSettingsFile();
  console.log(await run(readWish(process.argv.slice(2))));
} catch (error) {
  const { message } = error as Error;
  console.error(error instanceof StartProblem ? message : `The database did not do it: ${message}`);
  process.exitCode = 1;
}
