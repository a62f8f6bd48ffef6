import type { Context } from '../../context.ts';

/** For whom entries are read. */
export type EntryReader = Pick<Context, 'db' | 'objects' | 'language' | 'actor'>;
