import { useTranslation } from 'react-i18next';
import { ProgressBar } from './progress-bar.tsx';
import classes from './screen-loading.module.css';

/** Holds the place of the first screen, tall enough to keep the footer out of sight. */
export function ScreenLoading() {
  const { t } = useTranslation();
  return (
    <output className={classes.place} aria-label={t(($) => $.common.loading)}>
      <ProgressBar />
    </output>
  );
}
