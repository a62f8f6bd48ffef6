import { useState } from 'react';
import type { AgreementVersion } from '#contract/calls/agreements.ts';
import { AGREEMENT_KINDS, NOTICE_DAYS, versionFault } from '#contract/domain/agreement.ts';
import { fieldError } from '../../lib/api.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { confirm } from '../../ui/overlays.ts';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import { usePublish } from './queries.ts';

export type PublishingForm = ReturnType<typeof usePublishing>['form'];

/** Fields as typed. */
function startFrom({ titleZh, titleEn, bodyZh, bodyEn, sharePercent, exclusivePercent }: AgreementVersion) {
  return {
    kind: 'consent',
    sharePercent: String(sharePercent),
    exclusivePercent: String(exclusivePercent),
    effectiveOn: '',
    titleZh,
    titleEn,
    bodyZh,
    bodyEn,
    reason: '',
  };
}

type Typed = ReturnType<typeof startFrom>;

/** Checks the form, asks once more and publishes, because a version never changes. */
export function usePublishing(versions: readonly AgreementVersion[], close: () => void) {
  const { t } = useTranslation();
  const publish = usePublish();
  const check = useCheck(versions);
  // Kept from the beginning, so that a version published meanwhile is told and not overwritten.
  const [newest] = useState(() => versions[0]!);
  return useCallForm({
    initial: startFrom(newest),
    send: async (typed) => {
      const wanted = check(typed);
      const version = newest.version + 1;
      const sure = await confirm({
        title: t(($) => $.office.agreements.sure.title, { version }),
        body: t(($) => $.office.agreements.sure[wanted.kind]),
        confirm: t(($) => $.office.agreements.publish),
      });
      if (!sure) return;
      await publish.mutateAsync({ ...wanted, after: newest.version });
      void toast(t(($) => $.office.agreements.published, { version }));
      close();
    },
  });
}

/** What is to be sent; throws at the field that is wrong. */
function useCheck(versions: readonly AgreementVersion[]) {
  const { t } = useTranslation();
  const language = useLanguage();
  const percent = (typed: Typed, name: 'sharePercent' | 'exclusivePercent') => {
    const value = /^\d{1,3}$/.test(typed[name].trim()) ? Number(typed[name]) : 0;
    if (value >= 1 && value <= 100) return value;
    throw fieldError(
      name,
      t(($) => $.office.agreements.notPercent),
    );
  };
  return (typed: Typed) => {
    const wanted = {
      ...typed,
      kind: AGREEMENT_KINDS.find((kind) => kind === typed.kind) ?? 'consent',
      sharePercent: percent(typed, 'sharePercent'),
      exclusivePercent: percent(typed, 'exclusivePercent'),
    };
    const fault = versionFault(wanted, versions, new Date());
    if (fault?.field === 'kind')
      throw fieldError(
        'kind',
        t(($) => $.office.agreements.lowerKind, { days: NOTICE_DAYS }),
      );
    if (fault) {
      const day = formatMoment(fault.first, 'day', language);
      throw fieldError(
        'effectiveOn',
        t(($) => $.office.agreements.tooSoon, { day }),
      );
    }
    const same = versions.find((one) => TEXTS.every((name) => one[name] === typed[name].trim()));
    if (same)
      throw fieldError(
        'bodyZh',
        t(($) => $.office.agreements.sameTexts, { version: same.version }),
      );
    return wanted;
  };
}

const TEXTS = ['titleZh', 'titleEn', 'bodyZh', 'bodyEn'] as const;
