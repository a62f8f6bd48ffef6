import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ORDER_LIMITS } from '#contract/domain/order.ts';
import { readExcerpt, readTerms } from '../../../lib/cart.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Mantine } from '../../../ui/mantine.tsx';
import { MembersOnly } from '../../../ui/members-only.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Nothing } from '../../../ui/table/nothing.tsx';
import { lastLicenceQuery } from '../queries.ts';
import { formLinesQuery, type Source } from './form-lines.ts';
import { OrderForm } from './order-form.tsx';
import classes from './put-order.module.css';

/** Orders items from the cart, or a single material. */
export function PutOrder() {
  const { t } = useTranslation();
  const source = useSource();
  return (
    <Mantine>
      <div className={classes.page}>
        <h1 className={classes.title}>{t(($) => $.orderForm.title)}</h1>
        <MembersOnly placeholder={<Waiting />}>
          {() => <Loaded key={JSON.stringify(source)} source={source} />}
        </MembersOnly>
      </div>
    </Mantine>
  );
}

function useSource(): Source {
  const [query] = useSearchParams();
  const ids = (text: string | null) =>
    [...new Set(text?.split(',') ?? [])].filter((id) => /^[1-9]\d{0,14}$/.test(id)).map(Number);
  return {
    cartIds: ids(query.get('carts')).slice(0, ORDER_LIMITS.lines),
    materialId: ids(query.get('material'))[0] ?? null,
    terms: readTerms(Object.fromEntries(query)),
    excerpt: readExcerpt(Object.fromEntries(query)),
  };
}

function Loaded({ source }: { source: Source }) {
  const lines = useQuery(formLinesQuery(source, useLanguage()));
  const last = useQuery(lastLicenceQuery);
  const failed = [lines, last].find(({ data, error }) => error && data === undefined);
  if (failed?.error) return <Retry error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!lines.data || last.data === undefined) return <Waiting />;
  if (lines.data.every(({ obstacle }) => obstacle !== null)) return <NothingToOrder source={source} />;
  return <OrderForm source={source} found={lines.data} last={last.data} />;
}

function NothingToOrder({ source }: { source: Source }) {
  const { t } = useTranslation();
  return (
    <Nothing
      title={t(($) => $.orderForm.nothingTitle)}
      hint={t(($) => $.orderForm.nothingBody)}
      action={
        source.materialId === null ? (
          <ButtonLink to={paths.cart()}>{t(($) => $.orderForm.toCart)}</ButtonLink>
        ) : (
          <ButtonLink to={paths.searchResult()}>{t(($) => $.orderForm.find)}</ButtonLink>
        )
      }
    />
  );
}

function Waiting() {
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <Skeleton height={220} />
        <Skeleton height={520} />
      </div>
      <Skeleton height={360} />
    </div>
  );
}
