import { IconCertificate, IconCreditCard, IconMessageDollar, IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../lib/translation.ts';
import { SectionHead } from './heads.tsx';
import classes from './steps.module.css';

const STEPS = [
  { name: 'find', icon: IconSearch },
  { name: 'quote', icon: IconMessageDollar },
  { name: 'pay', icon: IconCreditCard },
  { name: 'use', icon: IconCertificate },
] as const;

/** The steps of buying a licence, from the search to the certificate. */
export function Steps() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="steps">
      <SectionHead id="steps" title={t(($) => $.home.steps.title)}>
        {t(($) => $.home.steps.lead)}
      </SectionHead>
      <ol className={classes.steps}>
        {STEPS.map(({ name, icon: Icon }, n) => (
          <li key={name} className={classes.step}>
            <span className={classes.icon}>
              <Icon size={24} stroke={1.5} aria-hidden="true" />
            </span>
            <h3>
              <span className={classes.number}>{n + 1}</span>
              {t(($) => $.home.steps[name].title)}
            </h3>
            <p>{t(($) => $.home.steps[name].body)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
