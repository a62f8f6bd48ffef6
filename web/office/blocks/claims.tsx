import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { CLAIM_MINUTES } from '#contract/domain/review.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Label } from '../../ui/table/label.tsx';
import type { Column } from '../../ui/table/table.ts';
import classes from './claims.module.css';
import { Moment } from './moment.tsx';
import { Section } from './section.tsx';

/** Something that one person claims before deciding about it. */
export interface Claimable {
  id: number;
  dueAt: string;
  overdue: boolean;
  claim: { mine: boolean; by: string } | null;
}

/** The deadline, and who has claimed it. */
export function useClaimColumns<Row extends Claimable>(): Column<Row>[] {
  const { t } = useTranslation();
  const holder = useHolderColumn<Row>();
  return [{ name: 'due', title: t(($) => $.office.claims.due), width: 216, cell: (row) => <Due row={row} /> }, holder];
}

/** Who has claimed it. */
export function useHolderColumn<Row extends Pick<Claimable, 'claim'>>(): Column<Row> {
  const { t } = useTranslation();
  return { name: 'holder', title: t(($) => $.office.claims.holder), width: 152, cell: (row) => <Holder row={row} /> };
}

interface Decidable {
  decidedAt: string | null;
  decidedBy: string | null;
}

/** When it was decided, and by whom. */
export function useDecidedColumns<Row extends Decidable>(): Column<Row>[] {
  const { t } = useTranslation();
  const { decidedAt, decidedBy } = t(($) => $.office.claims);
  return [
    {
      name: 'decidedAt',
      title: decidedAt,
      width: 176,
      cell: (row) => (row.decidedAt ? <Moment at={row.decidedAt} /> : '–'),
    },
    { name: 'decidedBy', title: decidedBy, width: 152, cell: (row) => row.decidedBy ?? '–' },
  ];
}

export function Decided({ row: { decidedAt, decidedBy } }: { row: Decidable }) {
  return (
    <>
      {decidedBy && `${decidedBy} · `}
      {decidedAt && <Moment at={decidedAt} />}
    </>
  );
}

export function Due({ row: { dueAt, overdue } }: { row: Claimable }) {
  const { t } = useTranslation();
  return (
    <>
      <Moment at={dueAt} /> {overdue && <Label tone="bad">{t(($) => $.office.claims.overdue)}</Label>}
    </>
  );
}

function Holder({ row: { claim } }: { row: Pick<Claimable, 'claim'> }) {
  const { t } = useTranslation();
  if (!claim) return '–';
  return <Label tone={claim.mine ? 'accent' : 'quiet'}>{claim.mine ? t(($) => $.office.claims.me) : claim.by}</Label>;
}

interface Change {
  mutate: (input: { id: number }) => void;
  isPending: boolean;
  error: Error | null;
}

interface Props {
  row: Pick<Claimable, 'id' | 'claim'> & { own: boolean };
  /** Why the caller does not decide about what is their own. */
  ownWords?: string;
  claiming: Change;
  releasing: Change;
  /** The buttons of whoever has claimed it. */
  children: ReactNode;
}

/** Lets somebody claim a thing, and then decide about it. */
export function ClaimedDecision({ row, ownWords, claiming, releasing, children }: Props) {
  const { t } = useTranslation();
  const { id, own, claim } = row;
  return (
    <Section title={t(($) => $.office.claims.decision)}>
      {own && <p>{ownWords ?? t(($) => $.office.claims.own)}</p>}
      {!own && claim && !claim.mine && <p>{t(($) => $.office.claims.claimedBy, { name: claim.by })}</p>}
      {!own && !claim && (
        <>
          <p>{t(($) => $.office.claims.claimFirst)}</p>
          <Problem>{claiming.error?.message}</Problem>
          <div className={classes.claim}>
            <Button loading={claiming.isPending} onClick={() => claiming.mutate({ id })}>
              {t(($) => $.office.claims.claim)}
            </Button>
          </div>
        </>
      )}
      {claim?.mine && (
        <Kept id={id} claiming={claiming}>
          <div className={classes.buttons}>{children}</div>
          <Button variant="plain" size="small" loading={releasing.isPending} onClick={() => releasing.mutate({ id })}>
            {t(($) => $.office.claims.release)}
          </Button>
        </Kept>
      )}
    </Section>
  );
}

const KEEP_MS = (CLAIM_MINUTES * 60_000) / 3;

/** Keeps the claim for as long as it is on the screen. */
function Kept({ id, claiming, children }: { id: number; claiming: Change; children: ReactNode }) {
  const keep = useEffectEvent(() => claiming.mutate({ id }));
  useEffect(() => {
    const timer = setInterval(() => keep(), KEEP_MS);
    return () => clearInterval(timer);
  }, []);
  return children;
}
