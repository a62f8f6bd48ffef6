import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { StockOffer as Offer } from '#contract/calls/stock-offers.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { toast } from '../../ui/toast.ts';
import classes from './entries.module.css';
import { reloadOffers, stockOffers } from './queries.ts';
import { StockOutcome } from './stock-outcome.tsx';

/** Whether an entry is offered as stock, what it waits for, and what became of it. */
export function StockOffer({ offer }: { offer: Offer }) {
  const { t } = useTranslation();
  const { step } = offer;
  if (step === 'done') return <StockOutcome files={offer.files} />;
  return (
    <p className={classes.stock}>
      {t(($) => $.stockOffers[step])}
      {step === 'join' && <Link to={paths.join()}>{t(($) => $.stockOffers.joinLink)}</Link>}
      {step === 'agreement' && <Link to={paths.centerAgreement()}>{t(($) => $.stockOffers.agreementLink)}</Link>}
      {step === 'none' ? <OfferButton id={offer.entryId} /> : <KeepButton id={offer.entryId} />}
    </p>
  );
}

function useOffer(id: number, offered: boolean) {
  return useMutation({
    mutationFn: () => stockOffers.offer({ id, offered }),
    onSuccess: reloadOffers,
    onError: (error) => toast(error.message, 'failed'),
  });
}

/** Asks for the consent, in words that say what follows from it. */
function OfferButton({ id }: { id: number }) {
  const { t } = useTranslation();
  const offering = useOffer(id, true);
  const ask = async () => {
    const question = {
      title: t(($) => $.stockOffers.offerAsk),
      body: t(($) => $.stockOffers.offerBody),
      confirm: t(($) => $.stockOffers.offer),
    };
    if (await confirm(question)) offering.mutate();
  };
  return (
    <Button variant="default" size="small" loading={offering.isPending} onClick={() => void ask()}>
      {t(($) => $.stockOffers.offer)}
    </Button>
  );
}

function KeepButton({ id }: { id: number }) {
  const { t } = useTranslation();
  const keeping = useOffer(id, false);
  return (
    <Button variant="plain" size="small" loading={keeping.isPending} onClick={() => keeping.mutate()}>
      {t(($) => $.stockOffers.keep)}
    </Button>
  );
}
