import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PictureUseRow, TopicUseRow } from '#contract/calls/content-pictures.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Label } from '../../../ui/table/label.tsx';
import { DESKS } from '../../desks.ts';
import classes from './pictures.module.css';
import { usesQuery } from './queries.ts';

interface Props {
  id: number;
  onEntry: (id: number) => void;
}

/** The entries that show a picture, in which of their revisions, and the topics. */
export function UsedIn({ id, onEntry }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(usesQuery(id));
  const words = t(($) => $.office.pictures);
  const used = data !== undefined && data.total + data.topics.length > 0;
  const others = data ? data.total - data.infos.length : 0;
  return (
    <section className={classes.uses} aria-label={words.usedIn}>
      <h3>{words.usedIn}</h3>
      {!data && (error ? <Retry error={error} onRetry={() => void refetch()} /> : <Skeleton height={24} />)}
      {data && !used && <p>{words.unused}</p>}
      {used && (
        <>
          <ul>
            {data.infos.map((use) => (
              <Use key={use.id} use={use} onEntry={onEntry} />
            ))}
            {data.topics.map((use) => (
              <TopicUse key={`topic ${use.id}`} use={use} />
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

function TopicUse({ use }: { use: TopicUseRow }) {
  const { t } = useTranslation();
  return (
    <li>
      <Link to={`${DESKS.topics.path}?topic=${use.id}`}>{inLanguage(useLanguage(), use.titleZh, use.titleEn)}</Link>
      <span>{t(($) => $.office.topics.panel)}</span>
      <Label tone={use.inPublished ? 'good' : 'quiet'}>
        {t(($) => $.office.topics[use.inPublished ? 'published' : 'draft'])}
      </Label>
    </li>
  );
}
