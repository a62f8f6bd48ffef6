// A process that does nothing, for tests of the supervisor.
import { runProcess, untilNeeded } from '#server/platform/process.ts';

await runProcess(async () => {
  await untilNeeded();
  return async () => {};
});
