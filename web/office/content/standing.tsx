import type { ContentDetail } from '#contract/calls/content-desk.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label } from '../../ui/table/label.tsx';
import classes from './content.module.css';
import { StateLabel } from './state-label.tsx';

/** What an entry is to visitors, and until when. */
export function Standing({ entry }: { entry: ContentDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { type, state, hasDraft, shownFrom, shownUntil } = entry;
  const when = (at: string) => ({ when: formatMoment(at, 'minute', language) });
  return (
    <>
      <Label>{t(($) => $.office.content.types[type])}</Label>
      <StateLabel state={state} />
      {hasDraft && state !== 'draft' && <Label tone="accent">{t(($) => $.office.content.withDraft)}</Label>}
      {state === 'scheduled' && shownFrom && (
        <span className={classes.dates}>{t(($) => $.office.content.shownFrom, when(shownFrom))}</span>
      )}
      {state !== 'withdrawn' && shownUntil && (
        <span className={classes.dates}>{t(($) => $.office.content.shownUntil, when(shownUntil))}</span>
      )}
    </>
  );
}
