import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Mantine } from '../../ui/mantine.tsx';
import { Scene } from '../../ui/scene/scene.tsx';
import classes from './login.module.css';

/** A card beside a picture, for whoever comes in. */
export function Split({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Mantine>
      <div className={classes.split}>
        <div className={classes.picture}>
          <Scene palette="sunset" seed={18} sun={{ x: 0.52, y: 0.36, size: 30 }} photographer={0.6} />
          <div className={classes.welcome}>
            <p className={classes.slogan}>{t(($) => $.login.welcome)}</p>
            <p>{t(($) => $.login.welcomeBody)}</p>
          </div>
        </div>
        <div className={classes.side}>
          <div className={classes.card}>{children}</div>
        </div>
      </div>
    </Mantine>
  );
}
