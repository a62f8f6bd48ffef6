import type { EntryDetail } from '#contract/calls/entries-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import type { Address } from '../../ui/table/use-address.ts';
import { ClaimedDecision, Decided } from '../blocks/claims.tsx';
import { Section } from '../blocks/section.tsx';
import { desk, useChange } from './queries.ts';
import { Verdict } from './verdict.tsx';

interface Props {
  entry: EntryDetail;
  address: Address;
}

/** Claims an entry that waits, then decides. */
export function Decision({ entry, address }: Props) {
  const { t } = useTranslation();
  const claiming = useChange(desk.claim);
  const releasing = useChange(desk.release);
  if (entry.state !== 'submitted')
    return (
      <Section level={2} title={t(($) => $.entries.states[entry.state])}>
        <p>
          <Decided row={entry} />
        </p>
      </Section>
    );
  return (
    <ClaimedDecision row={entry} ownWords={t(($) => $.office.entries.own)} claiming={claiming} releasing={releasing}>
      <Verdict entry={entry} address={address} />
    </ClaimedDecision>
  );
}
