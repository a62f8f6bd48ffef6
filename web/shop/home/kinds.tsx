import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Scene } from '../../ui/scene/scene.tsx';
import { PlayHead, Ripples, Viewfinder, Wave } from './kind-art.tsx';
import classes from './kinds.module.css';
import { SectionHead } from './heads.tsx';

/** The kinds of material on sale. */
export function Kinds() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="kinds">
      <SectionHead id="kinds" title={t(($) => $.home.kinds.title)}>
        {t(($) => $.home.kinds.lead)}
      </SectionHead>
      <ul className={classes.kinds}>
        <Kind kind="video" to={paths.searchResult({ type: 'video' })}>
          <Scene palette="ember" seed={41} sun={{ x: 0.38, y: 0.4, size: 40 }} />
          <PlayHead />
        </Kind>
        <Kind kind="pictures" to={paths.searchResult({ type: 'pic' })}>
          <Scene palette="dawn" seed={23} sun={{ x: 0.6, y: 0.36, size: 44 }} />
          <Viewfinder />
        </Kind>
        <Kind kind="music" to={paths.music()}>
          <Wave />
        </Kind>
        <Kind kind="soundEffects" to={paths.soundEffects()}>
          <Ripples />
        </Kind>
      </ul>
    </section>
  );
}

type KindName = 'video' | 'pictures' | 'music' | 'soundEffects';

function Kind({ kind, to, children }: { kind: KindName; to: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <li>
      <Link to={to} className={classes.kind}>
        <div className={classes.art}>{children}</div>
        <div className={classes.words}>
          <h3>
            {t(($) => $.home.kinds[kind].title)}
            <IconArrowRight size={18} stroke={1.8} aria-hidden="true" />
          </h3>
          <p>{t(($) => $.home.kinds[kind].body)}</p>
        </div>
      </Link>
    </li>
  );
}
