import { IconMusicSearch, IconPhotoSearch } from '@tabler/icons-react';
import type { SearchType } from '#contract/domain/discovery.ts';
import { CallError } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { TypeTabs } from './list-links.tsx';
import { LookedFor } from './looked-for.tsx';
import classes from './no-results.module.css';
import { ResultList } from './result-list.tsx';
import type { Address } from './search-address.ts';
import { SearchPage } from './search-page.tsx';
import { useSearch } from './use-search.ts';
import { useShowWords } from './use-total.ts';

export const SEEN: readonly SearchType[] = ['pic', 'video'];
const HEARD: readonly SearchType[] = ['music', 'effect'];

/** Materials that look like a picture, sound like a recording, or are like another material. */
export function AlikeResult({ address }: { address: Address }) {
  const { t } = useTranslation();
  const { wanted } = address;
  const found = useSearch(wanted);
  const show = useShowWords();
  const bySound = wanted.soundKey !== undefined || HEARD.includes(wanted.type);
  const gone = found.error instanceof CallError && found.error.problem === 'not-found';
  const arrived = found.first !== undefined && !found.isPlaceholderData;
  return (
    <SearchPage
      title={<LookedFor wanted={wanted} />}
      // Everything is found, the most alike first, so a number would mean nothing.
      total={arrived || found.isError ? '' : t(($) => $.find.looking)}
    >
      <TypeTabs address={address} types={bySound ? HEARD : SEEN} />
      <FilterBar address={address} show={show(found.first)} sorted={false} />
      {gone ? (
        <NothingAlike bySound={bySound} gone />
      ) : (
        <ResultList type={wanted.type} found={found} none={<NothingAlike bySound={bySound} gone={false} />} />
      )}
    </SearchPage>
  );
}

/** Nothing is like what was sent, or it is no longer kept. */
function NothingAlike({ bySound, gone }: { bySound: boolean; gone: boolean }) {
  const { t } = useTranslation();
  const Icon = bySound ? IconMusicSearch : IconPhotoSearch;
  return (
    <div className={classes.none}>
      <Icon size={44} stroke={1.2} aria-hidden="true" />
      <h2>{bySound ? t(($) => $.find.soundsLike.none) : t(($) => $.find.looksLike.none)}</h2>
      <p>
        {t(($) => {
          const words = bySound ? $.find.soundsLike : $.find.looksLike;
          return gone ? words.gone : words.noneBody;
        })}
      </p>
      <ButtonLink to={paths.searchResult({ type: bySound ? 'music' : 'pic' })} variant="default">
        {t(($) => $.find.looksLike.words)}
      </ButtonLink>
    </div>
  );
}
