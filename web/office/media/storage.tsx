import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { formatBytes, formatNumber } from '../../lib/format.ts';
import type { MediaSummary } from './queries.ts';
import classes from './storage.module.css';

/** Storage used, in total and by kind of file; hidden on an error, because the table shows it. */
export function Storage({ query }: { query: { data: MediaSummary | undefined; isPending: boolean } }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (query.isPending)
    return (
      <div className={classes.bones}>
        <Skeleton height={96} />
      </div>
    );
  if (!query.data) return null;
  const parts = query.data.storage.toSorted((a, b) => b.bytes - a.bytes);
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const files = parts.reduce((sum, part) => sum + part.files, 0);
  return (
    <section className={classes.storage} aria-label={t(($) => $.office.media.storage)}>
      <div>
        <p className={classes.name}>{t(($) => $.office.media.storage)}</p>
        <p className={classes.total}>{formatBytes(total, language)}</p>
        <p className={classes.name}>
          {t(($) => $.office.media.storageFiles, { count: files, files: formatNumber(files, language) })}
        </p>
      </div>
      <Parts parts={parts} total={total} />
    </section>
  );
}

function Parts({ parts, total }: { parts: MediaSummary['storage']; total: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={classes.parts}>
      <div className={classes.bar} aria-hidden="true">
        {parts.map(({ rendition, bytes }) => (
          <span key={rendition} style={{ width: `${(bytes / total) * 100}%` }} />
        ))}
      </div>
      <ul className={classes.legend}>
        {parts.map(({ rendition, files, bytes }) => (
          <li
            key={rendition}
            title={t(($) => $.office.media.storageFiles, { count: files, files: formatNumber(files, language) })}
          >
            <span className={classes.name}>{t(($) => $.office.media.renditions[rendition])}</span>
            <span>{formatBytes(bytes, language)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
