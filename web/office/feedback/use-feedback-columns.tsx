import type { OutputOf } from '#contract/call.ts';
import type { feedbackCalls } from '#contract/calls/feedback.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label, type Tone } from '../../ui/table/label.tsx';
import { Moment } from '../blocks/moment.tsx';
import type { Column } from '../../ui/table/table.ts';

export type FeedbackList = OutputOf<typeof feedbackCalls.list>;
type Answer = FeedbackList['infos'][number];

export function useFeedbackColumns(): Column<Answer>[] {
  const { t } = useTranslation();
  return [
    {
      name: 'score',
      title: t(($) => $.office.feedback.score),
      width: 72,
      cell: ({ score }) => <Label tone={toneOf(score)}>{score}</Label>,
    },
    {
      name: 'comment',
      title: t(($) => $.office.feedback.comment),
      cell: ({ comment }) => comment || t(($) => $.office.feedback.noComment),
    },
    {
      name: 'contact',
      title: t(($) => $.office.feedback.contact),
      width: 190,
      cell: ({ contact }) => contact || '–',
    },
    { name: 'page', title: t(($) => $.office.feedback.page), width: 160, cell: ({ page }) => page },
    {
      name: 'author',
      title: t(($) => $.office.feedback.author),
      width: 130,
      cell: ({ author }) => author ?? t(($) => $.office.feedback.visitor),
    },
    {
      name: 'time',
      title: t(($) => $.office.feedback.time),
      width: 150,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}

/** Only very low and very high scores stand out. */
function toneOf(score: number): Tone {
  if (score <= 2) return 'bad';
  return score === 5 ? 'good' : 'quiet';
}
