import { IconPhotoSearch } from '@tabler/icons-react';
import type { SearchType } from '#contract/domain/discovery.ts';
import { CallError } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { FilterBar } from './filter-bar.tsx';
import { Help } from './help.tsx';
import { LookedFor } from './looked-for.tsx';
import { NoResults } from './no-results.tsx';
import { ResultList } from './result-list.tsx';
import { useAddress } from './search-address.ts';
import { SearchPage } from './search-page.tsx';
import { SortLinks, TypeTabs } from './list-links.tsx';
import { useSearch } from './use-search.ts';
import { useShowWords, useTotal } from './use-total.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import classes from './no-results.module.css';

const SEEN: readonly SearchType[] = ['pic', 'video'];

/** Photos found by words, or materials that look like a picture. */
export function ImgSearchResult() {
  const { t } = useTranslation();
  const address = useAddress('pic');
  const { wanted } = address;
  const byLook = wanted.imageKey !== undefined || wanted.like !== undefined;
  const found = useSearch(wanted);
  const { first, error } = found;
  const total = useTotal();
  const show = useShowWords();
  const gone = byLook && error instanceof CallError && error.problem === 'not-found';
  const corrected = found.isPlaceholderData ? null : first?.help.corrected;
  const words = corrected ?? wanted.keyword;
  // A search by look finds everything, the most alike first, so the number means nothing.
  const count = first && !found.isPlaceholderData ? (byLook ? '' : total(first)) : t(($) => $.find.looking);
  return (
    <SearchPage
      title={byLook ? <LookedFor wanted={wanted} /> : words || t(($) => $.find.everything.pic)}
      total={gone ? '' : count}
    >
      <TypeTabs address={address} types={SEEN}>
        {!byLook && <SortLinks address={address} />}
      </TypeTabs>
      <FilterBar address={address} show={show(first)} sorted={!byLook} />
      {!byLook && first && first.infos.length > 0 && <Help help={first.help} address={address} />}
      {gone ? (
        <NothingAlike words={t(($) => $.find.looksLike.gone)} />
      ) : (
        <ResultList
          type={wanted.type}
          found={found}
          none={
            byLook ? (
              <NothingAlike words={t(($) => $.find.looksLike.noneBody)} />
            ) : (
              first && <NoResults address={address} help={first.help} />
            )
          }
        />
      )}
    </SearchPage>
  );
}

/** No material looks like the picture, or the picture is no longer kept. */
function NothingAlike({ words }: { words: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes.none}>
      <IconPhotoSearch size={44} stroke={1.2} aria-hidden="true" />
      <h2>{t(($) => $.find.looksLike.none)}</h2>
      <p>{words}</p>
      <ButtonLink to={paths.searchResult({ type: 'pic' })} variant="default">
        {t(($) => $.find.looksLike.words)}
      </ButtonLink>
    </div>
  );
}
