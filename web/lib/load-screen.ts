import type { ComponentType } from 'react';
import { LIMITS } from '#contract/domain/limits.ts';
import { needTexts } from './language.ts';
import { prepareFromSent } from './sent-replies.ts';
import type { TextArea } from './text-areas.ts';

export type Load = () => Promise<ComponentType>;

/** The code of a screen could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Loads the code of a screen, with a time limit so that the reader does not wait for ever. */
export async function loadScreen<Screen>(load: () => Promise<Screen>): Promise<Screen> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ChunkLoadError('timed out')), LIMITS.screenLoadSeconds * 1000);
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError('failed', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** A screen with what it shows first; its file exports both. */
export function withData<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType> & { firstData: () => Promise<unknown>[] }>,
): Load {
  return async () => {
    const file = await load();
    await prepareFromSent(file.firstData);
    return file[name];
  };
}

/** Loads a screen and its texts at the same time; the screen waits for them. */
export function withTexts(areas: TextArea[], load: Load): Load {
  return async () => (await Promise.all([load(), ...areas.map(needTexts)]))[0];
}
