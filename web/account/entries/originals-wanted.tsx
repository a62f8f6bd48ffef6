import type { WantedOriginals } from '#contract/calls/originals.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import classes from './entries.module.css';

/** That originals of an entry are wanted, as long as one is missing; `to` is where they are uploaded. */
export function OriginalsWanted({ wanted: { dueAt, late, files }, to }: { wanted: WantedOriginals; to: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (files.every(({ sent }) => sent)) return null;
  const due = dueAt && formatMoment(dueAt, 'minute', language);
  return (
    <p className={classes.stock}>
      {due ? t(($) => $.originals[late ? 'todoLate' : 'todo'], { due }) : t(($) => $.originals.todoSmall)}
      <ButtonLink variant="default" size="small" to={to}>
        {t(($) => $.originals.upload)}
      </ButtonLink>
    </p>
  );
}
