import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LicenceInfo } from '#contract/domain/order.ts';
import type { PartInfo } from '#contract/domain/order-parts.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { licenseesQuery } from '../queries.ts';
import { LicenseesDialog } from './licensees-dialog.tsx';
import classes from './saved-licensees.module.css';

/** More than these are in the dialog. */
const SHOWN = 4;

export type Licensee = Pick<LicenceInfo, 'licenseeType' | 'licensee' | 'creditCode'>;

interface Props {
  value: PartInfo;
  onChoose: (licensee: Licensee) => void;
}

/** Licensees that the reader or their company has used, to fill in by one press. */
export function SavedLicensees({ value, onChoose }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(licenseesQuery);
  const [managing, setManaging] = useState(false);
  if (!data || (data.infos.length === 0 && !managing)) return null;
  const choose = ({ licenseeType, licensee, creditCode }: Licensee) => onChoose({ licenseeType, licensee, creditCode });
  return (
    <div className={classes.saved}>
      <p id="saved-licensees">
        {data.shared ? t(($) => $.licensees.shared) : t(($) => $.licensees.saved)}
        <Button variant="plain" size="small" onClick={() => setManaging(true)}>
          {data.infos.length > SHOWN
            ? t(($) => $.licensees.all, { count: data.infos.length })
            : t(($) => $.licensees.manage)}
        </Button>
      </p>
      <ul aria-labelledby="saved-licensees">
        {data.infos.slice(0, SHOWN).map((saved) => (
          <li key={saved.id}>
            <button
              type="button"
              aria-pressed={saved.licensee === value.licensee && saved.licenseeType === value.licenseeType}
              title={saved.licensee}
              onClick={() => choose(saved)}
            >
              {saved.licensee}
            </button>
          </li>
        ))}
      </ul>
      {managing && <LicenseesDialog book={data} onChoose={choose} onClosed={() => setManaging(false)} />}
    </div>
  );
}
