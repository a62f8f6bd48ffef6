import { IconCopy, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import type { AnyItem, PictureItem } from '#contract/items.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { copyCode } from '../../ui/material/item-actions.ts';
import { FollowButton } from '../following/follow-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './head.module.css';

/** Title, code, shop, labels and notes of a material. */
export function Head({ item, material }: { item: PictureItem; material: MaterialDetail | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={classes.head}>
      <Labels item={item} editorial={material?.editorial ?? false} />
      <h1>{item.title}</h1>
      <p className={classes.line}>
        <Code item={item} />
        {material ? <By material={material} from={item.from} /> : <Skeleton width={120} height={16} />}
      </p>
      {material?.editorial && <Note>{t(($) => $.detail.editorialNote)}</Note>}
      {item.from === 'pond5' && <Note>{t(($) => $.detail.partnerNote)}</Note>}
      {item.from === 'raw' && <Note>{t(($) => $.detail.rawNote)}</Note>}
    </div>
  );
}

export function Code({ item }: { item: AnyItem }) {
  const { t } = useTranslation();
  const label = t(($) => $.material.copyCode);
  return (
    <span className={classes.code}>
      {item.code}
      <button type="button" aria-label={label} title={label} onClick={() => void copyCode(item)}>
        <IconCopy size={15} stroke={1.8} aria-hidden="true" />
      </button>
    </span>
  );
}

export function By({ material: { shop }, from = 'other' }: { material: MaterialDetail; from?: PictureItem['from'] }) {
  const { t } = useTranslation();
  if (!shop) return null;
  return (
    <span className={classes.by}>
      {t(($) => $.detail.by)}{' '}
      <Link to={from === 'pond5' ? paths.p5Shop(shop.id) : paths.shop(shop.id)}>{shop.name}</Link>
      {from !== 'pond5' && <FollowButton shop={shop} />}
    </span>
  );
}

function Labels({ item, editorial }: { item: PictureItem; editorial: boolean }) {
  const { t } = useTranslation();
  const labels = [
    item.kind === 'video' && item.hdrFlag === 1 && { kind: 'hdr', text: 'HDR' },
    item.groupFlag === 1 && { kind: 'group', text: t(($) => $.material.group) },
    item.from === 'raw' && { kind: 'price', text: t(($) => $.material.lowPrice) },
    item.from === 'pond5' && { kind: 'partner', text: t(($) => $.detail.partner) },
    editorial && { kind: 'editorial', text: t(($) => $.detail.editorial) },
  ].filter((label) => label !== false);
  if (labels.length === 0) return null;
  return (
    <ul className={classes.labels}>
      {labels.map(({ kind, text }) => (
        <li key={kind} data-kind={kind}>
          {text}
        </li>
      ))}
    </ul>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className={classes.note}>
      <IconInfoCircle size={17} stroke={1.8} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
