import { Link } from 'react-router';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Mosaic } from '../../ui/mosaic.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FollowButton } from '../following/follow-button.tsx';
import { useCount } from '../topic/use-count.ts';
import classes from './shop-head.module.css';
import type { Shop } from './shop-query.ts';

/** Banner of a shop, its own or made of its best pictures, and its name; keeps its height while loading. */
export function ShopHead({ shop, partner }: { shop: Shop | undefined; partner: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const count = useCount();
  return (
    <header>
      <div className={classes.banner}>
        {shop?.banner ? (
          <img className={classes.picture} src={shop.banner} alt="" />
        ) : (
          <Mosaic pictures={shop?.covers ?? []} />
        )}
      </div>
      <div className={classes.about}>
        <span className={classes.sign} aria-hidden="true">
          {shop?.avatar ? (
            <img className={classes.picture} src={shop.avatar} alt="" />
          ) : (
            Array.from(shop?.name ?? '')[0]
          )}
        </span>
        <div className={classes.words}>
          <p className={classes.eyebrow}>
            {partner ? t(($) => $.browse.shop.partner) : t(($) => $.browse.shop.shop)}
            {partner && <Link to={paths.pond5()}>{t(($) => $.browse.shop.partnerMore)}</Link>}
          </p>
          <div className={classes.name}>
            <h1>{shop?.name ?? <Skeleton width={240} height={34} />}</h1>
            {shop && !partner && <FollowButton shop={shop} seen />}
          </div>
          <p className={classes.bio}>{shop ? shop.bio : <Skeleton width={420} height={20} />}</p>
          <p className={classes.facts}>
            {shop && (
              <>
                <span>{count(Object.values(shop.counts).reduce((sum, one) => sum + one, 0))}</span>
                <span>{t(($) => $.browse.shop.since, { date: formatDate(shop.since, language) })}</span>
              </>
            )}
          </p>
        </div>
      </div>
    </header>
  );
}
