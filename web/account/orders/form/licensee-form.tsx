import type { SavedLicensee } from '#contract/calls/licensees.ts';
import { LICENSEE_TYPES, ORDER_LIMITS } from '#contract/domain/order.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { Choices } from '../choices.tsx';
import fields from '../licence-fields.module.css';
import { licensees, reloadLicensees } from '../queries.ts';
import classes from './licensees-dialog.module.css';

/** Adds a licensee, or changes one. */
export function LicenseeForm({ saved, onDone }: { saved?: SavedLicensee; onDone: () => void }) {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem } = useLicenseeForm(saved, onDone);
  return (
    // Inside the dialog, which React, though not the page, puts inside the order form.
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.stopPropagation();
        onSubmit(event);
      }}
      noValidate
    >
      <Fields form={form} />
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onDone}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={pending}>
          {t(($) => $.common.save)}
        </Button>
      </div>
    </form>
  );
}

function Fields({ form }: Pick<ReturnType<typeof useLicenseeForm>, 'form'>) {
  const { t } = useTranslation();
  const types = LICENSEE_TYPES.map((value) => ({ value, label: t(($) => $.trade.licenseeType[value]) }));
  return (
    <>
      <Choices
        label={t(($) => $.licenceForm.licenseeType)}
        options={types}
        value={form.values.licenseeType}
        onChange={(type) => form.setFieldValue('licenseeType', type)}
      />
      <TextInput
        {...form.getInputProps('licensee')}
        data-autofocus
        label={t(($) => $.licenceForm.licensee)}
        maxLength={ORDER_LIMITS.name}
        autoComplete="off"
      />
      {form.values.licenseeType === 'company' && (
        <TextInput
          {...form.getInputProps('creditCode')}
          label={
            <>
              {t(($) => $.licenceForm.creditCode)}{' '}
              <span className={fields.optional}>{t(($) => $.common.optional)}</span>
            </>
          }
          maxLength={18}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </>
  );
}

function useLicenseeForm(saved: SavedLicensee | undefined, onDone: () => void) {
  return useCallForm({
    initial: {
      licensee: saved?.licensee ?? '',
      licenseeType: saved?.licenseeType ?? 'company',
      creditCode: saved?.creditCode ?? '',
    },
    mayBeEmpty: ['creditCode'],
    send: async ({ licensee, licenseeType: type, creditCode }) => {
      const licenseeType = type === 'individual' ? 'individual' : 'company';
      const given = { licenseeType, licensee, creditCode: licenseeType === 'company' ? creditCode : '' } as const;
      await licensees.save(saved ? { id: saved.id, ...given } : given);
      await reloadLicensees();
      onDone();
    },
  });
}
