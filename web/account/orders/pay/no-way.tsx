import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { openContact } from '../../../ui/overlays.ts';
import classes from './pay-panel.module.css';

/** The house takes no money just now: a person helps. */
export function NoWay() {
  const { t } = useTranslation();
  return (
    <div className={classes.way}>
      <p role="alert">{t(($) => $.orderPay.noWay)}</p>
      <Button variant="default" wide onClick={openContact}>
        {t(($) => $.orderPay.contact)}
      </Button>
    </div>
  );
}
