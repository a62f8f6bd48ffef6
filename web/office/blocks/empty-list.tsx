import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Nothing } from './nothing.tsx';

interface Props {
  /** Whether filters are in use: then they, and not the list, may be the reason. */
  filtered: boolean;
  onClear: () => void;
  title: string;
  hint: string;
}

/** Stands where a filtered list has nothing to show. */
export function EmptyList({ filtered, onClear, title, hint }: Props) {
  const { t } = useTranslation();
  if (!filtered) return <Nothing title={title} hint={hint} />;
  return (
    <Nothing
      icon={IconSearch}
      title={t(($) => $.office.table.nothingFound)}
      hint={t(($) => $.office.table.nothingFoundHint)}
      action={
        <Button variant="default" size="small" onClick={onClear}>
          {t(($) => $.office.table.clearFilters)}
        </Button>
      }
    />
  );
}
