import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CartItem } from '#contract/calls/cart.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { chooseLicence } from '../../lib/cart-changes.ts';
import { CART_KINDS } from '#contract/domain/order-kind.ts';
import { cartKindOf } from '../../lib/cart-queries.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LicenceChooser } from '../../ui/licence/licence-chooser.tsx';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './licence-dialog.module.css';

/** Beyond this many items, prices show only in the cart. */
const PRICED_AT_ONCE = 100;

interface Props {
  items: CartItem[];
  onClosed: () => void;
}

/** Chooses the licence of one or more items. */
export function LicenceDialog({ items, onClosed }: Props) {
  const { t } = useTranslation();
  const title =
    items.length > 1 ? t(($) => $.cartLicence.titleMany, { count: items.length }) : t(($) => $.cartLicence.title);
  return (
    <Dialog title={title} size={560} onClosed={onClosed}>
      {(close) => <Form items={items} onDone={close} />}
    </Dialog>
  );
}

function Form({ items, onDone }: Omit<Props, 'onClosed'> & { onDone: () => void }) {
  const { t } = useTranslation();
  const [terms, setTerms] = useState<LicenceTerms | null>(() => sharedTerms(items));
  const kinds = CART_KINDS.filter((kind) => items.some((item) => cartKindOf(item) === kind));
  const save = useMutation({
    mutationFn: async (chosen: LicenceTerms) => await chooseLicence(items, chosen),
    onSuccess: () => {
      onDone();
      void toast(t(($) => $.cartLicence.chosen));
    },
  });
  return (
    <div className={classes.form}>
      <p>{t(($) => $.cartLicence.body)}</p>
      {kinds.length > 1 && <p>{t(($) => $.cartLicence.both)}</p>}
      <LicenceChooser
        kinds={kinds}
        value={terms}
        onChange={setTerms}
        materialIds={items.length > PRICED_AT_ONCE ? [] : items.map(({ id }) => id)}
      />
      <Problem>{save.error?.message}</Problem>
      <Button
        size="large"
        wide
        disabled={terms === null}
        loading={save.isPending}
        onClick={() => terms && save.mutate(terms)}
      >
        {t(($) => $.cartLicence.use)}
      </Button>
    </div>
  );
}

/** The licence that all of them have; null when they differ. */
function sharedTerms(items: CartItem[]): LicenceTerms | null {
  const [first] = items;
  return first && items.every(({ skuName }) => skuName === first.skuName) ? first.terms : null;
}
