import { IconBuildingStore } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { kindOfType, SEARCH_TYPES, type SearchType } from '#contract/domain/discovery.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { ResultList } from '../search/result-list.tsx';
import { type Address, useAddress } from '../search/search-address.ts';
import { SortLinks } from '../search/list-links.tsx';
import tabClasses from '../search/type-tabs.module.css';
import { useSearch } from '../search/use-search.ts';
import type { Shop } from './shop-query.ts';
import classes from './shop-works.module.css';

const ORDERS = ['newest', 'popular'] as const;

/** The works of a shop, one type at a time. */
export function ShopWorks({ id, shop }: { id: string; shop: Shop | undefined }) {
  const { t } = useTranslation();
  const address = useAddress();
  const type = useShownType(address, shop);
  const sort = address.wanted.sort === 'popular' ? 'popular' : 'newest';
  const found = useSearch({ ...NOTHING_ELSE, type, sort, filters: { shopId: id } });
  if (shop && Object.values(shop.counts).every((count) => count === 0))
    return <Empty title={t(($) => $.browse.shop.empty)}>{t(($) => $.browse.shop.emptyBody)}</Empty>;
  return (
    <section className={classes.works} aria-label={t(($) => $.browse.shop.works)}>
      <div className={classes.bar}>
        <Kinds address={address} shown={type} counts={shop?.counts} />
        <SortLinks address={address} sorts={ORDERS} />
      </div>
      <ResultList type={type} found={found} none={<Empty title={t(($) => $.browse.shop.emptyKind)} />} />
    </section>
  );
}

const NOTHING_ELSE = {
  keyword: '',
  exact: undefined,
  literal: undefined,
  like: undefined,
  imageKey: undefined,
  soundKey: undefined,
};

/** The type in the address, else the first with works. */
function useShownType({ wanted }: Address, shop: Shop | undefined): SearchType {
  const [query] = useSearchParams();
  if (query.has('type') || !shop) return wanted.type;
  return SEARCH_TYPES.find((type) => shop.counts[kindOfType(type)] > 0) ?? wanted.type;
}

interface KindsProps {
  address: Address;
  shown: SearchType;
  counts: Shop['counts'] | undefined;
}

function Kinds({ address, shown, counts }: KindsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const types = SEARCH_TYPES.filter((type) => type === shown || !counts || counts[kindOfType(type)] > 0);
  return (
    <nav className={tabClasses.tabs} aria-label={t(($) => $.browse.shop.kinds)}>
      {types.map((type) => (
        <Link
          key={type}
          to={address.to({ type })}
          aria-current={type === shown ? 'page' : undefined}
          preventScrollReset
        >
          {t(($) => $.find.types[type])}
          <span className={classes.count}>
            {counts && new Intl.NumberFormat(language).format(counts[kindOfType(type)])}
          </span>
        </Link>
      ))}
    </nav>
  );
}

function Empty({ title, children }: { title: string; children?: string }) {
  return (
    <div className={classes.empty}>
      <IconBuildingStore size={44} stroke={1.2} aria-hidden="true" />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
    </div>
  );
}
