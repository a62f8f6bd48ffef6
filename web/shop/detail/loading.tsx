import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';
import { About } from './about.tsx';
import classes from './detail.module.css';
import { FactsWaiting } from './facts.tsx';
import stage from './stage/stage.module.css';

/** Placeholder of the page while it loads. */
export function Loading({ photo }: { photo: boolean }) {
  const { t } = useTranslation();
  return (
    <output className={`${classes.page} ${classes.waiting}`} aria-label={t(($) => $.common.loading)}>
      <div className={classes.columns}>
        <div className={classes.main}>
          <div className={stage.stage} style={{ aspectRatio: photo ? '3 / 2' : '16 / 9' }} />
          <Skeleton width={360} height={38} />
          <About material={undefined} kind="video" />
        </div>
        <div className={classes.side}>
          <div>
            <Skeleton width="85%" height={32} />
            <div className={classes.lineWaiting}>
              <Skeleton width="60%" height={18} />
            </div>
          </div>
          <div className={classes.offerWaiting} />
          <FactsWaiting />
        </div>
      </div>
    </output>
  );
}
