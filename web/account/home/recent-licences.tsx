import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ENDING_SOON_DAYS } from '#contract/domain/licence.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Panel } from '../../ui/panel.tsx';
import { Retry } from '../../ui/retry.tsx';
import { licences } from '../orders/queries.ts';
import classes from './home.module.css';
import { Thumbnail } from './thumbnail.tsx';

/** Licences that end soon, and what the reader downloaded last; nothing while there is neither. */
export function RecentLicences() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['licences', 'recent', language],
    queryFn: ({ signal }) => licences.recent({}, { signal }),
  });
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <>
      {data.ending.length > 0 && (
        <Panel title={t(($) => $.ownHome.ending)} note={t(($) => $.ownHome.endingNote, { days: ENDING_SOON_DAYS })}>
          <ul className={classes.rows}>
            {data.ending.map((licence) => (
              <Row key={licence.licenceId} licence={licence}>
                {t(($) => $.ownHome.endsOn, { date: formatDate(licence.endsOn, language) })}
              </Row>
            ))}
          </ul>
        </Panel>
      )}
      {data.downloads.length > 0 && (
        <Panel title={t(($) => $.ownHome.downloads)}>
          <ul className={classes.rows}>
            {data.downloads.map((licence) => (
              <Row key={licence.licenceId} licence={licence}>
                {formatDate(licence.at, language)}
              </Row>
            ))}
          </ul>
          <Link className={classes.all} to={paths.orderMaterialList()}>
            {t(($) => $.ownHome.allDownloads)}
          </Link>
        </Panel>
      )}
    </>
  );
}

interface RowProps {
  licence: { orderId: number; title: string; code: string; number: string; thumbnail: string | null };
  children: ReactNode;
}

function Row({ licence: { orderId, title, code, number, thumbnail }, children }: RowProps) {
  return (
    <li className={classes.row}>
      <Link to={paths.orderMaterialList(orderId)} className={classes.link}>
        <Thumbnail src={thumbnail} />
        <span className={classes.words}>
          <strong>{title}</strong>
          <span className={classes.note}>
            {code} · {number}
          </span>
        </span>
      </Link>
      <span className={classes.end}>{children}</span>
    </li>
  );
}
