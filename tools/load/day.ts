import { LANGUAGES, type Language } from '#contract/domain/language.ts';
import { pick, type Random } from '#studio/random.ts';
import type { Errand } from './errand.ts';
import type { Left } from './left.ts';
import type { Ask, People } from './people.ts';
import type { Role } from './arguments.ts';
import type { Stock } from './stock.ts';

/** What all errands of a day share. */
export interface Day {
  url: string;
  people: People;
  stock: Stock;
  left: Left;
  random: Random;
}

export type Begin = (day: Day) => Errand;

export const languageOf = ({ random }: Day): Language => pick(random, LANGUAGES);

/** Somebody who must be logged in for this part. */
export function personOf({ people }: Day, role: Role): Ask {
  const person = people[role];
  if (!person) throw new Error(`no ${role} is logged in`);
  return person;
}
