import { Link } from 'react-router';
import type { SoldMembership } from '#contract/calls/membership-desk.ts';
import { SALES } from '#contract/domain/roles.ts';
import { formatDateTime, formatDay } from '../../lib/format.ts';
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
import classes from './plans.module.css';

const TONES: Record<NonNullable<SoldMembership['standing']>, Tone> = {
  upcoming: 'accent',
  active: 'good',
  expired: 'quiet',
  refunded: 'quiet',
  revoked: 'bad',
};

/** What is about to be done with a product order. */
export interface Acting {
  sold: SoldMembership;
  act: 'revoke' | 'quote' | 'decline';
}

export function useSoldColumns(onAct: (acting: Acting) => void): Column<SoldMembership>[] {
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
      cell: ({ plan, percent, quota, taken }) => (
        <TwoLines
          first={plan}
          second={
            percent === null
              ? t(($) => $.office.vip.taken, { taken: taken ?? 0, quota: quota ?? 0 })
              : t(($) => $.office.vip.off, { percent })
          }
        />
      ),
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
    { name: 'state', title: t(($) => $.office.vip.state), width: 172, cell: (sold) => <State sold={sold} /> },
    {
      name: 'saved',
      title: t(($) => $.office.vip.saved),
      width: 124,
      cell: ({ used, taken, savedFen }) => {
        if (!used) return t(($) => $.office.vip.unused);
        return taken === null ? <Money fen={savedFen} /> : taken;
      },
    },
    {
      name: 'actions',
      title: t(($) => $.office.vip.actions),
      width: 150,
      cell: (sold) => <Act sold={sold} onAct={(act) => onAct({ sold, act })} />,
    },
  ];
}

function State({ sold: { standing, state, quoteDueAt } }: { sold: SoldMembership }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (quoteDueAt)
    return (
      <TwoLines
        first={t(($) => $.trade.state[state])}
        second={t(($) => $.office.vip.quoteBy, { due: formatDateTime(quoteDueAt, language) })}
      />
    );
  if (!standing) return <OrderStateLabel state={state} />;
  return <Label tone={TONES[standing]}>{t(($) => $.office.vip.standing[standing])}</Label>;
}

/** A refund that is asked for is finance's to decide; sales quote what was asked for and revoke what runs. */
function Act({ sold, onAct }: { sold: SoldMembership; onAct: (act: Acting['act']) => void }) {
  const { t } = useTranslation();
  const roles = useSession()?.roles ?? [];
  const { standing, state, refund, paymentId } = sold;
  if (refund === 'requested')
    return mayUse('finance', roles) && paymentId !== null ? (
      <Link to={`${DESKS.finance.path}?view=requests&payment=${paymentId}`}>{t(($) => $.office.vip.refund)}</Link>
    ) : (
      t(($) => $.trade.refund[refund])
    );
  if (!SALES.some((role) => roles.includes(role))) return null;
  const runs = standing === 'active' || standing === 'upcoming';
  const acts: readonly (readonly [Acting['act'], string])[] = [
    ...(state === 'requested'
      ? ([
          ['quote', t(($) => $.office.vip.quote.open)],
          ['decline', t(($) => $.office.vip.quote.decline)],
        ] as const)
      : []),
    ...(runs ? ([['revoke', t(($) => $.office.vip.revoke)]] as const) : []),
  ];
  return (
    <span className={classes.actions}>
      {acts.map(([act, words]) => (
        <Button key={act} variant="plain" size="small" onClick={() => onAct(act)}>
          {words}
        </Button>
      ))}
    </span>
  );
}
