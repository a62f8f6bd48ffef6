import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../button.tsx';
import { Nothing } from './nothing.tsx';

interface Props {
  /** Whether filters are in use, which may be why the list is empty. */
  filtered: boolean;
  onClear: () => void;
  title: string;
  hint: string;
}

/** Shown in place of an empty list. */
export function EmptyList({ filtered, onClear, title, hint }: Props) {
  return filtered ? <NothingFound onClear={onClear} /> : <Nothing title={title} hint={hint} />;
}

/** Says that the filters, not the list, are the reason. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <Nothing
      icon={IconSearch}
      title={t(($) => $.table.nothingFound)}
      hint={t(($) => $.table.nothingFoundHint)}
      action={
        <Button variant="default" size="small" onClick={onClear}>
          {t(($) => $.table.clearFilters)}
        </Button>
      }
    />
  );
}
