import { FIRST_RESULTS, GOOD_GRADE, type Grade } from '#contract/domain/search-quality.ts';

/** Grades of works, by their numbers. */
export type Grades = ReadonlyMap<number, Grade>;

/** How the first results of a query stand. */
export interface Standing {
  /** From 0, nothing good among them, to 1, the best there is in the best order; null while nothing good is on sale. */
  ndcg: number | null;
  /** None of them is good, though something good is on sale. */
  missed: boolean;
  found: number;
  ungraded: number;
}

/** What a result is worth: twice as much, and one more, with each grade. A result without a grade is worth nothing. */
const gainOf = (grade: Grade | undefined) => 2 ** (grade ?? 0) - 1;

/** The sum of gains, each the less the lower it stands. */
function discounted(grades: readonly (Grade | undefined)[]): number {
  return grades.reduce<number>((sum, grade, place) => sum + gainOf(grade) / Math.log2(place + 2), 0);
}

/** `onSale` has the grades of what could be found now: nothing else can be missing among the results. */
export function standingOf(results: readonly number[], onSale: Grades): Standing {
  const first = results.slice(0, FIRST_RESULTS).map((id) => onSale.get(id));
  const best = [...onSale.values()].toSorted((one, other) => other - one).slice(0, FIRST_RESULTS);
  const isGood = (grade: Grade | undefined) => grade !== undefined && grade >= GOOD_GRADE;
  const counts = best.some(isGood);
  return {
    ndcg: counts ? discounted(first) / discounted(best) : null,
    missed: counts && !first.some(isGood),
    found: first.length,
    ungraded: first.filter((grade) => grade === undefined).length,
  };
}
