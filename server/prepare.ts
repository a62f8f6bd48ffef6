// The preparing process: brings the database and the object store to the state that this version expects, and ends.
// Repeating it changes nothing.
import { join } from 'node:path';
import { GID } from '#contract/domain/roles.ts';
import { loadConfig } from './config.ts';
import type { Context } from './context.ts';
import { ensureAccount } from './features/accounts/accounts.ts';
import { prepareContent } from './features/content/content.ts';
import { prepareDemoApplications } from './features/demo/applications.ts';
import { prepareDemoContests } from './features/demo/contests/contests.ts';
import { prepareDemoContent } from './features/demo/content/content.ts';
import { prepareDemo } from './features/demo/demo.ts';
import { prepareDemoCatalogue } from './features/demo/catalogue.ts';
import { checkInstallation } from './features/installation/installation.ts';
import { prepareResults } from './features/awards/awards.ts';
import { prepareRanks } from './features/judging/judging.ts';
import { prepareEmbeddings } from './features/media/embed.ts';
import { prepareSounds } from './features/media/hear-older.ts';
import { prepareSearch } from './features/search/search.ts';
import { claimFolder } from './platform/backup/installation-code.ts';
import { untilDatabaseAnswers } from './platform/database/answering.ts';
import { compareClocks } from './platform/database/clocks.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrate, untilMigrated } from './platform/database/migrate.ts';
import { isDatabaseGone } from './platform/database/failures.ts';
import { prepareJobs } from './platform/jobs/jobs.ts';
import { untilQueuesExist } from './platform/jobs/until-queues.ts';
import { keepPageFiles } from './platform/objects/page-files.ts';
import { runOnce } from './platform/process.ts';
import { releaseIn } from './platform/release.ts';
import { StartProblem } from './platform/start-problem.ts';
import { openServices, requireRunning, type RunningConfig } from './services.ts';
import { systemContext } from './system-context.ts';

const release = releaseIn(join(import.meta.dirname, '..'));

await runOnce(async (told) => {
  const config = requireRunning(loadConfig(told));
  const later = await bringUpToDate(config);
  if (config.migrate && later === undefined) await prepareJobs(config.databaseUrl);
  const { services, close } = await openServices(config, 'web');
  const ctx = systemContext(services, 'start');
  if (later !== undefined)
    ctx.log.warn(`the database is of a later release (${later}): this node works beside it and changes nothing there`);
  const difference = await compareClocks(services.db);
  if (difference !== undefined) ctx.log.warn(difference);
  await services.objects.prepare();
  const code = await checkInstallation(ctx);
  if (config.backup) claimFolder(config.backup.dir, code);
  if (config.migrate && later === undefined) await prepareAll(ctx);
  if (config.adminEmail !== undefined)
    await ensureAccount(ctx, {
      account: { kind: 'email', value: config.adminEmail.toLowerCase() },
      nickname: 'Admin',
      gid: GID.buyer,
      roles: ['admin'],
    });
  await close();
});

/** Migrates, or waits until that was done; returns by what a later release is known that the database is of. */
async function bringUpToDate({ databaseUrl, migrate: mayMigrate }: RunningConfig): Promise<string | undefined> {
  // The first limit is long because a new index over millions of rows takes a while; the second one is shorter than
  // PostgreSQL takes to see that two block each other, so that it is never a call that fails.
  const limits = { statementSeconds: 3600, lockMs: 700 };
  const db = openDatabase(databaseUrl, { connections: 2, name: 'framehall-prepare', ...limits });
  try {
    await untilDatabaseAnswers(databaseUrl, 0);
    if (mayMigrate) return await migrate(db, release);
    const later = await untilMigrated(db, { release, onWait: (sentence) => process.stdout.write(`${sentence}\n`) });
    await untilQueuesExist(db);
    return later;
  } catch (error) {
    if (!isDatabaseGone(error)) throw error;
    throw new StartProblem(`The database of DATABASE_URL does not answer (${(error as Error).message}).`);
  } finally {
    await db.destroy();
  }
}

async function prepareAll(ctx: Context): Promise<void> {
  if (release) await keepPageFiles(ctx.objects, release, join(import.meta.dirname, '../dist/web/assets'));
  await prepareContent(ctx);
  await prepareDemo(ctx);
  await prepareDemoCatalogue(ctx);
  await prepareDemoContent(ctx);
  await prepareDemoContests(ctx);
  await prepareDemoApplications(ctx);
  await prepareRanks(ctx);
  await prepareResults(ctx);
  await prepareSearch(ctx);
  await prepareSounds(ctx);
  await prepareEmbeddings(ctx);
}
