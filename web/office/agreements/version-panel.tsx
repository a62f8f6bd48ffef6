import { useState } from 'react';
import type { AgreementVersion } from '#contract/calls/agreements.ts';
import { type Language, LANGUAGES } from '#contract/domain/language.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { AgreementText } from '../../ui/agreement-text.tsx';
import { Moment } from '../blocks/moment.tsx';
import { Facts } from '../blocks/section.tsx';
import { SidePanel } from '../blocks/side-panel.tsx';
import { ViewTabs } from '../blocks/view-tabs.tsx';

interface Props {
  version: AgreementVersion;
  onClose: () => void;
}

/** A version as photographers read it, in either language. */
export function VersionPanel({ version: agreement, onClose }: Props) {
  const { t } = useTranslation();
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const { version, kind, sharePercent, exclusivePercent, effectiveOn, publishedBy, publishedAt } = agreement;
  return (
    <SidePanel about={String(version)} title={t(($) => $.office.agreements.panel, { version })} wide onClose={onClose}>
      <Facts
        facts={[
          [t(($) => $.office.agreements.columns.kind), t(($) => $.office.agreements.kinds[kind])],
          [t(($) => $.office.agreements.columns.effectiveOn), formatMoment(effectiveOn, 'day', own)],
          [t(($) => $.office.agreements.sharePercent), `${sharePercent}%`],
          [t(($) => $.office.agreements.exclusivePercent), `${exclusivePercent}%`],
          [t(($) => $.office.agreements.publishedBy), publishedBy ?? t(($) => $.office.agreements.system)],
          [t(($) => $.office.agreements.publishedAt), <Moment key="at" at={publishedAt} />],
        ]}
      />
      <ViewTabs
        views={LANGUAGES}
        view={language}
        name={(one) => t(($) => $.office.agreements.languages[one])}
        onView={setLanguage}
      >
        <AgreementText agreement={agreement} language={language} />
      </ViewTabs>
    </SidePanel>
  );
}
