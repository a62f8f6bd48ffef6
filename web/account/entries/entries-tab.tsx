import { IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type EntryListed, entryCalls } from '#contract/calls/entries.ts';
import type { WantedOriginals } from '#contract/calls/originals.ts';
import type { StockOffer as Offer } from '#contract/calls/stock-offers.ts';
import { isEntryEditable } from '#contract/domain/entry.ts';
import { client } from '../../lib/api.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { PAGE_SIZE, useAddress } from '../../ui/table/use-address.ts';
import { Award } from './award.tsx';
import classes from './entries.module.css';
import { OriginalsWanted } from './originals-wanted.tsx';
import { offersQuery, wantedQuery } from './queries.ts';
import { StockOffer } from './stock-offer.tsx';

const entries = client(entryCalls);

/** The reader's entries in contests, and in plain words how each stands. */
export function EntriesTab() {
  const { t } = useTranslation();
  const { page, paging } = useAddress();
  const asked = { pageNo: page, pageSize: PAGE_SIZE };
  const { data, error, refetch } = useQuery({
    queryKey: ['entries', 'list', asked],
    queryFn: ({ signal }) => entries.list(asked, { signal }),
  });
  const ids = data?.infos.map(({ id }) => id) ?? [];
  const { data: offers } = useQuery(offersQuery(ids));
  const { data: originals } = useQuery(wantedQuery(ids));
  return (
    <Panel title={t(($) => $.userCenter.entries)} note={t(($) => $.entering.about)}>
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} />}
      {data?.infos.length === 0 && <Nothing title={t(($) => $.entering.empty)} hint={t(($) => $.entering.emptyHint)} />}
      {data && data.infos.length > 0 && (
        <>
          <ul className={classes.list}>
            {data.infos.map((entry) => (
              <Listed
                key={entry.id}
                entry={entry}
                offer={offers?.find(({ entryId }) => entryId === entry.id)}
                wanted={originals?.find(({ entryId }) => entryId === entry.id)}
              />
            ))}
          </ul>
          <Pager {...paging} total={data.total} />
        </>
      )}
    </Panel>
  );
}

interface ListedProps {
  entry: EntryListed;
  offer: Offer | undefined;
  wanted: WantedOriginals | undefined;
}

function Listed({ entry, offer, wanted }: ListedProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { contest, track, rejection, state } = entry;
  const to = paths.contestEnter(contest.slug, entry.id);
  const mayChange = isEntryEditable(state) && entry.changeable;
  const action = mayChange ? (state === 'rejected' ? 'fix' : 'goOn') : 'open';
  return (
    <li className={classes.row}>
      {entry.thumbnail ? (
        <img src={entry.thumbnail} alt="" loading="lazy" />
      ) : (
        <span aria-hidden="true">
          <IconPhoto size={26} stroke={1.4} />
        </span>
      )}
      <div>
        <Link to={to}>{entry.title || t(($) => $.entering.untitled)}</Link>
        <p className={classes.facts}>
          {contest.title} · {track.name} · {t(($) => $.entering.number, { number: entry.id })}
        </p>
        <p>
          <strong data-state={state}>{t(($) => $.entries.states[state])}</strong> · {t(($) => $.entering.plain[state])}
        </p>
        {rejection && (
          <p className={classes.facts}>
            {t(($) => $.entries.reasons[rejection.code])}
            {rejection.words && ` · ${rejection.words}`}
          </p>
        )}
        {entry.award && <Award entryId={entry.id} award={entry.award} />}
        {mayChange && (
          <p className={classes.facts}>
            {t(($) => $.entering.until, { until: formatMoment(entry.changeableUntil, 'minute', language) })}
          </p>
        )}
        {offer && <StockOffer offer={offer} />}
        {wanted && <OriginalsWanted wanted={wanted} to={to} />}
      </div>
      <ButtonLink variant={mayChange ? 'filled' : 'default'} size="small" to={to}>
        {t(($) => $.entering[action])}
      </ButtonLink>
    </li>
  );
}
