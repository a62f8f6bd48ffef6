import { isChinese } from '#contract/domain/language.ts';
import type { MemberContext } from '../../context.ts';
import { isProblem } from '../../platform/problem.ts';
import { type Description, titlesOf } from '../catalogue/catalogue.ts';
import { addGroup } from '../material-center/material-center.ts';
import { type OfferedEntry, saveGroup } from './stock-offers.queries.ts';

/** What the entrant said of the work, in the language that it is written in. */
export function describe({ title, story, place, takenOn, peopleShown }: OfferedEntry): Partial<Description> {
  return {
    ...titlesOf(title),
    ...(isChinese(story) ? { descriptionZh: story } : { descriptionEn: story }),
    ...(isChinese(place) ? { placeZh: place } : { placeEn: place }),
    takenOn,
    people: peopleShown === null ? null : peopleShown !== 'none',
  };
}

/** Begins the series that the files of an entry are in. */
export async function beginSeries(tx: MemberContext, entry: OfferedEntry): Promise<number> {
  const added = await addGroup(tx, titlesOf(entry.title));
  if (isProblem(added)) throw new Error('an entry that was judged has a title');
  await saveGroup(tx.db, entry.id, added.group.id);
  return added.group.id;
}
