import { IconEdit } from '@tabler/icons-react';
import { useState } from 'react';
import type { Licence } from '#contract/calls/licences.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './music-licence.module.css';
import { OutletsDialog } from './outlets-dialog.tsx';

/** Where the licensee publishes, and the way to change it. */
export function Outlets({ licence }: { licence: Licence }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { outlets } = licence;
  return (
    <section aria-label={t(($) => $.musicLicence.outlets)}>
      <div className={classes.head}>
        <p className={classes.name}>{t(($) => $.musicLicence.outlets)}</p>
        <Button
          variant="plain"
          size="small"
          icon={<IconEdit size={15} stroke={1.7} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {outlets.length === 0 ? t(($) => $.musicLicence.addOutlets) : t(($) => $.musicLicence.editOutlets)}
        </Button>
      </div>
      {outlets.length === 0 ? (
        <p className={classes.hint}>{t(($) => $.musicLicence.noOutlets)}</p>
      ) : (
        <ul className={classes.outlets}>
          {outlets.map((outlet) => (
            <li key={outlet}>{outlet}</li>
          ))}
        </ul>
      )}
      {open && <OutletsDialog licence={licence} onClosed={() => setOpen(false)} />}
    </section>
  );
}
