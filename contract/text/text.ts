import type { zh } from './zh.ts';

type SameKeys<T> = { [Key in keyof T]: T[Key] extends string ? string : SameKeys<T[Key]> };

/** The shape that both languages share. */
export type Text = SameKeys<typeof zh>;

/** What pages can show: all but the words that only the server uses. */
export type PageText = Omit<Text, 'problems' | 'messages' | 'ledger' | 'papers'>;
