import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import classes from './editor-head.module.css';

interface Props {
  ids: readonly number[];
  place: number;
  together: boolean;
  onGo: (place: number) => void;
  onTogether: (together: boolean) => void;
  onClose: () => void;
  /** Slot for the save status and the next action. */
  actions: Ref<HTMLDivElement>;
}

export function EditorHead({ ids, place, together, onGo, onTogether, onClose, actions }: Props) {
  const { t } = useTranslation();
  const many = ids.length > 1;
  return (
    <div className={classes.head}>
      <button type="button" className={classes.icon} aria-label={t(($) => $.editor.close)} onClick={onClose}>
        <IconX size={20} stroke={1.7} aria-hidden="true" />
      </button>
      <h2>{t(($) => $.editor.title)}</h2>
      {many && (
        <fieldset className={classes.modes} aria-label={t(($) => $.editor.mode)}>
          <button type="button" aria-pressed={!together} onClick={() => onTogether(false)}>
            {t(($) => $.editor.oneByOne)}
          </button>
          <button type="button" aria-pressed={together} onClick={() => onTogether(true)}>
            {t(($) => $.editor.allAtOnce, { count: ids.length })}
          </button>
        </fieldset>
      )}
      {many && !together && (
        <div className={classes.steps}>
          <button
            type="button"
            className={classes.icon}
            aria-label={t(($) => $.editor.previous)}
            disabled={place === 0}
            onClick={() => onGo(place - 1)}
          >
            <IconChevronLeft size={18} stroke={1.8} aria-hidden="true" />
          </button>
          <span>{t(($) => $.editor.position, { place: place + 1, total: ids.length })}</span>
          <button
            type="button"
            className={classes.icon}
            aria-label={t(($) => $.editor.next)}
            disabled={place === ids.length - 1}
            onClick={() => onGo(place + 1)}
          >
            <IconChevronRight size={18} stroke={1.8} aria-hidden="true" />
          </button>
        </div>
      )}
      <div ref={actions} className={classes.actions} />
    </div>
  );
}
