import { REVIEW_VIEWS, WORK_VIEWS } from '#contract/calls/review.ts';
import { MEDIA_KINDS } from '#contract/domain/media.ts';
import { useAddress } from '../../ui/table/use-address.ts';
import { ReviewList } from './review-list.tsx';
import { LastDecision } from './last-decision.tsx';
import { Reviewing } from './reviewing.tsx';
import { useDecisions } from './use-decisions.ts';

/** The review lists, or one work to decide about. */
export function Review() {
  const address = useAddress();
  const decisions = useDecisions();
  const open = address.get('review');
  const go = (id: number) => address.set({ review: String(id) });
  if (!/^[1-9]\d{0,14}$/.test(open))
    return (
      <>
        <ReviewList address={address} />
        <LastDecision decisions={decisions} onTakenBack={([first]) => void (first !== undefined && go(first))} />
      </>
    );
  const view = address.oneOf('view', REVIEW_VIEWS) ?? 'queue';
  return (
    <Reviewing
      id={Number(open)}
      view={WORK_VIEWS.find((name) => name === view) ?? 'queue'}
      kind={address.oneOf('kind', MEDIA_KINDS)}
      onGo={go}
      onClose={() => address.set({ review: undefined })}
      decisions={decisions}
    />
  );
}
