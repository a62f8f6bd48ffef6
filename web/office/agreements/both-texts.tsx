import { useState } from 'react';
import { type Language, LANGUAGES } from '#contract/domain/language.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { AgreementText, type HashedTexts } from '../../ui/agreement-text.tsx';
import { ViewTabs } from '../blocks/view-tabs.tsx';

/** A version as people read it, in either language. */
export function BothTexts({ agreement }: { agreement: HashedTexts }) {
  const { t } = useTranslation();
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  return (
    <ViewTabs
      views={LANGUAGES}
      view={language}
      name={(one) => t(($) => $.office.agreements.languages[one])}
      onView={setLanguage}
    >
      <AgreementText agreement={agreement} language={language} />
    </ViewTabs>
  );
}
