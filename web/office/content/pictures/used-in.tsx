import { useQuery } from '@tanstack/react-query';
import type { PictureUseRow } from '#contract/calls/content-pictures.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Label } from '../../../ui/table/label.tsx';
import classes from './pictures.module.css';
import { usesQuery } from './queries.ts';

interface Props {
  id: number;
  onEntry: (id: number) => void;
}

/** The entries that show a picture, and in which of their revisions. */
export function UsedIn({ id, onEntry }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(usesQuery(id));
  const words = t(($) => $.office.pictures);
  const others = data ? data.total - data.infos.length : 0;
  return (
    <section className={classes.uses} aria-label={words.usedIn}>
      <h3>{words.usedIn}</h3>
      {!data && (error ? <Retry error={error} onRetry={() => void refetch()} /> : <Skeleton height={24} />)}
      {data?.total === 0 && <p>{words.unused}</p>}
      {data && data.total > 0 && (
        <>
          <ul>
            {data.infos.map((use) => (
              <Use key={use.id} use={use} onEntry={onEntry} />
            ))}
          </ul>
          {others > 0 && <p>{t(($) => $.office.pictures.more, { count: others })}</p>}
          <p>{words.usedHint}</p>
        </>
      )}
    </section>
  );
}

function Use({ use, onEntry }: { use: PictureUseRow; onEntry: Props['onEntry'] }) {
  const { t } = useTranslation();
  const title = inLanguage(useLanguage(), use.titleZh, use.titleEn) || use.titleZh || use.titleEn;
  return (
    <li>
      <button type="button" onClick={() => onEntry(use.id)}>
        {title}
      </button>
      <span>{t(($) => $.office.content.types[use.type])}</span>
      {use.inPublished && <Label tone="good">{t(($) => $.office.pictures.inPublished)}</Label>}
      {use.inDraft && <Label tone="accent">{t(($) => $.office.pictures.inDraft)}</Label>}
      {!use.inPublished && !use.inDraft && <Label>{t(($) => $.office.pictures.inHistory)}</Label>}
    </li>
  );
}
