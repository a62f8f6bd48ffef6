import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDay } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { ownPackagesQuery, packagesQuery } from '../../lib/packages.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Retry } from '../../ui/retry.tsx';
import { PackageCard } from './package-card.tsx';
import classes from './vip.module.css';

/** Packages on sale, and what is left of the reader's own. */
export function Packages() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(packagesQuery(useLanguage()));
  if (error) return <Retry error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <OwnPackages />
      {data && data.length > 0 && (
        <section className={classes.packages} aria-labelledby="packages">
          <header>
            <h2 id="packages">{t(($) => $.packages.title)}</h2>
            <p>{t(($) => $.packages.lead)}</p>
          </header>
          <ul className={classes.plans}>
            {data.map((offer) => (
              <PackageCard key={offer.packageId} offer={offer} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function OwnPackages() {
  const { t } = useTranslation();
  const language = useLanguage();
  const session = useSession();
  const { data } = useQuery({ ...ownPackagesQuery(language), enabled: Boolean(session) });
  if (!session || !data || data.infos.length === 0) return null;
  return (
    <section className={classes.rules} aria-labelledby="own-packages">
      <h2 id="own-packages">{t(($) => $.packages.mine)}</h2>
      <ul className={classes.orders}>
        {data.infos.map(({ poolId, productOrderId, name, quota, used, endsOn }) => (
          <li key={poolId}>
            <Link className={classes.link} to={paths.vipOrder({ productOrderId })}>
              {name}
            </Link>
            <span>{t(($) => $.packages.left, { left: quota - used, quota, day: formatDay(endsOn, language) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
