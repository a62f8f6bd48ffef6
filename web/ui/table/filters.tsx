import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import classes from './filters.module.css';

interface Props {
  /** Whether any of the filters is in use. */
  active: boolean;
  onClear: () => void;
  children: ReactNode;
}

export function Filters({ active, onClear, children }: Props) {
  const { t } = useTranslation();
  return (
    <search className={classes.filters}>
      {children}
      {active && (
        <Button variant="plain" size="small" icon={<IconX size={14} stroke={2} aria-hidden="true" />} onClick={onClear}>
          {t(($) => $.table.clearFilters)}
        </Button>
      )}
    </search>
  );
}
