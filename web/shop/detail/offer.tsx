import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { openContact } from '../../ui/overlays.ts';
import classes from './offer.module.css';

/** What it costs depends on what it is for: people say so, and get a quote. */
export function Offer({ code }: { code: string }) {
  const { t } = useTranslation();
  return (
    <section className={classes.offer} aria-labelledby="offer">
      <h2 id="offer">{t(($) => $.detail.offer.title)}</h2>
      <p>{t(($) => $.detail.offer.body)}</p>
      <Button size="large" wide onClick={openContact}>
        {t(($) => $.detail.offer.action)}
      </Button>
      <p className={classes.hint}>{t(($) => $.detail.offer.hint, { code })}</p>
    </section>
  );
}
