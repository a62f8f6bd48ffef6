import type { ReactNode } from 'react';
import type { PartInfo } from '#contract/domain/order-parts.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { LicenceFields } from '../licence-fields.tsx';
import { licenceProblems } from '../licence-values.ts';
import classes from './projects.module.css';

interface Props {
  number: number;
  values: PartInfo;
  /** No item belongs to it. */
  empty: boolean;
  /** The reader has tried to submit, so what is missing is marked. */
  asked: boolean;
  days: { from: string; to: string };
  onChange: (changes: Partial<PartInfo>) => void;
  onRemove: () => void;
  /** Licensees to choose from. */
  children?: ReactNode;
}

/** A project of an order beyond the first: in whose name its licences will be. */
export function FurtherProject({ number, values, empty, asked, days, onChange, onRemove, children }: Props) {
  const { t } = useTranslation();
  const title = t(($) => $.trade.part.name, { number });
  return (
    <fieldset className={classes.project} aria-label={title}>
      <div className={classes.head}>
        <h3>{title}</h3>
        <Button variant="plain" size="small" onClick={onRemove}>
          {t(($) => $.orderForm.removePart, { number })}
        </Button>
      </div>
      {asked && empty && <p className={classes.empty}>{t(($) => $.orderForm.emptyPart)}</p>}
      {children}
      <LicenceFields
        values={values}
        problems={asked ? licenceProblems(values, days) : {}}
        refused={{}}
        days={days}
        onChange={({ contactName: _name, contact: _contact, ...changes }) => onChange(changes)}
        onLeave={() => {}}
      />
    </fieldset>
  );
}
