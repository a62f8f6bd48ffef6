import { benchEyes } from './eyes.ts';
import { benchKills } from './kills.ts';

/** What it costs to run on several machines, and to watch them. */
export async function benchMachines(): Promise<void> {
  await benchKills();
  await benchEyes();
}
