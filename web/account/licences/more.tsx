import { IconEdit, IconHelpCircle, IconShieldCheck, IconTransform } from '@tabler/icons-react';
import { useState } from 'react';
import type { Licence } from '#contract/calls/licences.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { CoversDialog } from './covers-dialog.tsx';
import { FormatsDialog } from './formats-dialog.tsx';
import classes from './licence-card.module.css';
import { isMusic } from './music/music-licence.tsx';

/** What else can be done with a licence. */
export function More({ licence }: { licence: Licence }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'formats' | 'covers' | 'correct'>();
  const close = () => setOpen(undefined);
  return (
    <span className={classes.more}>
      {!isMusic(licence) && (
        <Button
          variant="plain"
          size="small"
          icon={<IconTransform size={15} stroke={1.7} aria-hidden="true" />}
          onClick={() => setOpen('formats')}
        >
          {t(($) => $.formats.open)}
        </Button>
      )}
      <Button
        variant="plain"
        size="small"
        icon={<IconHelpCircle size={15} stroke={1.7} aria-hidden="true" />}
        onClick={() => setOpen('covers')}
      >
        {t(($) => $.purchased.covers)}
      </Button>
      {licence.correction === null && (
        <Button
          variant="plain"
          size="small"
          icon={<IconEdit size={15} stroke={1.7} aria-hidden="true" />}
          onClick={() => setOpen('correct')}
        >
          {t(($) => $.purchased.correct)}
        </Button>
      )}
      <ButtonLink
        variant="plain"
        size="small"
        icon={<IconShieldCheck size={15} stroke={1.7} aria-hidden="true" />}
        to={paths.verify(licence.number)}
      >
        {t(($) => $.purchased.verify)}
      </ButtonLink>
      {open === 'formats' && <FormatsDialog licence={licence} onClosed={close} />}
      {open === 'covers' && <CoversDialog licence={licence} onClosed={close} />}
      {open === 'correct' && <CorrectionDialog licence={licence} onClosed={close} />}
    </span>
  );
}
