import { catalogueCalls } from '#contract/calls/catalogue.ts';
import { priceCalls } from '#contract/calls/prices.ts';
import type { SearchType } from '#contract/domain/discovery.ts';
import { pages as addresses } from '#contract/domain/pages.ts';
import { pick } from '#studio/random.ts';
import { type Day, languageOf } from '../day.ts';
import { type Errand, take } from '../errand.ts';
import { ask, open } from '../site.ts';

const PAGE_OF: Record<SearchType, keyof typeof addresses> = {
  video: 'detail',
  pic: 'detailPic',
  music: 'detailMusic',
  effect: 'detailMusic',
};

/** A visitor opens the home page, a material and the topics; after each page comes what that page asks for. */
export function* pages(day: Day): Errand {
  const { url, stock, random } = day;
  const language = languageOf(day);
  const page = (name: string, path: string) => take(name, () => open(url, path, language));

  yield* page('Home page', addresses.home.paths[0]);
  yield* take('What the home page shows', () => ask(url, catalogueCalls.home, {}, { language }));
  const { id, type } = pick(random, stock.things);
  yield* page('Page of a material', `${addresses[PAGE_OF[type]].paths[0]}?id=${id}`);
  yield* take('A material', () => ask(url, catalogueCalls.material, { id }, { language }));
  yield* take('Least price of a material', () => ask(url, priceCalls.from, { materialId: id }, { language }));
  yield* page('Page of the topics', addresses.topicList.paths[0]);
  yield* take('The topics', () => ask(url, catalogueCalls.topics, {}, { language }));
}
