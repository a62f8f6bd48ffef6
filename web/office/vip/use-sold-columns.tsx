import { Link } from 'react-router';
import type { SoldMembership } from '#contract/calls/membership-desk.ts';
import { SALES } from '#contract/domain/roles.ts';
import { formatDay } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { TwoLines } from '../../ui/table/cells.tsx';
import { Label, type Tone } from '../../ui/table/label.tsx';
import type { Column } from '../../ui/table/table.ts';
import { Money } from '../blocks/money.tsx';
import { OrderStateLabel } from '../blocks/trade-labels.tsx';
import { DESKS, mayUse } from '../desks.ts';

const TONES: Record<NonNullable<SoldMembership['standing']>, Tone> = {
  upcoming: 'accent',
  active: 'good',
  expired: 'quiet',
  refunded: 'quiet',
  revoked: 'bad',
};

export function useSoldColumns(onRevoke: (sold: SoldMembership) => void): Column<SoldMembership>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = (at: string | null) => (at === null ? '–' : formatDay(at, language));
  return [
    { name: 'number', title: t(($) => $.office.vip.number), width: 124, cell: ({ number }) => number },
    {
      name: 'buyer',
      title: t(($) => $.office.vip.buyer),
      cell: ({ buyer, account, company }) => <TwoLines first={company ?? buyer} second={account} />,
    },
    {
      name: 'plan',
      title: t(($) => $.office.vip.plan),
      width: 168,
      cell: ({ plan, percent }) => <TwoLines first={plan} second={t(($) => $.office.vip.off, { percent })} />,
    },
    {
      name: 'total',
      title: t(($) => $.office.vip.price),
      width: 116,
      cell: ({ totalFen }) => <Money fen={totalFen} />,
    },
    {
      name: 'days',
      title: t(($) => $.office.vip.days),
      width: 132,
      cell: ({ startsOn, endsOn }) => <TwoLines first={day(startsOn)} second={day(endsOn)} />,
    },
    { name: 'state', title: t(($) => $.office.vip.state), width: 150, cell: (sold) => <State sold={sold} /> },
    {
      name: 'saved',
      title: t(($) => $.office.vip.saved),
      width: 124,
      cell: ({ used, savedFen }) => (used ? <Money fen={savedFen} /> : t(($) => $.office.vip.unused)),
    },
    {
      name: 'actions',
      title: t(($) => $.office.vip.actions),
      width: 120,
      cell: (sold) => <Act sold={sold} onRevoke={onRevoke} />,
    },
  ];
}

function State({ sold: { standing, state } }: { sold: SoldMembership }) {
  const { t } = useTranslation();
  if (!standing) return <OrderStateLabel state={state} />;
  return <Label tone={TONES[standing]}>{t(($) => $.office.vip.standing[standing])}</Label>;
}

/** A refund that is asked for is finance's to decide; a running membership can be revoked. */
function Act({ sold, onRevoke }: { sold: SoldMembership; onRevoke: (sold: SoldMembership) => void }) {
  const { t } = useTranslation();
  const roles = useSession()?.roles ?? [];
  const { standing, refund, paymentId } = sold;
  if (refund === 'requested')
    return mayUse('finance', roles) && paymentId !== null ? (
      <Link to={`${DESKS.finance.path}?view=requests&payment=${paymentId}`}>{t(($) => $.office.vip.refund)}</Link>
    ) : (
      t(($) => $.trade.refund[refund])
    );
  const runs = standing === 'active' || standing === 'upcoming';
  if (!runs || !SALES.some((role) => roles.includes(role))) return null;
  return (
    <Button variant="plain" size="small" onClick={() => onRevoke(sold)}>
      {t(($) => $.office.vip.revoke)}
    </Button>
  );
}
