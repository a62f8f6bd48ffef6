import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { openContact } from '../../../ui/overlays.ts';
import classes from './trouble.module.css';

/** Says that a payment needs attention from service and that the buyer must not pay again. */
export function Trouble() {
  const { t } = useTranslation();
  return (
    <section role="alert" className={classes.trouble}>
      <IconAlertTriangle size={28} stroke={1.7} aria-hidden="true" />
      <div className={classes.words}>
        <h2>{t(($) => $.orderPay.troubleTitle)}</h2>
        <p>{t(($) => $.orderPay.trouble)}</p>
      </div>
      <Button variant="default" onClick={openContact}>
        {t(($) => $.orderPay.contact)}
      </Button>
    </section>
  );
}
