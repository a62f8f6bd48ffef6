import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Language } from '#contract/domain/language.ts';
import type { MusicItem } from '#contract/items.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { Retry } from '../../../ui/retry.tsx';
import { RowHead } from '../../home/heads.tsx';
import { soundsQuery } from '../music-queries.ts';
import { MusicList } from '../music-list.tsx';
import classes from './music-home.module.css';

const SHOWN = 6;

type Sort = 'newest' | 'popular';

export const firstSoundsQuery = (type: MusicItem['kind'], sort: Sort, language: Language) =>
  soundsQuery({ type, sort, pageSize: SHOWN }, language);

/** The newest or most popular sounds, with a link to all. */
export function FirstSounds({ kind, sort }: { kind: MusicItem['kind']; sort: Sort }) {
  const { t } = useTranslation();
  const id = useId();
  const { data, error, refetch } = useQuery(firstSoundsQuery(kind, sort, useLanguage()));
  if (data?.length === 0) return sort === 'newest' ? <Nothing /> : null;
  return (
    <section aria-labelledby={id}>
      <RowHead
        id={id}
        title={t(($) => $.music[sort][kind])}
        all={t(($) => $.music.all)}
        to={paths.searchResult({ type: kind, sort })}
      />
      {error && !data ? (
        <Retry error={error} onRetry={() => void refetch()} />
      ) : (
        <MusicList items={data} expected={SHOWN} />
      )}
    </section>
  );
}

function Nothing() {
  const { t } = useTranslation();
  return (
    <div className={classes.none}>
      <h2>{t(($) => $.music.none)}</h2>
      <p>{t(($) => $.music.noneBody)}</p>
    </div>
  );
}
