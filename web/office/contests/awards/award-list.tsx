import { useState } from 'react';
import type { DeskAwards } from '#contract/calls/awards-desk.ts';
import { AWARD_LIMITS } from '#contract/domain/award.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/overlays.ts';
import { toast } from '../../../ui/toast.ts';
import { Moment } from '../../blocks/moment.tsx';
import { ReasonDialog } from '../../blocks/reason-dialog.tsx';
import { Facts, Section } from '../../blocks/section.tsx';
import classes from './awards.module.css';
import { desk, useChange, useFix } from './queries.ts';

interface Props {
  contestId: number;
  awards: DeskAwards;
  resultsAt: string | null;
}

/** How far the awards are, and what can be done with all of them. */
export function AwardList({ contestId, awards, resultsAt }: Props) {
  const { t } = useTranslation();
  const words = t(($) => $.office.awards.status);
  const { fixedAt, toldAt } = awards;
  return (
    <Section title={words.title} level={2}>
      {fixedAt === null && (
        <>
          <Propose contestId={contestId} awards={awards} />
          <Fix contestId={contestId} awards={awards} />
        </>
      )}
      <Facts
        facts={[
          ...(fixedAt === null ? [] : [[words.fixedAt, <Moment key="fixed" at={fixedAt} />] as const]),
          [words.resultsAt, resultsAt === null ? words.noResults : <Moment key="results" at={resultsAt} />],
          [words.toldAt, toldAt === null ? words.untold : <Moment key="told" at={toldAt} />],
        ]}
      />
    </Section>
  );
}

type ActionProps = Omit<Props, 'resultsAt'>;

function Propose({ contestId, awards: { prizes } }: ActionProps) {
  const { t } = useTranslation();
  const words = t(($) => $.office.awards.status);
  const propose = useChange(desk.propose);
  const ask = () =>
    propose.mutate(
      { contestId },
      {
        onSuccess: ({ given }) =>
          void toast(given === 0 ? words.proposedNone : t(($) => $.office.awards.status.proposed, { count: given })),
        onError: (error) => void toast(error.message, 'failed'),
      },
    );
  return (
    <div className={classes.step}>
      <p className={classes.hint}>{words.proposeHint}</p>
      <Button
        variant="default"
        size="small"
        loading={propose.isPending}
        disabled={!prizes.some(({ ready }) => ready)}
        onClick={ask}
      >
        {words.propose}
      </Button>
    </div>
  );
}

function Fix({ contestId, awards: { prizes, sealed, version } }: ActionProps) {
  const { t } = useTranslation();
  const words = t(($) => $.office.awards.status);
  const fix = useFix(words.fixed);
  const given = prizes.reduce((sum, prize) => sum + prize.awards.length, 0);
  const free = prizes.reduce((sum, prize) => sum + prize.count, 0) - given;
  const ask = async () => {
    const body = [
      t(($) => $.office.awards.status.body, { count: given }),
      free > 0 ? t(($) => $.office.awards.status.free, { count: free }) : '',
    ];
    const question = { title: words.question, body: body.join(' ').trim(), confirm: words.fix };
    if (!(await confirm(question))) return;
    fix.mutate({ contestId, version, reason: '' }, { onError: (error) => void toast(error.message, 'failed') });
  };
  return (
    <div className={classes.step}>
      <p className={classes.hint}>{sealed ? words.fixHint : words.unsealed}</p>
      <Button size="small" loading={fix.isPending} disabled={!sealed || given === 0} onClick={() => void ask()}>
        {words.fix}
      </Button>
      {sealed && given === 0 && <Nobody contestId={contestId} version={version} />}
    </div>
  );
}

/** Says that nobody wins, so that the results come out without a prize. */
function Nobody({ contestId, version }: { contestId: number; version: number }) {
  const { t } = useTranslation();
  const words = t(($) => $.office.awards.nobody);
  const [asked, setAsked] = useState(false);
  const fix = useFix(words.done);
  return (
    <>
      <Button size="small" variant="danger" onClick={() => setAsked(true)}>
        {words.open}
      </Button>
      {asked && (
        <ReasonDialog
          title={words.title}
          body={words.body}
          confirm={words.confirm}
          max={AWARD_LIMITS.reason}
          danger
          onConfirm={(reason) => fix.mutateAsync({ contestId, version, reason })}
          onClosed={() => setAsked(false)}
        />
      )}
    </>
  );
}
