import type { EntryContent } from '#contract/calls/content-desk.ts';
import { type ContentType, type FactsOf, QUESTION_GROUPS } from '#contract/domain/content.ts';
import { useTranslation } from '../../lib/translation.ts';
import { NativeSelect, TextInput } from '../../ui/fields.ts';
import { InstantField } from '../blocks/instant-field.tsx';
import { BannerFacts, type FactProps } from './banner-facts.tsx';
import { ListField } from './list-field.tsx';

const numberIn = (typed: string) => (/^\d+$/.test(typed) ? Number(typed) : null);

/** What an entry of its type says beside its words. */
export function FactFields({ type, facts, onChange }: FactProps<EntryContent['facts']> & { type: ContentType }) {
  if (type === 'question') return <QuestionFacts facts={facts as FactsOf<'question'>} onChange={onChange} />;
  if (type === 'activity') return <ActivityFacts facts={facts as FactsOf<'activity'>} onChange={onChange} />;
  if (type === 'contest') return <ContestFacts facts={facts as FactsOf<'contest'>} onChange={onChange} />;
  if (type === 'case') return <CaseFacts facts={facts as FactsOf<'case'>} onChange={onChange} />;
  if (type === 'banner') return <BannerFacts facts={facts as FactsOf<'banner'>} onChange={onChange} />;
  return null;
}

function CaseFacts({ facts, onChange }: FactProps<FactsOf<'case'>>) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        label={t(($) => $.office.content.form.brand)}
        description={t(($) => $.office.content.form.brandHint)}
        maxLength={80}
        value={facts.brand ?? ''}
        onChange={({ currentTarget }) => onChange({ ...facts, brand: currentTarget.value.trim() || null })}
      />
      <TextInput
        label={t(($) => $.office.content.form.year)}
        maxLength={4}
        inputMode="numeric"
        value={facts.year ?? ''}
        onChange={({ currentTarget }) => onChange({ ...facts, year: numberIn(currentTarget.value) })}
      />
    </>
  );
}

function QuestionFacts({ facts, onChange }: FactProps<FactsOf<'question'>>) {
  const { t } = useTranslation();
  return (
    <>
      <NativeSelect
        label={t(($) => $.office.content.form.group)}
        value={facts.group}
        data={QUESTION_GROUPS.map((value) => ({ value, label: t(($) => $.content.questions.groups[value]) }))}
        onChange={({ currentTarget }) =>
          onChange({ ...facts, group: QUESTION_GROUPS.find((one) => one === currentTarget.value) ?? facts.group })
        }
      />
      <ListField
        label={t(($) => $.office.content.form.keywords)}
        hint={t(($) => $.office.content.form.keywordsHint)}
        value={facts.keywords}
        error={undefined}
        onChange={(keywords) => onChange({ ...facts, keywords })}
      />
    </>
  );
}

function ActivityFacts({ facts, onChange }: FactProps<FactsOf<'activity'>>) {
  const { t } = useTranslation();
  return (
    <>
      {(['startsAt', 'endsAt'] as const).map((name) => (
        <InstantField
          key={name}
          label={t(($) => $.office.content.form[name])}
          at={facts[name]}
          required
          onChange={(at) => at !== null && onChange({ ...facts, [name]: at })}
        />
      ))}
      <TextInput
        label={t(($) => $.office.content.form.place)}
        maxLength={200}
        value={facts.place}
        onChange={({ currentTarget }) => onChange({ ...facts, place: currentTarget.value })}
      />
      <ContestField contestId={facts.contestId} onChange={(contestId) => onChange({ ...facts, contestId })} />
    </>
  );
}

function ContestFacts({ facts, onChange }: FactProps<FactsOf<'contest'>>) {
  const { t } = useTranslation();
  return (
    <>
      <ContestField contestId={facts.contestId} onChange={(contestId) => onChange({ ...facts, contestId })} />
      <TextInput
        label={t(($) => $.office.content.form.contestPage)}
        description={t(($) => $.office.content.form.contestPageHint)}
        maxLength={40}
        value={facts.page}
        onChange={({ currentTarget }) => onChange({ ...facts, page: currentTarget.value.trim().toLowerCase() })}
      />
    </>
  );
}

interface ContestProps {
  contestId: number | null;
  onChange: (contestId: number | null) => void;
}

function ContestField({ contestId, onChange }: ContestProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      label={t(($) => $.office.content.form.contestId)}
      maxLength={9}
      inputMode="numeric"
      value={contestId ?? ''}
      onChange={({ currentTarget }) => onChange(numberIn(currentTarget.value) || null)}
    />
  );
}
