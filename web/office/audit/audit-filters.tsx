import { auditCalls } from '#contract/calls/audit.ts';
import { client } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Filters } from '../../ui/table/filters.tsx';
import { SearchField, useTyped } from '../../ui/table/search-field.tsx';
import { type Address, dayAt } from '../../ui/table/use-address.ts';
import { DayRange } from '../blocks/day-range.tsx';
import classes from './audit-filters.module.css';

const audit = client(auditCalls);

/** Filters of the trail, read from the address. */
export function useAuditFilter(address: Address) {
  const keyword = address.get('keyword').slice(0, 100);
  const subject = address.get('subject').slice(0, 100);
  const actor = address.get('actor').trim().slice(0, 60);
  const from = dayAt(address, 'from');
  const to = dayAt(address, 'to');
  return {
    subject,
    actor,
    from,
    to,
    values: {
      keyword,
      ...(subject && { subject }),
      ...(actor && { actor }),
      ...(from && { from }),
      ...(to && { to }),
    },
    active: Boolean(keyword || subject || actor || from || to),
    clear: () =>
      address.filter({ keyword: undefined, subject: undefined, actor: undefined, from: undefined, to: undefined }),
  };
}

interface Props {
  address: Address;
  filter: ReturnType<typeof useAuditFilter>;
}

export function AuditFilters({ address, filter }: Props) {
  const { t } = useTranslation();
  return (
    <Filters active={filter.active} onClear={filter.clear}>
      <SearchField
        label={t(($) => $.office.audit.search)}
        placeholder={t(($) => $.office.audit.searchHint)}
        value={filter.values.keyword}
        onChange={(keyword) => address.filter({ keyword })}
      />
      <Field
        label={t(($) => $.office.audit.who)}
        hint={t(($) => $.office.audit.whoHint)}
        value={filter.actor}
        onChange={(actor) => address.filter({ actor })}
      />
      <Field
        label={t(($) => $.office.audit.subject)}
        hint={t(($) => $.office.audit.subjectHint)}
        value={filter.subject}
        onChange={(subject) => address.filter({ subject })}
      />
      <DayRange from={filter.from} to={filter.to} onChange={address.filter} />
      <span className={classes.end}>
        <ExportButton
          label={t(($) => $.office.audit.export)}
          fileName={t(($) => $.office.audit.exportName)}
          done={t(($) => $.office.audit.exported)}
          load={() => audit.exportTrail(filter.values)}
        />
      </span>
    </Filters>
  );
}

interface FieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

function Field({ label, hint, value, onChange }: FieldProps) {
  const [typed, type] = useTyped(value, onChange);
  return (
    <TextInput
      size="xs"
      className={classes.field}
      aria-label={label}
      placeholder={hint}
      maxLength={100}
      autoComplete="off"
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
