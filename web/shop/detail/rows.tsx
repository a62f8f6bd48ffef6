import { IconArrowRight } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import { typeOfKind } from '#contract/domain/discovery.ts';
import type { AnyItem, PictureItem } from '#contract/items.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ClipCard } from '../../ui/material/clip-card.tsx';
import { HeldAmong } from '../../ui/material/held-among.tsx';
import { PhotoCard } from '../../ui/material/photo-card.tsx';
import { Retry } from '../../ui/retry.tsx';
import { ScrollRow } from '../../ui/scroll-row.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOfShop, useSimilar } from './material-query.ts';
import classes from './rows.module.css';

/** Rows below a material: its series, similar materials, and more from its shop. */
export function Rows({ item, material }: { item: PictureItem; material: MaterialDetail }) {
  const { t } = useTranslation();
  const { group, alike, shop } = material;
  return (
    <div className={classes.rows}>
      {group && (
        <Row title={t(($) => $.detail.rows.groupOf, { title: group.title })}>
          <OneLine items={group.members} />
        </Row>
      )}
      <Similar item={item} />
      {shop && <OfShop item={item} shop={shop} />}
      {alike.length > 0 && (
        <Row title={t(($) => $.detail.rows.alike)}>
          <OneLine items={alike} />
        </Row>
      )}
    </div>
  );
}

function Similar({ item }: { item: PictureItem }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useSimilar(item, item.id);
  const type = item.kind === 'photo' ? 'pic' : 'video';
  if (data?.length === 0) return null;
  return (
    <Row
      title={t(($) => $.detail.rows.similar[type])}
      all={t(($) => $.detail.rows.similarAll)}
      to={paths.imgSearchResult({ type, like: String(item.id) })}
    >
      {error && !data ? (
        <Retry error={error} onRetry={() => void refetch()} />
      ) : (
        <ul className={classes.wall}>{data ? <Places items={data} /> : <Empty count={12} />}</ul>
      )}
    </Row>
  );
}

function OfShop({ item, shop }: { item: PictureItem; shop: NonNullable<MaterialDetail['shop']> }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useOfShop(item, shop.id);
  if (data?.length === 0) return null;
  return (
    <Row
      title={t(($) => $.detail.rows.shop, { name: shop.name })}
      all={t(($) => $.detail.rows.shopAll)}
      to={item.from === 'pond5' ? paths.p5Shop(shop.id) : paths.shop(shop.id)}
    >
      {error && !data ? <Retry error={error} onRetry={() => void refetch()} /> : <OneLine items={data} />}
    </Row>
  );
}

interface RowProps {
  title: string;
  all?: string | undefined;
  to?: string | undefined;
  children: ReactNode;
}

export function Row({ title, all, to, children }: RowProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {to && (
          <Link to={to}>
            {all}
            <IconArrowRight size={15} stroke={1.8} aria-hidden="true" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

/** A row of items; placeholders while they are undefined. */
function OneLine({ items }: { items: AnyItem[] | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={classes.line}>
      <ScrollRow back={t(($) => $.detail.rows.back)} on={t(($) => $.detail.rows.on)}>
        {items ? <Places items={items} /> : <Empty count={6} />}
      </ScrollRow>
    </div>
  );
}

function Places({ items }: { items: AnyItem[] }) {
  return <HeldAmong items={items}>{items.map(toPlace)}</HeldAmong>;
}

function toPlace(item: AnyItem) {
  return (
    <li key={item.code} className={classes.place} data-kind={typeOfKind(item.kind)}>
      {item.kind === 'video' && <ClipCard clip={item} to={paths.material(item)} />}
      {item.kind === 'photo' && <PhotoCard photo={item} to={paths.material(item)} />}
    </li>
  );
}

function Empty({ count }: { count: number }) {
  return Array.from({ length: count }, (_, n) => (
    <li key={n} className={classes.place} data-kind="video">
      <Skeleton height={180} />
    </li>
  ));
}
