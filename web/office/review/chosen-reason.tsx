import { IconMapPin, IconX } from '@tabler/icons-react';
import { formatClock } from '#contract/domain/clock.ts';
import { type GivenReason, REVIEW_TEXT } from '#contract/domain/review.ts';
import { useTranslation } from '../../lib/translation.ts';
import { TextInput } from '../../ui/fields.ts';
import { IconButton } from '../blocks/icon-button.tsx';
import { changeReason, type Draft, removeReason } from './draft.ts';
import classes from './reason-picker.module.css';
import type { ItemState } from './use-item.ts';

interface Props {
  reason: GivenReason;
  draft: Draft;
  item: ItemState;
  /** Several works are decided at once, so marks are hidden. */
  many: boolean;
}

export function ChosenReason({ reason, draft, item, many }: Props) {
  const { t } = useTranslation();
  const name = t(($) => $.reviewReasons.reasons[reason.code].name);
  const words = t(($) => $.office.review.picker.words);
  const marked = !many && (reason.atSeconds !== null || reason.region !== null);
  return (
    <li>
      <div className={classes.reason}>
        <strong>{name}</strong>
        <IconButton
          icon={IconX}
          label={t(($) => $.office.review.picker.remove, { name })}
          onClick={() => item.change(removeReason(draft, reason.code))}
        />
      </div>
      {marked && (
        <p className={classes.where}>
          <IconMapPin size={14} stroke={1.8} aria-hidden="true" />
          {reason.atSeconds !== null && (
            <span>{t(($) => $.office.review.picker.at, { time: formatClock(reason.atSeconds) })}</span>
          )}
          {reason.region !== null && <span>{t(($) => $.office.review.picker.region)}</span>}
          <IconButton
            icon={IconX}
            label={t(($) => $.office.review.picker.unmark)}
            onClick={() => item.change(changeReason(draft, reason.code, { atSeconds: null, region: null }))}
          />
        </p>
      )}
      <TextInput
        size="xs"
        aria-label={`${name}: ${words}`}
        placeholder={words}
        maxLength={REVIEW_TEXT.words}
        autoComplete="off"
        value={reason.words}
        onChange={({ currentTarget }) => item.change(changeReason(draft, reason.code, { words: currentTarget.value }))}
      />
    </li>
  );
}
