import type { ReviewDetail } from '#contract/calls/review.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Decisions } from './decisions.tsx';
import classes from './side.module.css';

/** Most important notes: who may decide, the owner's message, and the decision. */
export function Banner({ review }: { review: ReviewDetail }) {
  const { t } = useTranslation();
  const { barred, claim, decision, round, request } = review;
  const taken = claim && !claim.mine;
  const asked = round === 'appeal' ? 'appeal' : 'changed';
  return (
    <>
      {!decision && barred && (
        <p className={classes.banner} data-tone="bad">
          {t(($) => $.office.review.desk[barred])}
        </p>
      )}
      {taken && (
        <p className={classes.banner} data-tone="bad">
          {t(($) => $.office.review.desk.taken, { name: claim.by })}
        </p>
      )}
      {!decision && round === 'second' && <p className={classes.banner}>{t(($) => $.office.review.desk.blind)}</p>}
      {request !== '' && (
        <p className={classes.banner}>
          <strong>{t(($) => $.office.review.desk[asked])}</strong>
          {request}
        </p>
      )}
      {decision && (
        <section className={classes.part}>
          <h2>
            {t(($) => $.office.review.desk.decidedHere, {
              name: decision.decidedBy ?? t(($) => $.office.review.desk.gone),
            })}
          </h2>
          <Decisions decisions={[decision]} />
        </section>
      )}
    </>
  );
}
