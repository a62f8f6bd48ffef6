import { PICTURE_SHAPES, PICTURE_USES, type PictureShape, type PictureUse } from '#contract/domain/pictures.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Choice, Filters } from '../../../ui/table/filters.tsx';
import { SearchField } from '../../../ui/table/search-field.tsx';

export interface PictureFilter {
  keyword: string;
  shape?: PictureShape;
  use?: PictureUse;
}

interface Props {
  filter: PictureFilter;
  onChange: (filter: PictureFilter) => void;
}

export const isNarrowed = ({ keyword, shape, use }: PictureFilter) => Boolean(keyword || shape || use);

/** By what the library is narrowed. */
export function PictureFilters({ filter, onChange }: Props) {
  const { t } = useTranslation();
  const { keyword, shape, use } = filter;
  const among = <Value extends string>(values: readonly Value[], value: string | undefined) =>
    values.find((one) => one === value);
  const change = (next: { [Name in keyof PictureFilter]?: PictureFilter[Name] | undefined }) => {
    const { keyword: words = '', shape: form, use: where } = { ...filter, ...next };
    onChange({ keyword: words, ...(form && { shape: form }), ...(where && { use: where }) });
  };
  return (
    <Filters active={isNarrowed(filter)} onClear={() => onChange({ keyword: '' })}>
      <SearchField
        label={t(($) => $.office.pictures.search)}
        placeholder={t(($) => $.office.pictures.searchHint)}
        value={keyword}
        onChange={(next) => change({ keyword: next })}
      />
      <Choice
        label={t(($) => $.office.pictures.shape)}
        any={t(($) => $.office.pictures.anyShape)}
        options={PICTURE_SHAPES.map((value) => ({ value, label: t(($) => $.office.pictures.shapes[value]) }))}
        value={shape}
        onChange={(value) => change({ shape: among(PICTURE_SHAPES, value) })}
      />
      <Choice
        label={t(($) => $.office.pictures.use)}
        any={t(($) => $.office.pictures.anyUse)}
        options={PICTURE_USES.map((value) => ({ value, label: t(($) => $.office.pictures.uses[value]) }))}
        value={use}
        onChange={(value) => change({ use: among(PICTURE_USES, value) })}
      />
    </Filters>
  );
}
