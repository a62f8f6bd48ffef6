import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import classes from './recent.module.css';

/** For whoever comes from an upload: what has arrived. */
export function Recent({ recent }: { recent: { total: number; processing: number } | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (recent?.total === 0) return null;
  return (
    <output className={classes.recent}>
      <IconCircleCheck size={18} stroke={1.8} aria-hidden="true" />
      {recent && (
        <span>
          {t(($) => $.center.recent, { count: recent.total, total: formatNumber(recent.total, language) })}
          {recent.processing > 0 && ` ${t(($) => $.center.recentProcessing, { count: recent.processing })}`}
        </span>
      )}
    </output>
  );
}
