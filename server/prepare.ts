// The preparing process: brings the database and the object store to the state that this version expects, and ends.
// Repeating it changes nothing.
import { GID } from '#contract/domain/roles.ts';
import { loadConfig } from './config.ts';
import { ensureAccount } from './features/accounts/accounts.ts';
import { prepareContent } from './features/content/content.ts';
import { prepareDemoApplications } from './features/demo/applications.ts';
import { prepareDemoContests } from './features/demo/contests/contests.ts';
import { prepareDemoContent } from './features/demo/content/content.ts';
import { prepareDemo } from './features/demo/demo.ts';
import { prepareDemoCatalogue } from './features/demo/catalogue.ts';
import { checkInstallation } from './features/installation/installation.ts';
import { prepareSounds } from './features/media/hear-older.ts';
import { prepareSearch } from './features/search/search.ts';
import { migrate, openDatabase } from './platform/database/database.ts';
import { isDatabaseGone } from './platform/database/failures.ts';
import { prepareJobs } from './platform/jobs/jobs.ts';
import { runOnce } from './platform/process.ts';
import { StartProblem } from './platform/start-problem.ts';
import { openServices, requireRunning } from './services.ts';
import { systemContext } from './system-context.ts';

await runOnce(async (told) => {
  const config = requireRunning(loadConfig(told));
  // The limit is long because a new index over millions of rows takes a while.
  const db = openDatabase(config.databaseUrl, { connections: 2, name: 'framehall-prepare', statementSeconds: 3600 });
  try {
    await migrate(db);
  } catch (error) {
    if (!isDatabaseGone(error)) throw error;
    throw new StartProblem(`The database of DATABASE_URL does not answer (${(error as Error).message}).`);
  } finally {
    await db.destroy();
  }
  await prepareJobs(config.databaseUrl);
  const { services, close } = await openServices(config, 'web');
  const ctx = systemContext(services, 'start');
  await services.objects.prepare();
  await checkInstallation(ctx);
  await prepareContent(ctx);
  await prepareDemo(ctx);
  await prepareDemoCatalogue(ctx);
  await prepareDemoContent(ctx);
  await prepareDemoContests(ctx);
  await prepareDemoApplications(ctx);
  await prepareSearch(ctx);
  await prepareSounds(ctx);
  if (config.adminEmail !== undefined)
    await ensureAccount(ctx, {
      account: { kind: 'email', value: config.adminEmail.toLowerCase() },
      nickname: 'Admin',
      gid: GID.buyer,
      roles: ['admin'],
    });
  await close();
});
