import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../blocks/section.tsx';
import { RateHistory } from './photographer-history.tsx';
import { everybodyQuery } from './queries.ts';
import classes from './statements.module.css';
import { RateDialog } from './terms-dialogs.tsx';

/** Rates of everybody for one type of work that differ from the agreement. */
export function EverybodyRates() {
  const { t } = useTranslation();
  const { data } = useQuery(everybodyQuery);
  const [setting, set] = useState(false);
  const button = (
    <Button variant="default" size="small" onClick={() => set(true)}>
      {t(($) => $.office.statements.photographers.setRate)}
    </Button>
  );
  return (
    <Section title={t(($) => $.office.statements.everybody)} level={2} aside={button}>
      <p className={classes.note}>{t(($) => $.office.statements.everybodyHint)}</p>
      {data && <RateHistory rates={data.rates} />}
      {setting && <RateDialog onClosed={() => set(false)} />}
    </Section>
  );
}
