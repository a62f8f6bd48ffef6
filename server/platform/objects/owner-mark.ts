import { text } from 'node:stream/consumers';
import { ObjectMissing } from './failures.ts';
import type { Objects } from './objects.ts';

/** The object that says whose files a store holds; nothing refers to it. */
export const OWNER_MARK = 'framehall-installation';

export async function readOwnerMark(objects: Pick<Objects, 'open'>): Promise<string | undefined> {
  try {
    return (await text(await objects.open('originals', OWNER_MARK))).trim();
  } catch (error) {
    if (error instanceof ObjectMissing) return undefined;
    throw error;
  }
}
