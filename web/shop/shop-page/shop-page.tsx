import { IconBuildingStore } from '@tabler/icons-react';
import { useLocation, useSearchParams } from 'react-router';
import { pageAt } from '#contract/domain/pages.ts';
import { CallError } from '../../lib/api.ts';
import { readId } from '../../lib/id-in-address.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { Retry } from '../../ui/retry.tsx';
import { ShopHead } from './shop-head.tsx';
import { useShop } from './shop-query.ts';
import { ShopWorks } from './shop-works.tsx';
import classes from './shop-page.module.css';

/** A shop and everything that it sells. */
export function ShopPage() {
  const [query] = useSearchParams();
  const id = readId(query.get('id'));
  return id === undefined ? <Gone /> : <Found key={id} id={id} />;
}

function Found({ id }: { id: string }) {
  const { data: shop, error, refetch } = useShop(id);
  const partner = pageAt(useLocation().pathname) === 'p5Shop';
  if (error && !shop) {
    if (error instanceof CallError && error.problem === 'not-found') return <Gone />;
    return (
      <div className={classes.page}>
        <Retry error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <>
      <ShopHead shop={shop} partner={partner} />
      <div className={classes.page}>
        <ShopWorks id={id} shop={shop} />
      </div>
    </>
  );
}

function Gone() {
  const { t } = useTranslation();
  return (
    <MessageScreen
      art={<IconBuildingStore size={48} stroke={1.2} aria-hidden="true" />}
      title={t(($) => $.browse.shop.gone)}
      actions={
        <>
          <ButtonLink to={paths.searchResult({ type: 'video' })}>{t(($) => $.browse.shop.search)}</ButtonLink>
          <ButtonLink to={paths.topicList()} variant="default">
            {t(($) => $.browse.topics.all)}
          </ButtonLink>
        </>
      }
    >
      {t(($) => $.browse.shop.goneBody)}
    </MessageScreen>
  );
}
