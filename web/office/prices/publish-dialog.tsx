import { useState } from 'react';
import type { PriceVersion } from '#contract/calls/prices-desk.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { fieldError } from '../../lib/api.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NativeSelect, Textarea } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import { chinaInstant, MomentField } from '../blocks/moment-field.tsx';
import { countChanges, EMPTY, leavesOf, withDraft, type Editing } from './draft.ts';
import { priceDesk, useRefreshPrices } from './queries.ts';
import classes from './publish-dialog.module.css';

interface Props {
  editing: Editing;
  versions: PriceVersion[];
  onClosed: () => void;
}

export function PublishDialog({ onClosed, ...rest }: Props) {
  const { t } = useTranslation();
  const kind = t(($) => $.office.prices.kinds[rest.editing.kind]);
  return (
    <Dialog title={t(($) => $.office.prices.publish.title, { kind })} size={520} onClosed={onClosed}>
      {(close) => <PublishForm {...rest} close={close} />}
    </Dialog>
  );
}

function PublishForm({ editing, versions, close }: Omit<Props, 'onClosed'> & { close: () => void }) {
  const { t } = useTranslation();
  const [later, setLater] = useState(false);
  const { form, onSubmit, pending, problem } = usePublishing({ editing, versions, later, close });
  const version = newestOf(versions) + 1;
  const choices = [
    { value: 'now', label: t(($) => $.office.prices.publish.atOnce) },
    { value: 'later', label: t(($) => $.office.prices.publish.later) },
  ];
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p>{t(($) => $.office.prices.publish.body, { count: countChanges(editing.draft), version })}</p>
      <Textarea
        data-autofocus
        label={t(($) => $.office.prices.publish.note)}
        description={t(($) => $.office.prices.publish.noteHint)}
        rows={3}
        maxLength={LIMITS.reasonMax}
        required
        {...form.getInputProps('note')}
      />
      <div className={classes.when}>
        <NativeSelect
          label={t(($) => $.office.prices.publish.when)}
          data={choices}
          value={later ? 'later' : 'now'}
          onChange={(event) => setLater(event.currentTarget.value === 'later')}
        />
        {later && (
          <MomentField
            label={t(($) => $.office.prices.publish.from)}
            required
            value={form.values.effectiveAt}
            error={form.errors['effectiveAt']}
            onChange={(effectiveAt) => form.setFieldValue('effectiveAt', effectiveAt)}
          />
        )}
      </div>
      <PlannedNote versions={versions} from={later ? chinaInstant(form.values.effectiveAt) : null} />
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={pending}>
          {t(($) => $.office.prices.publish.confirm)}
        </Button>
      </div>
    </form>
  );
}

const newestOf = (versions: PriceVersion[]) => Math.max(0, ...versions.map(({ version }) => version));

interface Publishing {
  editing: Editing;
  versions: PriceVersion[];
  later: boolean;
  close: () => void;
}

function usePublishing({ editing, versions, later, close }: Publishing) {
  const { t } = useTranslation();
  const refresh = useRefreshPrices();
  const { kind, base, draft, onDraft } = editing;
  return useCallForm({
    initial: { note: '', effectiveAt: '' },
    mayBeEmpty: later ? [] : ['effectiveAt'],
    send: async ({ note, effectiveAt }) => {
      const from = later ? chinaInstant(effectiveAt) : null;
      if (later && (from === null || new Date(from) <= new Date()))
        throw fieldError(
          'effectiveAt',
          t(($) => $.office.prices.publish.fromNeeded),
        );
      const prices = withDraft(base, draft);
      try {
        const { version } = await priceDesk.publish({
          kind,
          basedOn: newestOf(versions),
          leaves: leavesOf(prices),
          factors: prices.factors as Record<string, number>,
          floorFen: prices.floorFen,
          note,
          effectiveAt: from,
        });
        void toast(t(($) => $.office.prices.publish.done, { version }));
      } finally {
        // Loads the new prices, or those that somebody else published meanwhile, before the draft goes.
        await refresh();
      }
      onDraft(EMPTY);
      close();
    },
  });
}

/** Warns that an already planned version takes over later. */
function PlannedNote({ versions, from }: { versions: PriceVersion[]; from: string | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const next = versions.find((one) => one.standing === 'planned' && (from === null || one.effectiveAt > from));
  if (!next) return null;
  const at = formatMoment(next.effectiveAt, 'minute', language);
  return <p className={classes.planned}>{t(($) => $.office.prices.publish.planned, { version: next.version, at })}</p>;
}
