import { STAFF_ROLES } from '#contract/domain/roles.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Choice, Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import type { Address } from '../../ui/table/use-address.ts';
import { useNames } from '../names.ts';
import { KINDS, USER_STATES, type UserFilter } from './use-user-filter.ts';

export function UserFilters({ address, filter }: { address: Address; filter: UserFilter }) {
  const { t } = useTranslation();
  const names = useNames();
  const { keyword, gid, role } = filter.values;
  return (
    <Filters active={filter.active} onClear={filter.clear}>
      <SearchField
        label={t(($) => $.office.users.search)}
        placeholder={t(($) => $.office.users.searchHint)}
        value={keyword}
        onChange={(value) => address.filter({ keyword: value })}
      />
      <Choice
        label={t(($) => $.office.users.kind)}
        any={t(($) => $.office.users.anyKind)}
        options={KINDS.map((kind) => ({ value: String(kind), label: names.kind(kind) }))}
        value={gid === undefined ? undefined : String(gid)}
        onChange={(value) => address.filter({ gid: value })}
      />
      <Choice
        label={t(($) => $.office.users.role)}
        any={t(($) => $.office.users.anyRole)}
        options={STAFF_ROLES.map((name) => ({ value: name, label: names.role(name) }))}
        value={role}
        onChange={(value) => address.filter({ role: value })}
      />
      <Choice
        label={t(($) => $.office.users.state)}
        any={t(($) => $.office.users.anyState)}
        options={USER_STATES.map((name) => ({ value: name, label: t(($) => $.office.users[name]) }))}
        value={address.oneOf('state', USER_STATES)}
        onChange={(value) => address.filter({ state: value })}
      />
    </Filters>
  );
}
