import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { REVIEW_TEXT } from '#contract/domain/review.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/fields.ts';
import { ChosenReason } from './chosen-reason.tsx';
import { type Draft, groupsOf, pressDigit, reasonsOf } from './draft.ts';
import classes from './reason-picker.module.css';
import type { ItemState } from './use-item.ts';

interface Props {
  draft: Draft;
  item: ItemState;
}

/** How to mark the place of a fault. */
const HINTS = { video: 'markClipHint', photo: 'markHint', music: 'markSoundHint', effect: 'markSoundHint' } as const;

/** Reasons for a return or rejection; two digits choose one. */
export function ReasonPicker({ draft, item }: Props) {
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  const heading = useId();
  useEffect(() => panel.current?.focus({ preventScroll: true }), [draft.verdict]);
  const many = item.ids.length > 1;
  const hint = many ? 'manyHint' : HINTS[draft.kind];
  return (
    <section ref={panel} tabIndex={-1} className={classes.picker} aria-labelledby={heading}>
      <h2 id={heading}>{t(($) => $.office.review.picker.title[draft.verdict])}</h2>
      <p className={classes.hint}>{t(($) => $.office.review.picker.hint)}</p>
      {draft.group === null ? <Groups draft={draft} item={item} /> : <Reasons draft={draft} item={item} />}
      {draft.reasons.length > 0 && (
        <>
          <ul className={classes.chosen} aria-label={t(($) => $.office.review.picker.chosen)}>
            {draft.reasons.map((reason) => (
              <ChosenReason key={reason.code} reason={reason} draft={draft} item={item} many={many} />
            ))}
          </ul>
          <p className={classes.hint}>{t(($) => $.office.review.picker[hint])}</p>
        </>
      )}
      <Textarea
        label={t(($) => $.office.review.picker.note)}
        rows={2}
        maxLength={REVIEW_TEXT.note}
        value={draft.note}
        onChange={({ currentTarget }) => item.change({ ...draft, note: currentTarget.value })}
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={item.closeDraft}>
          {t(($) => $.office.review.picker.cancel)}
        </Button>
        <Button disabled={draft.reasons.length === 0} onClick={() => item.send(draft.verdict)}>
          {t(($) => $.office.review.picker.confirm)} <kbd>Enter</kbd>
        </Button>
      </div>
    </section>
  );
}

function Groups({ draft, item }: Props) {
  const { t } = useTranslation();
  return (
    <ol className={classes.options} aria-label={t(($) => $.office.review.picker.groups)}>
      {groupsOf(draft).map((group, index) => (
        <li key={group}>
          <button type="button" onClick={() => item.change(pressDigit(draft, index + 1))}>
            <kbd>{index + 1}</kbd> {t(($) => $.reviewReasons.groups[group])}
          </button>
        </li>
      ))}
    </ol>
  );
}

function Reasons({ draft, item }: Props) {
  const { t } = useTranslation();
  const { group } = draft;
  const full = draft.reasons.length >= REVIEW_TEXT.reasons;
  if (group === null) return null;
  return (
    <>
      <button type="button" className={classes.back} onClick={() => item.change({ ...draft, group: null })}>
        <IconArrowLeft size={14} stroke={2} aria-hidden="true" /> {t(($) => $.office.review.picker.back)}
      </button>
      <ol className={classes.options} aria-label={t(($) => $.reviewReasons.groups[group])}>
        {reasonsOf(draft).map((code, index) => (
          <li key={code}>
            <button
              type="button"
              aria-pressed={draft.reasons.some((reason) => reason.code === code)}
              onClick={() => item.change(pressDigit(draft, index + 1))}
            >
              <kbd>{index + 1}</kbd> {t(($) => $.reviewReasons.reasons[code].name)}
            </button>
          </li>
        ))}
      </ol>
      {full && <p className={classes.hint}>{t(($) => $.office.review.picker.full, { count: REVIEW_TEXT.reasons })}</p>}
    </>
  );
}
