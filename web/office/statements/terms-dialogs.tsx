import { useState } from 'react';
import { dayInChina } from '#contract/domain/china-time.ts';
import { MEDIA_KINDS } from '#contract/domain/media.ts';
import { TAX_CATEGORIES } from '#contract/domain/tax.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DateField } from '../../ui/date-field/date-field.tsx';
import { NativeSelect, TextInput } from '../../ui/fields.ts';
import { ReasonDialog } from '../blocks/reason-dialog.tsx';
import { desk, shares, useChange } from './queries.ts';
import classes from './statements.module.css';

interface Props {
  userId: number;
  onClosed: () => void;
}

function useSaved() {
  const { t } = useTranslation();
  return t(($) => $.office.statements.photographers.saved);
}

export function CategoryDialog({ userId, onClosed }: Props) {
  const { t } = useTranslation();
  const [category, setCategory] = useState<(typeof TAX_CATEGORIES)[number]>('royalty');
  const change = useChange(desk.setCategory, useSaved());
  return (
    <ReasonDialog
      title={t(($) => $.office.statements.photographers.setCategory)}
      body={t(($) => $.office.statements.photographers.categoryBody)}
      confirm={t(($) => $.office.statements.photographers.setCategory)}
      onConfirm={(reason) => change.mutateAsync({ userId, category, reason })}
      onClosed={onClosed}
    >
      <NativeSelect
        data-autofocus
        label={t(($) => $.office.statements.photographers.category)}
        data={TAX_CATEGORIES.map((value) => ({ value, label: t(($) => $.statements.categories[value]) }))}
        value={category}
        onChange={({ currentTarget: { value } }) =>
          setCategory(TAX_CATEGORIES.find((one) => one === value) ?? category)
        }
      />
    </ReasonDialog>
  );
}

/** A rate of one photographer, for one type of work or for all; without one, of everybody for one type. */
export function RateDialog({ userId, onClosed }: Partial<Pick<Props, 'userId'>> & Pick<Props, 'onClosed'>) {
  const { t } = useTranslation();
  const everybody = userId === undefined;
  const [kind, setKind] = useState<string>(everybody ? 'video' : '');
  const [exclusive, setExclusive] = useState(false);
  const [typed, setTyped] = useState('');
  const [effectiveOn, setDay] = useState(() => dayInChina(Date.now()));
  const change = useChange(shares.setRate, useSaved());
  const percent = typed.trim() === '' ? null : Number(typed);
  const wrong = percent !== null && !(Number.isInteger(percent) && percent >= 1 && percent <= 100);
  const refusal = wrong ? t(($) => $.office.statements.photographers.notPercent) : undefined;
  const send = (reason: string) =>
    change.mutateAsync({
      ...(everybody ? { exclusive } : { userId, exclusive: null }),
      percent,
      effectiveOn,
      reason,
      kind: MEDIA_KINDS.find((one) => one === kind) ?? null,
    });
  return (
    <ReasonDialog
      title={t(($) => $.office.statements.photographers.setRate)}
      body={t(($) => $.office.statements.photographers.rateBody)}
      confirm={t(($) => $.office.statements.photographers.setRate)}
      refusal={refusal}
      onConfirm={send}
      onClosed={onClosed}
    >
      <NativeSelect
        data-autofocus
        label={t(($) => $.office.statements.photographers.kind)}
        data={[
          ...(everybody ? [] : [{ value: '', label: t(($) => $.office.statements.photographers.anyKind) }]),
          ...MEDIA_KINDS.map((value) => ({ value, label: t(($) => $.trade.kind[value]) })),
        ]}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value)}
      />
      {everybody && <WaySelect exclusive={exclusive} onChange={setExclusive} />}
      <div className={classes.pair}>
        <TextInput
          label={t(($) => $.office.statements.photographers.percent)}
          description={t(($) => $.office.statements.photographers.percentHint)}
          inputMode="numeric"
          maxLength={3}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <DateField label={t(($) => $.office.statements.photographers.from)} value={effectiveOn} onChange={setDay} />
      </div>
    </ReasonDialog>
  );
}

/** Whether a photographer sells through us only; begins with what they do not do yet. */
export function WayDialog({ userId, exclusive: first, onClosed }: Props & { exclusive: boolean }) {
  const { t } = useTranslation();
  const [exclusive, setExclusive] = useState(first);
  const [effectiveOn, setDay] = useState(() => dayInChina(Date.now()));
  const change = useChange(shares.setStanding, useSaved());
  return (
    <ReasonDialog
      title={t(($) => $.office.statements.photographers.setWay)}
      body={t(($) => $.office.statements.photographers.wayBody)}
      confirm={t(($) => $.office.statements.photographers.setWay)}
      onConfirm={(reason) => change.mutateAsync({ userId, exclusive, effectiveOn, reason })}
      onClosed={onClosed}
    >
      <WaySelect exclusive={exclusive} onChange={setExclusive} />
      <DateField label={t(($) => $.office.statements.photographers.from)} value={effectiveOn} onChange={setDay} />
    </ReasonDialog>
  );
}

function WaySelect({ exclusive, onChange }: { exclusive: boolean; onChange: (exclusive: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      label={t(($) => $.office.statements.photographers.way)}
      data={(['exclusive', 'standard'] as const).map((value) => ({
        value,
        label: t(($) => $.office.statements.photographers[value]),
      }))}
      value={exclusive ? 'exclusive' : 'standard'}
      onChange={(event) => onChange(event.currentTarget.value === 'exclusive')}
    />
  );
}
