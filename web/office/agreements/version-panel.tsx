import type { AgreementVersion } from '#contract/calls/agreements.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Moment } from '../blocks/moment.tsx';
import { Facts } from '../blocks/section.tsx';
import { SidePanel } from '../blocks/side-panel.tsx';
import { BothTexts } from './both-texts.tsx';

interface Props {
  version: AgreementVersion;
  onClose: () => void;
}

/** A version as photographers read it, in either language. */
export function VersionPanel({ version: agreement, onClose }: Props) {
  const { t } = useTranslation();
  const own = useLanguage();
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
      <BothTexts agreement={agreement} />
    </SidePanel>
  );
}
