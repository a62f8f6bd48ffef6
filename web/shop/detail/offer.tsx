import { IconCheck, IconShoppingCartPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { formatFen } from '#contract/domain/money.ts';
import type { PictureItem } from '#contract/items.ts';
import { useInCart } from '../../lib/cart.ts';
import { addToCart } from '../../lib/cart-changes.ts';
import { priceFromQuery } from '../../lib/prices.ts';
import { shared } from '../../lib/shared-state.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LicenceChooser } from '../../ui/licence/licence-chooser.tsx';
import { openContact } from '../../ui/overlays.ts';
import { toast } from '../../ui/toast.ts';
import classes from './offer.module.css';

/** The licence chosen on the last page, because a buyer often needs the same one for the next material. */
const lastTerms = shared<Partial<Record<PictureItem['kind'], LicenceTerms>>>({});

/** The price, which depends on the licence; the reader chooses that here or later in the cart. */
export function Offer({ item }: { item: PictureItem }) {
  const { t } = useTranslation();
  const terms = lastTerms.use((all) => all[item.kind] ?? null);
  const choose = (chosen: LicenceTerms | null) => {
    const { [item.kind]: _before, ...others } = lastTerms.get();
    lastTerms.set(chosen ? { ...others, [item.kind]: chosen } : others);
  };
  return (
    <section className={classes.offer} aria-labelledby="offer">
      <div className={classes.head}>
        <h2 id="offer">{t(($) => $.detail.offer.title)}</h2>
        <From id={item.id} />
      </div>
      <LicenceChooser kind={item.kind} value={terms} onChange={choose} materialIds={[item.id]} />
      <ToCart item={item} terms={terms} />
      <p className={classes.hint}>
        {t(($) => $.detail.offer.body)}{' '}
        <button type="button" onClick={openContact}>
          {t(($) => $.detail.offer.action)}
        </button>
      </p>
    </section>
  );
}

function From({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(priceFromQuery(id));
  if (!data) return null;
  return (
    <p className={classes.from}>
      {data.priceFen === null
        ? t(($) => $.trade.money.byQuote)
        : t(($) => $.detail.offer.from, { price: formatFen(data.priceFen) })}
    </p>
  );
}

function ToCart({ item, terms }: { item: PictureItem; terms: LicenceTerms | null }) {
  const { t } = useTranslation();
  const inCart = useInCart(item.id);
  const add = useMutation({
    mutationFn: async () => await addToCart(item, terms),
    onSuccess: () => void toast(t(($) => $.material.inCart)),
    onError: (error) => void toast(error.message, 'failed'),
  });
  if (inCart)
    return (
      <div className={classes.inCart}>
        <output>
          <IconCheck size={17} stroke={2} aria-hidden="true" />
          {t(($) => $.detail.offer.inCart)}
        </output>
        <ButtonLink size="large" wide to={paths.cart({ targetType: item.kind === 'photo' ? '1' : '0' })}>
          {t(($) => $.detail.offer.toCart)}
        </ButtonLink>
      </div>
    );
  return (
    <Button
      size="large"
      wide
      loading={add.isPending}
      icon={<IconShoppingCartPlus size={19} stroke={1.8} aria-hidden="true" />}
      onClick={() => add.mutate()}
    >
      {t(($) => $.material.toCart)}
    </Button>
  );
}
