import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { openContact } from '../../ui/overlays.ts';
import { Scene } from '../../ui/scene/scene.tsx';
import classes from './partners.module.css';

/** For photographers, and for companies that buy. */
export function Partners() {
  const { t } = useTranslation();
  return (
    <div className={classes.partners}>
      <Partner
        who="photographers"
        scene={<Scene palette="night" seed={64} sun={{ x: 0.78, y: 0.3, size: 30 }} photographer={0.7} />}
      >
        <ButtonLink to={paths.join()} size="large">
          {t(($) => $.home.photographers.action)}
        </ButtonLink>
      </Partner>
      <Partner who="companies" scene={<Scene palette="dawn" seed={90} sun={{ x: 0.7, y: 0.34, size: 36 }} />}>
        <Button size="large" variant="default" onClick={openContact}>
          {t(($) => $.home.companies.action)}
        </Button>
        <ButtonLink to={paths.vip()} size="large" variant="plain">
          {t(($) => $.home.companies.vip)}
        </ButtonLink>
      </Partner>
    </div>
  );
}

interface Props {
  who: 'photographers' | 'companies';
  scene: ReactNode;
  children: ReactNode;
}

function Partner({ who, scene, children }: Props) {
  const { t } = useTranslation();
  const points = [t(($) => $.home[who].point1), t(($) => $.home[who].point2), t(($) => $.home[who].point3)];
  return (
    <section className={classes.partner} aria-labelledby={who}>
      <div className={classes.scene}>{scene}</div>
      <div className={classes.words}>
        <h2 id={who}>{t(($) => $.home[who].title)}</h2>
        <ul>
          {points.map((point) => (
            <li key={point}>
              <IconCheck size={18} stroke={2} aria-hidden="true" />
              {point}
            </li>
          ))}
        </ul>
        <div className={classes.actions}>{children}</div>
      </div>
    </section>
  );
}
