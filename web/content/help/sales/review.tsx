import { REASON_GROUPS, type ReasonGroup, REVIEW_REASONS } from '#contract/domain/review.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { FactTable } from '../blocks/fact-table.tsx';
import { Figure, Paragraphs } from '../blocks/prose.tsx';
import { useLimits } from '../limits.ts';
import { StateFlow } from './state-flow.tsx';

/** Whether owners can correct faults of this group: mostly, sometimes or never. */
function outcomeOf(group: ReasonGroup): 'fixable' | 'partly' | 'final' {
  const reasons = Object.values(REVIEW_REASONS).filter((reason) => reason.group === group);
  const returning = reasons.filter(({ verdicts }) => (verdicts as readonly string[]).includes('return'));
  if (returning.length === 0) return 'final';
  return returning.length * 2 > reasons.length ? 'fixable' : 'partly';
}

export function Review() {
  const { t } = useTranslation();
  const words = t(($) => $.help.sales.review, useLimits());
  const { reason, looks, outcome } = words.heads;
  return (
    <>
      <Paragraphs lines={words.intro} />
      <Figure caption={words.figure}>
        <StateFlow />
      </Figure>
      <FactTable
        label={words.title}
        heads={[reason, looks, outcome]}
        rows={REASON_GROUPS.map((group) => ({
          name: t(($) => $.reviewReasons.groups[group]),
          values: [words.looks[group], words[outcomeOf(group)]],
        }))}
      />
    </>
  );
}
