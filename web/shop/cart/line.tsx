import { IconAlertCircle, IconLicense, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CartItem } from '#contract/calls/cart.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CompanyHas } from '../../ui/licence/company-has.tsx';
import { ExcerptWords } from '../../ui/licence/excerpt-words.tsx';
import { Picture } from '../../ui/material/picture.tsx';
import classes from './line.module.css';

interface Props {
  item: CartItem;
  /** Numbers of all materials in the list. */
  among: readonly number[];
  chosen: boolean;
  onChoose: () => void;
  onLicence: () => void;
  onRemove: () => void;
}

export function Line({ item, among, chosen, onChoose, onLicence, onRemove }: Props) {
  const { t } = useTranslation();
  const { title, obstacle } = item;
  return (
    <li className={classes.line} data-gone={obstacle !== null} data-chosen={chosen}>
      <input
        type="checkbox"
        aria-label={t(($) => $.cart.select, { title })}
        checked={chosen}
        disabled={obstacle !== null}
        onChange={onChoose}
      />
      <Seen item={item} />
      <div className={classes.words}>
        <Title item={item} />
        <p className={classes.code}>{item.code}</p>
        <CompanyHas materialId={item.id} among={among} filesAt={paths.orderMaterialList} />
        <ExcerptWords excerpt={item.excerpt} />
        {obstacle === null ? (
          <Licence item={item} onLicence={onLicence} />
        ) : (
          <p className={classes.obstacle}>
            <IconAlertCircle size={16} stroke={1.8} aria-hidden="true" />
            {t(($) => $.cart.obstacle[obstacle])}
          </p>
        )}
      </div>
      {obstacle === null && <Price item={item} />}
      <RemoveButton title={title} onPress={onRemove} />
    </li>
  );
}

function Seen({ item: { item, thumbnail, title } }: { item: CartItem }) {
  const seen = item && 'thumbnail' in item ? item : null;
  const picture = (
    <Picture src={thumbnail} src2x={seen?.thumbnail2x ?? ''} alt={title} colour={seen?.colour ?? 'var(--fh-raised)'} />
  );
  if (!seen) return <span className={classes.picture}>{picture}</span>;
  // Hidden from the keyboard, because the title beside it links to the same page.
  return (
    <Link to={paths.carted(seen)} className={classes.picture} tabIndex={-1} aria-hidden="true">
      {picture}
    </Link>
  );
}

function Title({ item: { item, title } }: { item: CartItem }) {
  return (
    <p className={classes.title} title={title}>
      {item ? <Link to={paths.carted(item)}>{title}</Link> : title}
    </p>
  );
}

function Licence({ item: { skuName, title }, onLicence }: { item: CartItem; onLicence: () => void }) {
  const { t } = useTranslation();
  const Icon = skuName ? IconPencil : IconLicense;
  return (
    <button
      type="button"
      className={classes.licence}
      data-open={skuName === ''}
      title={skuName ? t(($) => $.cart.changeLicence) : undefined}
      aria-label={`${skuName || t(($) => $.cart.chooseLicence)} (${title})`}
      onClick={onLicence}
    >
      <span>{skuName || t(($) => $.cart.chooseLicence)}</span>
      <Icon size={15} stroke={1.8} aria-hidden="true" />
    </button>
  );
}

function Price({ item: { priceFen, byQuote } }: { item: CartItem }): ReactNode {
  const { t } = useTranslation();
  return (
    <p className={classes.price} data-quote={priceFen === null}>
      {priceFen !== null && formatFen(priceFen)}
      {byQuote && t(($) => $.material.byQuote)}
      {priceFen === null && !byQuote && '—'}
    </p>
  );
}

export function RemoveButton({ title, onPress }: { title: string; onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <IconButton
      label={t(($) => $.cart.removeOne, { title })}
      icon={<IconTrash size={18} stroke={1.7} aria-hidden="true" />}
      className={classes.remove}
      onClick={onPress}
    />
  );
}
