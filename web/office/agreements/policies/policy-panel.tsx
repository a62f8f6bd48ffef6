import type { PolicyVersion } from '#contract/calls/policies.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Moment } from '../../blocks/moment.tsx';
import { Facts } from '../../blocks/section.tsx';
import { SidePanel } from '../../blocks/side-panel.tsx';
import { BothTexts } from '../both-texts.tsx';

interface Props {
  version: PolicyVersion;
  onClose: () => void;
}

/** A version as everybody reads it. */
export function PolicyPanel({ version: policy, onClose }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { version, effectiveOn, publishedBy, publishedAt } = policy;
  return (
    <SidePanel about={String(version)} title={t(($) => $.office.agreements.panel, { version })} wide onClose={onClose}>
      <Facts
        facts={[
          [t(($) => $.office.agreements.columns.effectiveOn), formatMoment(effectiveOn, 'day', language)],
          [t(($) => $.office.agreements.publishedBy), publishedBy ?? t(($) => $.office.agreements.system)],
          [t(($) => $.office.agreements.publishedAt), <Moment key="at" at={publishedAt} />],
        ]}
      />
      <BothTexts agreement={policy} />
    </SidePanel>
  );
}
