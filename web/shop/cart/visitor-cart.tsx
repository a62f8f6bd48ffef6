import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { visitorCart, type VisitorsWish } from '../../lib/cart.ts';
import { removeMaterial } from '../../lib/cart-changes.ts';
import { type Carted, visitorCartQuery } from '../../lib/cart-queries.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTermsWords } from '../../lib/terms-words.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ExcerptWords } from '../../ui/licence/excerpt-words.tsx';
import { Picture } from '../../ui/material/picture.tsx';
import { Retry } from '../../ui/retry.tsx';
import { LinesLoading } from './cart-loading.tsx';
import classes from './cart.module.css';
import { Empty } from './empty.tsx';
import { type CartFilter, cartPath, Filters, passes, useCartFilter } from './filters.tsx';
import { RemoveButton } from './line.tsx';
import lineClasses from './line.module.css';
import summaryClasses from './summary.module.css';

/** A visitor's cart, kept in this browser until they log in. */
export function VisitorCart() {
  const wishes = visitorCart.use((all) => all);
  const ids = wishes.map(({ id }) => id);
  const { data: items, error, refetch } = useQuery(visitorCartQuery(useLanguage(), ids));
  const filter = useCartFilter();
  const count = (kind: Carted['kind']) => items?.filter((item) => item.kind === kind).length ?? 0;
  const counts = items && { video: count('video'), photo: count('photo') };
  const shown = items?.filter(({ kind }) => passes(filter, kind));
  return (
    <>
      <Filters current={filter} counts={counts} />
      {!items && (error ? <Retry error={error} onRetry={() => void refetch()} /> : <LinesLoading />)}
      {shown?.length === 0 && <Empty filter={filter} />}
      {shown && shown.length > 0 && (
        <div className={classes.columns}>
          <div className={classes.lines}>
            <ul>
              {shown.map((item) => (
                <VisitorLine key={item.id} item={item} wish={wishes.find(({ id }) => id === item.id)} />
              ))}
            </ul>
          </div>
          <LoginFirst filter={filter} />
        </div>
      )}
    </>
  );
}

function VisitorLine({ item, wish }: { item: Carted; wish: VisitorsWish | undefined }) {
  const words = useTermsWords();
  const { title, code } = item;
  const to = paths.carted(item);
  return (
    <li className={lineClasses.line} data-visitor="true">
      <Link to={to} className={lineClasses.picture} tabIndex={-1} aria-hidden="true">
        <Picture src={item.thumbnail} src2x={item.thumbnail2x} alt={title} colour={item.colour} />
      </Link>
      <div className={lineClasses.words}>
        <p className={lineClasses.title} title={title}>
          <Link to={to}>{title}</Link>
        </p>
        <p className={lineClasses.code}>{code}</p>
        {wish?.terms && <p className={lineClasses.code}>{words(wish.terms)}</p>}
        <ExcerptWords excerpt={wish?.excerpt ?? null} />
      </div>
      <RemoveButton title={title} onPress={() => void removeMaterial(item)} />
    </li>
  );
}

function LoginFirst({ filter }: { filter: CartFilter }) {
  const { t } = useTranslation();
  const from = cartPath(filter);
  return (
    <section className={summaryClasses.summary} aria-labelledby="summary">
      <h2 id="summary">{t(($) => $.visitorCart.title)}</h2>
      <p className={summaryClasses.lead}>{t(($) => $.visitorCart.body)}</p>
      <ButtonLink size="large" wide to={paths.login({ from })}>
        {t(($) => $.visitorCart.login)}
      </ButtonLink>
      <Link className={summaryClasses.more} to={paths.login({ from, mode: 'register' })}>
        {t(($) => $.visitorCart.register)}
      </Link>
    </section>
  );
}
