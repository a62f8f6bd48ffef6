import type { RealNameDetail } from '#contract/calls/real-name.ts';
import type { RealNameState } from '#contract/domain/real-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label, type Tone } from '../../ui/table/label.tsx';
import { Decided, Due } from '../blocks/claims.tsx';
import { MaskedNumber } from '../blocks/masked-number.tsx';
import { Moment } from '../blocks/moment.tsx';
import { Facts, Section } from '../blocks/section.tsx';
import { desk, useChange } from './queries.ts';

const TONES: Record<RealNameState, Tone> = {
  verifying: 'accent',
  verified: 'good',
  rejected: 'bad',
  replaced: 'quiet',
};

export function RealNameFacts({ realName }: { realName: RealNameDetail }) {
  const { t } = useTranslation();
  const { id, state, paper, numberEnd, account, phone, reason, words, submittedAt, decidedAt } = realName;
  const reveal = useChange(desk.reveal);
  const number =
    numberEnd === '' ? (
      '–'
    ) : (
      <MaskedNumber
        key="number"
        end={numberEnd}
        words={t(($) => $.office.realNames.reveal)}
        read={async (why) => (await reveal.mutateAsync({ id, reason: why })).number}
      />
    );
  return (
    <Section title={t(($) => $.office.realNames.facts)}>
      <Facts
        facts={[
          [
            t(($) => $.office.realNames.state),
            <Label key="state" tone={TONES[state]}>
              {t(($) => $.realName.states[state])}
            </Label>,
          ],
          ...(reason
            ? [[t(($) => $.office.realNames.reason), `${t(($) => $.realName.reasons[reason])} · ${words}`] as const]
            : []),
          [t(($) => $.office.realNames.paper), t(($) => $.realName.papers[paper])],
          [t(($) => $.office.realNames.number), number],
          [t(($) => $.office.realNames.account), account],
          [t(($) => $.office.realNames.phone), phone || '–'],
          [t(($) => $.office.realNames.submitted), <Moment key="submitted" at={submittedAt} />],
          decidedAt
            ? [t(($) => $.office.claims.decidedAt), <Decided key="at" row={realName} />]
            : [t(($) => $.office.claims.due), <Due key="due" row={realName} />],
        ]}
      />
    </Section>
  );
}
