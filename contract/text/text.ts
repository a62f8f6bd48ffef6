import type { zh } from './zh.ts';

type SameKeys<T> = { [Key in keyof T]: T[Key] extends string ? string : SameKeys<T[Key]> };

/** Chinese has one form for every count, `key_other`; English has `key_one` beside it. */
type WithSingulars<T> = { [Key in keyof T]: T[Key] extends string ? string : WithSingulars<T[Key]> } & {
  [Key in keyof T as Key extends `${infer Name}_other` ? `${Name}_one` : never]: string;
};

/** Shape of the English texts. */
export type Text = WithSingulars<typeof zh>;

/** Texts that pages can show in either language: all but those that only the server uses. */
export type PageText = Omit<
  SameKeys<typeof zh>,
  'problems' | 'messages' | 'ledger' | 'companyTable' | 'judgingTable' | 'papers' | 'claim' | 'cueSheet' | 'embedded'
>;
