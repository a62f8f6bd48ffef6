import { useTranslation } from '../lib/translation.ts';
import classes from './progress-bar.module.css';
import place from './screen-loading.module.css';

/** A thin line at the top of the page while something loads. */
export function ProgressBar() {
  return <div className={classes.bar} role="presentation" />;
}

/** Holds the place of the first screen, tall enough to keep the footer out of sight. */
export function ScreenLoading() {
  const { t } = useTranslation();
  return (
    <output className={place.place} aria-label={t(($) => $.common.loading)}>
      <ProgressBar />
    </output>
  );
}
