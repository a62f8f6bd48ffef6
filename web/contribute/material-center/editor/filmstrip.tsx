import { IconAlertTriangle, IconCircleCheckFilled } from '@tabler/icons-react';
import type { Glimpse, OutcomeOfMany } from '#contract/calls/material-editor.ts';
import type { Language } from '#contract/domain/language.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Thumbnail } from '../../../ui/table/thumbnail.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import classes from './filmstrip.module.css';

interface Props {
  ids: readonly number[];
  glimpses: readonly Glimpse[] | undefined;
  /** Result of the last change, for each work. */
  outcome: OutcomeOfMany | undefined;
  onOpen: (place: number) => void;
}

/** All selected works; a click opens one. */
export function Filmstrip({ ids, glimpses, outcome, onOpen }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const left = new Map(outcome?.left.map(({ id, why }) => [id, why]));
  const done = new Set(outcome?.done);
  return (
    <ul className={classes.strip} aria-label={t(($) => $.editor.many.filmstrip)}>
      {ids.map((id, place) => {
        const glimpse = glimpses?.find((one) => one.id === id);
        const why = left.get(id);
        const reason = why && t(($) => $.editor.many.why[why]);
        return (
          <li key={id}>
            <button type="button" data-left={why !== undefined} title={reason} onClick={() => onOpen(place)}>
              <VisuallyHidden>{t(($) => $.editor.many.open, { code: glimpse?.code ?? id })}</VisuallyHidden>
              <Thumbnail of={glimpse ?? { kind: 'photo', thumbnail: null }} large />
              <span className={classes.name}>{(glimpse && nameOf(glimpse, language)) ?? ' '}</span>
              {done.has(id) && <IconCircleCheckFilled className={classes.done} size={18} aria-hidden="true" />}
              {reason && (
                <span className={classes.why}>
                  <IconAlertTriangle size={13} stroke={1.8} aria-hidden="true" />
                  {reason}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function nameOf({ titleZh, titleEn, fileName }: Glimpse, language: Language): string {
  return (language === 'zh' ? titleZh || titleEn : titleEn || titleZh) || fileName;
}
