import { useState } from 'react';
import { PLACEMENT_LIMITS, type PlacementKind, PLACEMENTS, searchDeskCalls } from '#contract/calls/search-desk.ts';
import { dayInChina } from '#contract/domain/china-time.ts';
import { SEARCH_TYPES, type SearchType } from '#contract/domain/discovery.ts';
import { client } from '../../../lib/api.ts';
import { addDays } from '../../../lib/days.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { NativeSelect, TextInput } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { useDeskChange } from '../../blocks/use-desk-change.ts';
import { KEYS } from '../../keys.ts';
import classes from '../search.module.css';

const desk = client(searchDeskCalls);

/** What somebody is about to do; empty texts are asked for. */
export interface PlacementDraft {
  type: SearchType;
  keyword: string;
  code: string;
  what: PlacementKind;
}

interface Props {
  draft: PlacementDraft;
  onClosed: () => void;
}

export function PlacementDialog({ draft, onClosed }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.office.search.placements.addTitle)} size={560} onClosed={onClosed}>
      {(close) => <PlacementForm draft={draft} close={close} />}
    </Dialog>
  );
}

/** As long as a campaign usually takes. */
const USUAL_DAYS = 30;

function PlacementForm({ draft, close }: { draft: PlacementDraft; close: () => void }) {
  const { t } = useTranslation();
  const words = t(($) => $.office.search.placements);
  const types = t(($) => $.office.search.types);
  const [today] = useState(() => dayInChina(Date.now()));
  const { form, onSubmit, pending, problem } = usePlacementForm(draft, addDays(today, USUAL_DAYS), close);
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <div className={classes.pair}>
        <TextInput
          data-autofocus={draft.keyword === '' || undefined}
          label={words.keyword}
          description={words.keywordHint}
          required
          maxLength={200}
          {...form.getInputProps('keyword')}
        />
        <NativeSelect
          label={t(($) => $.office.search.type)}
          data={SEARCH_TYPES.map((value) => ({ value, label: types[value] }))}
          {...form.getInputProps('type')}
        />
      </div>
      <div className={classes.pair}>
        <TextInput label={words.code} required maxLength={20} {...form.getInputProps('code')} />
        <NativeSelect
          label={words.what}
          data={PLACEMENTS.map((value) => ({ value, label: words.whats[value] }))}
          {...form.getInputProps('what')}
        />
      </div>
      <DateField
        label={words.until}
        description={words.untilHint}
        required
        min={today}
        max={addDays(today, PLACEMENT_LIMITS.days)}
        {...form.getInputProps('until')}
        value={form.values.until}
      />
      <TextInput
        data-autofocus={draft.keyword !== '' || undefined}
        label={words.reason}
        description={words.reasonHint}
        required
        maxLength={PLACEMENT_LIMITS.reason}
        {...form.getInputProps('reason')}
      />
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={pending}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

function usePlacementForm(draft: PlacementDraft, until: string, close: () => void) {
  const { t } = useTranslation();
  const done = t(($) => $.office.search.placements.added);
  const add = useDeskChange(KEYS.search, desk.addPlacement, done);
  return useCallForm({
    initial: { ...draft, until, reason: '' } as Record<keyof PlacementDraft | 'until' | 'reason', string>,
    send: async ({ type, what, ...said }) => {
      await add.mutateAsync({ ...said, type: type as SearchType, what: what as PlacementKind });
      close();
    },
  });
}
