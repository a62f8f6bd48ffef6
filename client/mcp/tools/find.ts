import * as z from 'zod';
import { kindOfType, typeOfKind } from '../../../contract/domain/discovery.ts';
import { materialId } from '../inputs.ts';
import { summaryOf } from '../summaries.ts';
import { tool } from '../tool.ts';
import { searchInput } from './search-input.ts';

const asFlag = (wanted: boolean | undefined) => (wanted === undefined ? undefined : wanted ? '1' : '0');
const ifSo = (wanted: boolean | undefined) => (wanted ? '1' : undefined);

export const searchMaterials = tool({
  name: 'search_materials',
  title: 'Search stock media',
  description:
    'Search video, photos, music or sound effects that are on sale, by words in English or Chinese and by filters. Returns titles, sizes, lengths, watermarked previews and links to their pages. The total is counted up to 1,000.',
  scopes: ['search'],
  input: searchInput,
  async run(site, { type, words, hdr, people, vocals, exact, page, ...filters }) {
    const { infos, total, more, next, help, read } = await site.framehall.search({
      ...filters,
      type: typeOfKind(type),
      keyword: words,
      hdr: ifSo(hdr),
      exact: ifSo(exact),
      people: asFlag(people),
      vocals: asFlag(vocals),
      after: page,
    });
    return {
      total: more ? `more than ${total}` : String(total),
      materials: infos.map((item) => summaryOf(site, item)),
      nextPage: next,
      read,
      help: { ...help, otherTypes: help.otherTypes.map((other) => ({ ...other, type: kindOfType(other.type) })) },
    };
  },
});

export const getMaterial = tool({
  name: 'get_material',
  title: 'View a material',
  description:
    'Everything about one material on sale: description, keywords, technical details, releases, whether it’s for editorial use only, its series and similar material. For its price, choose a use and call get_prices.',
  scopes: ['search'],
  input: z.strictObject({ id: materialId }),
  async run(site, { id }) {
    const { item, group, alike, ...facts } = (await site.framehall.material({ id })).material;
    return {
      ...summaryOf(site, item),
      ...facts,
      series: group && { title: group.title, materials: group.members.map((member) => summaryOf(site, member)) },
      alike: alike.map((other) => summaryOf(site, other)),
    };
  },
});
