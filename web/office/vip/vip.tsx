import { SOLD_VIEWS } from '#contract/calls/membership-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useAddress } from '../../ui/table/use-address.ts';
import { Desk } from '../blocks/desk.tsx';
import { ViewTabs } from '../blocks/view-tabs.tsx';
import { Packages } from './packages.tsx';
import { Plans } from './plans.tsx';
import { Sold } from './sold.tsx';
import { VipFigures } from './vip-figures.tsx';

const VIEWS = [...SOLD_VIEWS, 'plans', 'packages'] as const;

/** Memberships and packages that were sold, and what is on sale. */
export function Vip() {
  const { t } = useTranslation();
  const address = useAddress();
  const view = address.oneOf('view', VIEWS) ?? 'active';
  return (
    <Desk title={t(($) => $.office.desks.vip)} about={t(($) => $.office.about.vip)}>
      <VipFigures />
      <ViewTabs
        views={VIEWS}
        view={view}
        name={(one) => t(($) => $.office.vip.views[one])}
        onView={(next) => address.filter({ view: next })}
      >
        {view === 'plans' && <Plans />}
        {view === 'packages' && <Packages />}
        {view !== 'plans' && view !== 'packages' && <Sold view={view} address={address} />}
      </ViewTabs>
    </Desk>
  );
}
