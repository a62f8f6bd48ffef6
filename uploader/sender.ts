import type { UploadCalls } from './calls.ts';
import type { Checkpoints } from './checkpoint.ts';
import type { Sender } from './send-file.ts';
import { createClock } from './store/clock.ts';
import { createCredentials } from './store/credentials.ts';
import { realWorld, type World } from './world.ts';

/** One for all files of a person, which share credentials and the store's clock. */
export function createSender(
  calls: Pick<UploadCalls, 'credentials'>,
  checkpoints: Checkpoints,
  world: World = realWorld,
): Sender {
  const clock = createClock(world);
  return {
    world,
    clock,
    checkpoints,
    credentials: createCredentials((filePath) => calls.credentials({ filePath }), clock),
  };
}
