import { REVIEW_VIEWS, WORK_VIEWS } from '#contract/calls/review.ts';
import { MEDIA_KINDS } from '#contract/domain/media.ts';
import { useAddress } from '../../ui/table/use-address.ts';
import { ReviewList } from './review-list.tsx';
import { Reviewing } from './reviewing.tsx';

/** The review lists, or one work to decide about. */
export function Review() {
  const address = useAddress();
  const open = address.get('review');
  if (!/^[1-9]\d{0,14}$/.test(open)) return <ReviewList address={address} />;
  const view = address.oneOf('view', REVIEW_VIEWS) ?? 'queue';
  return (
    <Reviewing
      id={Number(open)}
      view={WORK_VIEWS.find((name) => name === view) ?? 'queue'}
      kind={address.oneOf('kind', MEDIA_KINDS)}
      onGo={(id) => address.set({ review: String(id) })}
      onClose={() => address.set({ review: undefined })}
    />
  );
}
