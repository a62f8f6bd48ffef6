import { LANGUAGES } from '#contract/domain/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Choice, Filters } from '../../../ui/table/filters.tsx';
import { type QualityFilter, SHOWN } from './use-quality-filter.ts';

export function QualityFilters({ filter }: { filter: QualityFilter }) {
  const { t } = useTranslation();
  const words = t(($) => $.office.search.quality);
  const names = t(($) => $.office.search.engineNames);
  const { language, which, engines, engine, set, clear } = filter;
  return (
    <Filters active={language !== undefined || which !== undefined} onClear={clear}>
      <Choice
        label={words.language}
        any={words.allLanguages}
        options={LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
        value={language}
        onChange={(value) => set({ language: value })}
      />
      <Choice
        label={t(($) => $.office.search.which)}
        any={words.all}
        options={SHOWN.map((value) => ({ value, label: words.show[value] }))}
        value={which}
        onChange={(value) => set({ which: value })}
      />
      {engines.length > 1 && (
        <Choice
          label={t(($) => $.office.search.engine)}
          any={names[engines[0]!]}
          options={engines.slice(1).map((value) => ({ value, label: names[value] }))}
          value={engine === engines[0] ? undefined : engine}
          onChange={(value) => set({ engine: value })}
        />
      )}
    </Filters>
  );
}
