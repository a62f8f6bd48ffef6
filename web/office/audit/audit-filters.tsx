import { useTranslation } from 'react-i18next';
import { TextInput } from '../../ui/fields.ts';
import { Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { useTyped } from '../../ui/table/use-typed.ts';
import classes from './audit-filters.module.css';

interface Props {
  keyword: string;
  subject: string;
  onChange: (changes: { keyword?: string; subject?: string }) => void;
  onClear: () => void;
}

export function AuditFilters({ keyword, subject, onChange, onClear }: Props) {
  const { t } = useTranslation();
  const [typed, type] = useTyped(subject, (value) => onChange({ subject: value }));
  return (
    <Filters active={Boolean(keyword || subject)} onClear={onClear}>
      <SearchField
        label={t(($) => $.office.audit.search)}
        placeholder={t(($) => $.office.audit.searchHint)}
        value={keyword}
        onChange={(value) => onChange({ keyword: value })}
      />
      <TextInput
        size="xs"
        className={classes.subject}
        aria-label={t(($) => $.office.audit.subject)}
        placeholder={t(($) => $.office.audit.subjectHint)}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </Filters>
  );
}
