import { useQuery } from '@tanstack/react-query';
import { mayApprove } from '#contract/domain/company.ts';
import { standingQuery } from '../../lib/company.ts';
import { Hint } from '../../ui/hint/hint.tsx';
import { ToApprove, toApproveQuery } from '../company/to-approve.tsx';
import { Boards } from './boards.tsx';
import { News } from './news.tsx';
import { RecentLicences } from './recent-licences.tsx';
import { RecentOrders } from './recent-orders.tsx';
import { Waiting } from './waiting.tsx';

/** What waits for the reader, and what they had in hand last. */
export function HomeTab() {
  const { data } = useQuery(standingQuery);
  const approves = Boolean(data?.company && mayApprove(data.company.role));
  const { data: asked } = useQuery({ ...toApproveQuery, enabled: approves });
  return (
    <>
      <Hint name="account" />
      <Waiting others={Boolean(asked?.infos.length)} />
      {approves && <ToApprove />}
      <News />
      <RecentOrders />
      <RecentLicences />
      <Boards />
    </>
  );
}
