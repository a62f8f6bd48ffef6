import { IconCheck, IconListCheck, IconShoppingCartPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LicenceTerms, sameTerms, USUAL_EDITORIAL_TERMS, USUAL_TERMS } from '#contract/domain/licence-terms.ts';
import { formatFen } from '#contract/domain/money.ts';
import type { PictureItem } from '#contract/items.ts';
import { useInCart } from '../../lib/cart.ts';
import { useExcerpt } from '../../lib/excerpts.ts';
import { addToCart } from '../../lib/cart-changes.ts';
import { priceFromQuery, priceTreeQuery } from '../../lib/prices.ts';
import { useOnList } from '../../lib/project-data.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CompanyHas } from '../../ui/licence/company-has.tsx';
import { LicenceChooser } from '../../ui/licence/licence-chooser.tsx';
import { isOffered } from '../../ui/licence/questions.ts';
import { setOnList } from '../../ui/material/item-actions.ts';
import { openContact } from '../../ui/overlays.ts';
import { toast } from '../../ui/toast.ts';
import classes from './offer.module.css';
import { PriceBar } from './price-bar.tsx';
import { UsePackage } from './use-package.tsx';

/** The licence chosen on the last page, because a buyer often needs the same one for the next material. */
const lastTerms = new Map<PictureItem['kind'], LicenceTerms>();

interface Props {
  item: PictureItem;
  editorial: boolean;
}

/** The price, which depends on the licence: the usual one at first, until the reader chooses here or in the cart. */
export function Offer({ item, editorial }: Props) {
  const { t } = useTranslation();
  const { terms, choose, waiting } = useTerms(item.kind, editorial);
  const excerpt = useExcerpt(item.id);
  const [buttons, setButtons] = useState<HTMLElement | null>(null);
  return (
    <section className={classes.offer} aria-labelledby="offer">
      <div className={classes.head}>
        <h2 id="offer">{t(($) => $.detail.offer.title)}</h2>
        <From id={item.id} terms={terms} />
      </div>
      <CompanyHas materialId={item.id} filesAt={paths.orderMaterialList} />
      <div className={classes.chooser} data-waiting={waiting}>
        <LicenceChooser kinds={[item.kind]} value={terms} onChange={choose} materialIds={[item.id]} />
      </div>
      <div ref={setButtons} className={classes.buy}>
        <ToCart item={item} terms={terms} />
        <ButtonLink variant="default" size="large" wide to={paths.putOrder({ materialId: item.id, terms, excerpt })}>
          {t(($) => $.detail.offer.buyNow)}
        </ButtonLink>
      </div>
      <UsePackage item={item} editorial={editorial} />
      <ToList item={item} />
      <p className={classes.hint}>
        {t(($) => $.detail.offer.body)}{' '}
        <button type="button" onClick={openContact}>
          {t(($) => $.detail.offer.action)}
        </button>
      </p>
      <PriceBar id={item.id} terms={terms} buttons={buttons} button={<ToCart item={item} terms={terms} />} />
    </section>
  );
}

function useTerms(kind: PictureItem['kind'], editorial: boolean) {
  const { data: tree, isPending: waiting } = useQuery(priceTreeQuery(kind));
  // Undefined while the reader has not answered anything on this page.
  const [chosen, setChosen] = useState<LicenceTerms | null>();
  const first = editorial ? USUAL_EDITORIAL_TERMS : (lastTerms.get(kind) ?? USUAL_TERMS);
  const terms = chosen === undefined && tree && isOffered(tree, first) ? first : (chosen ?? null);
  const choose = (next: LicenceTerms | null) => {
    if (next) lastTerms.set(kind, next);
    setChosen(next);
  };
  return { terms, choose, waiting };
}

/** The least that another use costs. */
function From({ id, terms }: { id: number; terms: LicenceTerms | null }) {
  const { t } = useTranslation();
  const { data } = useQuery(priceFromQuery(id));
  if (!data || (terms && data.terms && sameTerms(terms, data.terms))) return null;
  if (data.priceFen === null) return <p>{t(($) => $.material.byQuote)}</p>;
  const price = formatFen(data.priceFen);
  return (
    <p className={classes.from}>
      {terms ? t(($) => $.detail.offer.othersFrom, { price }) : t(($) => $.material.from, { price })}
    </p>
  );
}

/** For people of a project, who take instead of ordering. */
function ToList({ item }: { item: PictureItem }) {
  const { t } = useTranslation();
  const { has, on } = useOnList(item.id);
  if (!has) return null;
  if (on)
    return (
      <ButtonLink
        variant="default"
        size="large"
        wide
        to={`${paths.downloadList()}?view=${item.kind}`}
        icon={<IconCheck size={17} stroke={2} aria-hidden="true" />}
      >
        {t(($) => $.detail.offer.onList)}
      </ButtonLink>
    );
  return (
    <Button
      variant="default"
      size="large"
      wide
      icon={<IconListCheck size={19} stroke={1.8} aria-hidden="true" />}
      onClick={() => void setOnList(item, true)}
    >
      {t(($) => $.material.toList)}
    </Button>
  );
}

function ToCart({ item, terms }: { item: PictureItem; terms: LicenceTerms | null }) {
  const { t } = useTranslation();
  const inCart = useInCart(item.id);
  const excerpt = useExcerpt(item.id);
  const add = useMutation({
    mutationFn: async () => await addToCart(item, { terms, excerpt }),
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
        <ButtonLink size="large" wide to={paths.cart()}>
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
