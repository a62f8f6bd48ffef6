import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchCalls } from '#contract/calls/search.ts';
import type { VideoItem } from '#contract/items.ts';
import { client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ClipCard } from '../../ui/material/clip-card.tsx';
import { HeldAmong } from '../../ui/material/held-among.tsx';
import { Retry } from '../../ui/retry.tsx';
import { EmptyPlaces } from '../home/growing-list.tsx';
import { RowHead } from '../home/heads.tsx';
import { useAddress } from '../search/search-address.ts';
import { SortLinks } from '../search/list-links.tsx';
import classes from './partner-clips.module.css';

const calls = client(searchCalls);
const SHOWN = 12;
const WAITING = 4;
const ORDERS = ['newest', 'popular'] as const;

function usePartnerClips(sort: (typeof ORDERS)[number]) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['partner-clips', sort, language],
    queryFn: ({ signal }) => calls.search({ type: 'video', source: 'pond5', sort, pageSize: SHOWN }, { signal }),
    select: ({ infos }) => infos.filter((item) => item.kind === 'video'),
    placeholderData: keepPreviousData,
  });
}

/** The newest or the most popular clips of the partner. */
export function PartnerClips() {
  const { t } = useTranslation();
  const address = useAddress();
  const { data, error, refetch } = usePartnerClips(address.wanted.sort === 'popular' ? 'popular' : 'newest');
  return (
    <section aria-labelledby="clips">
      <RowHead
        id="clips"
        title={t(($) => $.browse.pond5.clips)}
        all={t(($) => $.browse.pond5.all)}
        to={paths.searchResult({ type: 'video', source: 'pond5' })}
      />
      {error && !data ? (
        <Retry error={error} onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <None />
      ) : (
        <>
          <div className={classes.order}>
            <SortLinks address={address} sorts={ORDERS} />
          </div>
          <Clips clips={data} />
        </>
      )}
    </section>
  );
}

function Clips({ clips }: { clips: VideoItem[] | undefined }) {
  return (
    <ul className={classes.clips} data-loading={clips === undefined}>
      <HeldAmong items={clips}>
        {clips?.map((clip) => (
          <li key={clip.id}>
            <ClipCard clip={clip} to={paths.material(clip)} />
          </li>
        )) ?? <EmptyPlaces count={WAITING} />}
      </HeldAmong>
    </ul>
  );
}

function None() {
  const { t } = useTranslation();
  return (
    <div className={classes.none}>
      <h3>{t(($) => $.browse.pond5.none)}</h3>
      <p>{t(($) => $.browse.pond5.noneBody)}</p>
      <ButtonLink to={paths.searchResult({ type: 'video' })} variant="default">
        {t(($) => $.browse.pond5.noneAction)}
      </ButtonLink>
    </div>
  );
}
