import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CONTENT_LIMITS } from '#contract/calls/content-desk.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { topicsQuery } from '../collections/queries.ts';
import { PickField } from './pick-field.tsx';
import { shopsQuery } from './queries.ts';

interface Props<Named> {
  chosen: readonly Named[];
  error: string | undefined;
  onChange: (chosen: Named[]) => void;
}

const PAUSE_MS = 250;

/** The shops below an entry. */
export function ShopsField({ chosen, error, onChange }: Props<number>) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [keyword] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const { data = [] } = useQuery(shopsQuery(keyword, chosen));
  return (
    <PickField
      label={t(($) => $.office.content.form.shops)}
      hint={t(($) => $.office.content.form.shopsHint, { max: CONTENT_LIMITS.shops })}
      nothing={t(($) => $.office.content.form.noShop)}
      offered={data.map(({ id, name, owner }) => ({ value: String(id), label: `${name} · ${owner}` }))}
      chosen={chosen.map(String)}
      most={CONTENT_LIMITS.shops}
      error={error}
      onSearch={setTyped}
      onChange={(next) => onChange(next.map(Number))}
    />
  );
}

/** The topics below an entry. */
export function TopicsField({ chosen, error, onChange }: Props<string>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(topicsQuery);
  const draft = t(($) => $.office.topics.draft);
  const offered = (data?.infos ?? []).map(({ slug, titleZh, titleEn, published }) => {
    const title = inLanguage(language, titleZh, titleEn);
    return { value: slug, label: published ? title : `${title} · ${draft}` };
  });
  return (
    <PickField
      label={t(($) => $.office.content.form.topics)}
      hint={t(($) => $.office.content.form.topicsHint, { max: CONTENT_LIMITS.topics })}
      nothing={t(($) => $.office.content.form.noTopic)}
      offered={offered}
      chosen={[...chosen]}
      most={CONTENT_LIMITS.topics}
      error={error}
      onChange={onChange}
    />
  );
}
