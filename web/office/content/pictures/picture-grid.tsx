import type { ReactNode } from 'react';
import type { ListedPicture } from '#contract/calls/content-pictures.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Picture } from '../../../ui/material/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Label } from '../../../ui/table/label.tsx';
import { Pager, type Paging } from '../../../ui/table/pager.tsx';
import { Outdated, TableState } from '../../../ui/table/table-state.tsx';
import type { ListQuery } from '../../../ui/table/table.ts';
import classes from './pictures.module.css';

interface Props {
  query: ListQuery<ListedPicture>;
  empty: ReactNode;
  paging: Paging;
  onOpen: (picture: ListedPicture) => void;
}

const WAITING = 10;

/** Pictures of the library as cards. */
export function PictureGrid({ query, empty, paging, onOpen }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, error } = query;
  return (
    <div className={classes.library}>
      <Outdated query={query} />
      <ul className={classes.grid} aria-label={t(($) => $.office.content.views.pictures)} aria-busy={!data}>
        {!data && !error && Array.from({ length: WAITING }, (_, place) => <Skeleton key={place} height={170} />)}
        {data?.infos.map((picture) => (
          <li key={picture.id}>
            <button type="button" className={classes.card} onClick={() => onOpen(picture)}>
              <span className={classes.frame}>
                <Picture
                  src={picture.small}
                  alt={inLanguage(language, picture.altZh, picture.altEn)}
                  colour={picture.colour}
                  focus={picture.focus}
                />
              </span>
              <span className={classes.name}>{picture.name}</span>
              <span className={classes.facts}>
                {picture.width} × {picture.height}
                <Label tone={picture.use === 'published' ? 'good' : 'quiet'}>
                  {t(($) => $.office.pictures.uses[picture.use])}
                </Label>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <TableState query={query} empty={empty} paging={paging} />
      {data && data.infos.length > 0 && <Pager {...paging} total={data.total} />}
    </div>
  );
}
