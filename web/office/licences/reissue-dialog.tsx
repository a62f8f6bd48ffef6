import { type FormEvent, useState } from 'react';
import type { licenceDeskCalls, LicenceDeskRow } from '#contract/calls/licences-desk.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { LICENSEE_TYPES, ORDER_LIMITS } from '#contract/domain/order.ts';
import type { InputOf } from '#contract/call.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NativeSelect, Textarea, TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { useChangeTrade } from '../blocks/trade.ts';
import { correctable, differencesOf, type Field, FIELDS } from './correction.ts';
import classes from './licence-panel.module.css';
import { licences } from './queries.ts';

interface Props {
  licence: LicenceDeskRow;
  onReissued: (id: number) => void;
  onClosed: () => void;
}

/** Corrects a licence by hand. */
export function ReissueDialog({ licence, onReissued, onClosed }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t(($) => $.office.licences.reissue.title, { number: licence.number })}
      size={640}
      onClosed={onClosed}
    >
      {(close) => <ReissueForm licence={licence} onReissued={onReissued} close={close} />}
    </Dialog>
  );
}

type FormProps = Omit<Props, 'onClosed'> & { close: () => void };

function ReissueForm({ licence, onReissued, close }: FormProps) {
  const { t } = useTranslation();
  const reissue = useReissue(onReissued);
  const [refused, setRefused] = useState(false);
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { ...correctable(licence), reason: '' },
    mayBeEmpty: ['creditCode', 'endClient'],
    send: async ({ reason, ...fields }) => {
      await reissue({ licenceId: licence.licenceId, fields, reason });
      close();
    },
  });
  const same = differencesOf(licence, form.values).length === 0;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefused(same);
    if (!same) onSubmit(event);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={`${classes.whole} ${classes.quiet}`}>{t(($) => $.office.licences.reissue.body)}</p>
      <CorrectionFields field={form.getInputProps} />
      <Textarea
        className={classes.whole}
        label={t(($) => $.office.reason.label)}
        description={t(($) => $.office.reason.hint)}
        rows={2}
        maxLength={LIMITS.reasonMax}
        required
        {...form.getInputProps('reason')}
      />
      <div className={classes.whole}>
        <Problem>{(refused && same && t(($) => $.office.licences.reissue.same)) || problem}</Problem>
        <div className={classes.buttons}>
          <Button variant="default" onClick={close}>
            {t(($) => $.common.cancel)}
          </Button>
          <Button type="submit" loading={pending}>
            {t(($) => $.office.licences.reissue.confirm)}
          </Button>
        </div>
      </div>
    </form>
  );
}

interface FieldsProps {
  field: (name: Field) => object;
}

function CorrectionFields({ field }: FieldsProps) {
  const { t } = useTranslation();
  return FIELDS.map((name) => {
    const label = t(($) => $.office.licences.fields[name]);
    if (name !== 'licenseeType')
      return (
        <TextInput
          key={name}
          label={label}
          maxLength={name === 'creditCode' ? 18 : ORDER_LIMITS.name}
          autoComplete="off"
          {...field(name)}
        />
      );
    const types = LICENSEE_TYPES.map((type) => ({ value: type, label: t(($) => $.trade.licenseeType[type]) }));
    return <NativeSelect key={name} label={label} data={types} {...field(name)} />;
  });
}

/** Reissues a licence and opens the new one. */
export function useReissue(onReissued: (id: number) => void) {
  const { t } = useTranslation();
  const reissue = useChangeTrade({
    send: licences.reissue,
    done: ({ number }) => t(($) => $.office.licences.correction.reissued, { number }),
  });
  return async (input: InputOf<(typeof licenceDeskCalls)['reissue']>) => {
    const { licenceId } = await reissue.mutateAsync(input);
    onReissued(licenceId);
  };
}
