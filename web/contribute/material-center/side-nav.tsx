import { useQuery } from '@tanstack/react-query';
import {
  IconBuildingStore,
  IconCoinYuan,
  IconCreditCard,
  IconHome,
  IconId,
  IconPhoto,
  IconReceiptYuan,
  IconVideo,
  IconWriting,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import {
  CENTER_KINDS,
  CENTER_TABS,
  type CenterKind,
  type CenterTab,
  listName,
} from '#contract/domain/material-center.ts';
import { GID } from '#contract/domain/roles.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { summaryQuery } from './center-queries.ts';
import type { Shown } from './center-tab.ts';
import classes from './side-nav.module.css';

const ICONS = { video: IconVideo, photo: IconPhoto };
/** Tabs in which the owner has to act. */
const WANTS_HAND = new Set<CenterTab>(['returned']);

/** Pages that only photographers have. */
const OWN = [
  { page: 'shop', to: paths.shopProfile(), icon: IconBuildingStore },
  { page: 'realName', to: paths.centerRealName(), icon: IconId },
  { page: 'bank', to: paths.centerBank(), icon: IconCreditCard },
  { page: 'agreement', to: paths.centerAgreement(), icon: IconWriting },
  { page: 'statements', to: paths.centerStatements(), icon: IconReceiptYuan },
  { page: 'earnings', to: paths.centerEarnings(), icon: IconCoinYuan },
] as const;

export function SideNav({ shown }: { shown: Shown }) {
  const { t } = useTranslation();
  const hasShop = useSession()?.gid === GID.photographer;
  const names = {
    shop: t(($) => $.center.shop),
    realName: t(($) => $.realName.tab),
    bank: t(($) => $.bank.tab),
    agreement: t(($) => $.agreement.tab),
    statements: t(($) => $.statements.tab),
    earnings: t(($) => $.earnings.tab),
  };
  return (
    <nav className={classes.navigation} aria-label={t(($) => $.center.nav)}>
      <h1 className={classes.title}>{t(($) => $.center.title)}</h1>
      <Link className={classes.link} to={paths.materialCenter()} aria-current={currentIf(shown.page === 'home')}>
        <IconHome size={17} stroke={1.7} aria-hidden="true" />
        <span className={classes.name}>{t(($) => $.center.home)}</span>
      </Link>
      {CENTER_KINDS.map((kind) => (
        <Lists key={kind} kind={kind} shown={shown} />
      ))}
      {hasShop &&
        OWN.map(({ page, to, icon: Icon }) => (
          <Link key={page} className={classes.link} to={to} aria-current={currentIf(shown.page === page)}>
            <Icon size={17} stroke={1.7} aria-hidden="true" />
            <span className={classes.name}>{names[page]}</span>
          </Link>
        ))}
    </nav>
  );
}

function Lists({ kind, shown }: { kind: CenterKind; shown: Shown }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(summaryQuery);
  const Icon = ICONS[kind];
  return (
    <section className={classes.group} aria-labelledby={`center-${kind}`}>
      <h2 id={`center-${kind}`}>
        <Icon size={17} stroke={1.7} aria-hidden="true" />
        {t(($) => $.center.kinds[kind])}
      </h2>
      <ul>
        {CENTER_TABS.map((tab) => {
          const count = data?.counts[kind][tab] ?? 0;
          const current = shown.page === 'list' && shown.kind === kind && shown.tab === tab;
          return (
            <li key={tab}>
              <Link
                className={classes.link}
                to={paths.centerList(listName(kind, tab))}
                aria-current={currentIf(current)}
              >
                <span className={classes.name}>{t(($) => $.center.tabs[tab])}</span>
                <span className={classes.count} data-wanted={WANTS_HAND.has(tab) && count > 0}>
                  {data && count > 0 ? formatNumber(count, language) : ''}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function currentIf(current: boolean): 'page' | undefined {
  return current ? 'page' : undefined;
}
