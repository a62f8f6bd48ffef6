import { MEDIA_KINDS, type MediaKind } from '#contract/domain/media.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Choice, Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import type { Address } from '../../ui/table/use-address.ts';

interface Props {
  address: Address;
  keyword: string;
  kind: MediaKind | undefined;
  onClear: () => void;
}

export function ReviewFilters({ address, keyword, kind, onClear }: Props) {
  const { t } = useTranslation();
  return (
    <Filters active={keyword !== '' || kind !== undefined} onClear={onClear}>
      <SearchField
        label={t(($) => $.office.review.search)}
        placeholder={t(($) => $.office.review.searchHint)}
        value={keyword}
        onChange={(next) => address.filter({ keyword: next })}
      />
      <Choice
        label={t(($) => $.office.review.kind)}
        any={t(($) => $.office.review.anyKind)}
        options={MEDIA_KINDS.map((name) => ({ value: name, label: t(($) => $.pipeline.kinds[name]) }))}
        value={kind}
        onChange={(next) => address.filter({ kind: next })}
      />
    </Filters>
  );
}
