import { isLink } from '#contract/domain/link.ts';
import { BANNER_LANGUAGES, BANNER_PLACES, BANNERS_IN_PLACE, type FactsOf } from '#contract/domain/content.ts';
import { useTranslation } from '../../lib/translation.ts';
import { NativeSelect, TextInput } from '../../ui/fields.ts';
import { FIRST_BANNER } from './entry-values.ts';

export interface FactProps<Facts> {
  facts: Facts;
  onChange: (facts: Facts) => void;
}

/** Where a banner stands, for whom, and where it leads. */
export function BannerFacts({ facts: written, onChange }: FactProps<FactsOf<'banner'>>) {
  const { t } = useTranslation();
  // Banners had no facts once.
  const facts = { ...FIRST_BANNER, ...written };
  const { link } = facts;
  return (
    <>
      <NativeSelect
        label={t(($) => $.office.content.banner.place)}
        description={t(($) => $.office.content.banner.placeHint, { max: BANNERS_IN_PLACE })}
        value={facts.place}
        data={BANNER_PLACES.map((value) => ({ value, label: t(($) => $.office.content.banner.places[value]) }))}
        onChange={({ currentTarget }) =>
          onChange({ ...facts, place: BANNER_PLACES.find((one) => one === currentTarget.value) ?? facts.place })
        }
      />
      <NativeSelect
        label={t(($) => $.office.content.banner.readers)}
        value={facts.language}
        data={BANNER_LANGUAGES.map((value) => ({ value, label: t(($) => $.office.content.banner.languages[value]) }))}
        onChange={({ currentTarget }) =>
          onChange({
            ...facts,
            language: BANNER_LANGUAGES.find((one) => one === currentTarget.value) ?? facts.language,
          })
        }
      />
      <TextInput
        label={t(($) => $.office.content.banner.link)}
        description={t(($) => $.office.content.banner.linkHint)}
        error={link !== null && !isLink(link) && t(($) => $.office.content.banner.noLink)}
        maxLength={2000}
        value={link ?? ''}
        onChange={({ currentTarget }) => onChange({ ...facts, link: currentTarget.value.trim() || null })}
      />
    </>
  );
}
