import type { SearchType } from '#contract/domain/discovery.ts';
import { useTranslation } from '../../lib/translation.ts';
import { SaveSearch, type Search } from '../following/save-search.tsx';
import { Hint } from '../../ui/hint/hint.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Help, WordLinks } from './help.tsx';
import { SortLinks, TypeTabs } from './list-links.tsx';
import { NoResults } from './no-results.tsx';
import { Readings } from './readings.tsx';
import { Refine } from './refine.tsx';
import { ResultList } from './result-list.tsx';
import type { Address } from './search-address.ts';
import { SearchPage } from './search-page.tsx';
import { useSearch } from './use-search.ts';
import { useShowWords, useTotal } from './use-total.ts';

/** Results by words and filters. */
export function WordsResult({ address, types }: { address: Address; types?: readonly SearchType[] }) {
  const { t } = useTranslation();
  const { keyword, type, filters, literal } = address.wanted;
  const found = useSearch(address.wanted);
  const { first } = found;
  const total = useTotal();
  const show = useShowWords();
  const current = first && !found.isPlaceholderData ? first : undefined;
  const meant = current?.help.corrected ?? keyword;
  // The address was checked against the same lists of values.
  const search = { type, keyword: meant, ...(literal && { literal }), ...filters } as Search;
  const title = meant || t(($) => $.find.everything[type]);
  return (
    <SearchPage
      title={title}
      action={<SaveSearch search={search} name={title} />}
      total={current ? total(current) : found.isError ? '' : t(($) => $.find.looking)}
    >
      <TypeTabs address={address} {...(types && { types })}>
        <SortLinks address={address} />
      </TypeTabs>
      <FilterBar address={address} show={show(current)} />
      <Refine address={address} />
      <Readings read={first?.read ?? null} address={address} />
      <Hint name="search" />
      {first && first.infos.length > 0 && <Help help={first.help} address={address} />}
      <ResultList type={type} found={found} none={first && <NoResults address={address} help={first.help} />} />
      {first && found.items.length > 0 && (
        <WordLinks label={t(($) => $.find.related)} words={first.help.related} address={address} />
      )}
    </SearchPage>
  );
}
