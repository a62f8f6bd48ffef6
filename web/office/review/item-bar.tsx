import { IconArrowLeft, IconChevronLeft, IconChevronRight, IconKeyboard } from '@tabler/icons-react';
import type { ReviewDetail } from '#contract/calls/review.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { IconButton } from '../blocks/icon-button.tsx';
import { RoundLabel } from './labels.tsx';
import classes from './reviewing.module.css';
import type { Work } from './use-work.ts';
import { openShortcuts } from '../../ui/overlays.ts';

interface Props {
  review: ReviewDetail;
  work: Work;
  onClose: () => void;
}

export function ItemBar({ review, work, onClose }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { code, title } = review.material;
  const time = formatMoment(review.dueAt, 'minute', language);
  const [at, count] = [work.at + 1, work.ids.length];
  return (
    <header className={classes.bar}>
      <IconButton icon={IconArrowLeft} label={t(($) => $.office.review.desk.back)} onClick={onClose} />
      <h1 title={title}>{title}</h1>
      <span className={classes.code}>{code}</span>
      <RoundLabel round={review.round} />
      <div className={classes.end}>
        <span data-overdue={review.overdue}>{t(($) => $.office.review.desk.due, { time })}</span>
        <span>{t(($) => $.office.review.desk.progress, { at, count })}</span>
        <IconButton
          icon={IconChevronLeft}
          label={t(($) => $.office.review.desk.previous)}
          idle={work.at <= 0}
          onClick={work.previous}
        />
        <IconButton
          icon={IconChevronRight}
          label={t(($) => $.office.review.desk.next)}
          onClick={() => void work.next()}
        />
        <IconButton icon={IconKeyboard} label={t(($) => $.office.review.desk.keys)} onClick={openShortcuts} />
      </div>
    </header>
  );
}
