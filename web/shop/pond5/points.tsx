import { IconBuildingWarehouse, IconFilter, IconHeartHandshake } from '@tabler/icons-react';
import { useTranslation } from '../../lib/translation.ts';
import { SectionHead } from '../home/heads.tsx';
import classes from './points.module.css';

const POINTS = [
  { name: 'source', icon: IconBuildingWarehouse },
  { name: 'same', icon: IconHeartHandshake },
  { name: 'alone', icon: IconFilter },
] as const;

export function Points() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="about">
      <h2 id="about" className={classes.title}>
        {t(($) => $.browse.pond5.about)}
      </h2>
      <ul className={classes.points}>
        {POINTS.map(({ name, icon: Icon }) => (
          <li key={name}>
            <Icon size={26} stroke={1.5} aria-hidden="true" />
            <h3>{t(($) => $.browse.pond5.points[name].title)}</h3>
            <p>{t(($) => $.browse.pond5.points[name].body)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const STEPS = ['ask', 'quote', 'papers'] as const;

export function Licence() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="licence">
      <SectionHead id="licence" title={t(($) => $.browse.pond5.licence)}>
        {t(($) => $.browse.pond5.licenceLead)}
      </SectionHead>
      <ol className={classes.points}>
        {STEPS.map((name, n) => (
          <li key={name}>
            <span className={classes.number}>{n + 1}</span>
            <h3>{t(($) => $.browse.pond5.steps[name].title)}</h3>
            <p>{t(($) => $.browse.pond5.steps[name].body)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
