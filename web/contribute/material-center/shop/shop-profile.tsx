import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { shopQuery } from '../center-queries.ts';
import { ShopForm } from './shop-form.tsx';
import { ShopPictures } from './shop-pictures.tsx';
import classes from './shop-profile.module.css';

export function ShopProfile() {
  const { t } = useTranslation();
  const { data: shop, error, refetch } = useQuery(shopQuery);
  return (
    <div className={classes.profile}>
      <header className={classes.head}>
        <div>
          <h2>{t(($) => $.center.shop)}</h2>
          <p>{t(($) => $.center.shopForm.about)}</p>
        </div>
        {shop?.id && (
          <ButtonLink variant="default" to={paths.shop(shop.id)}>
            {t(($) => $.center.shopForm.view)}
          </ButtonLink>
        )}
      </header>
      {error && !shop && <Retry error={error} onRetry={() => void refetch()} />}
      {!shop && !error && (
        <>
          <Skeleton height={300} />
          <Skeleton height={340} />
        </>
      )}
      {shop && (
        <>
          <ShopPictures shop={shop} />
          <ShopForm key={shop.id} shop={shop} />
        </>
      )}
    </div>
  );
}
