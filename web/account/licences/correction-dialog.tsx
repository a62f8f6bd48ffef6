import { useState } from 'react';
import type { Licence } from '#contract/calls/licences.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { LICENSEE_TYPES, ORDER_LIMITS } from '#contract/domain/order.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Textarea, TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import { Choices } from '../orders/choices.tsx';
import classes from './correction-dialog.module.css';
import { licences, refreshLicences } from './queries.ts';

/** Asks for a correction of a licence. */
export function CorrectionDialog({ licence, onClosed }: { licence: Licence; onClosed: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.correction.title)} size={640} onClosed={onClosed}>
      {(close) => <CorrectionForm licence={licence} close={close} />}
    </Dialog>
  );
}

function useCorrection(licence: Licence, close: () => void) {
  const { t } = useTranslation();
  const [licenseeType, setLicenseeType] = useState(licence.licenseeType);
  const { licensee, creditCode, projectName, brand, endClient } = licence;
  const call = useCallForm({
    initial: { licensee, creditCode, projectName, brand, endClient, words: '' },
    mayBeEmpty: ['creditCode', 'endClient'],
    send: async ({ words, ...fields }) => {
      const wanted = { ...fields, licenseeType, creditCode: licenseeType === 'company' ? fields.creditCode : '' };
      await licences.askCorrection({ licenceId: licence.licenceId, wanted, words });
      close();
      await toast(t(($) => $.correction.sent));
      await refreshLicences(licence.orderId);
    },
  });
  return { ...call, licenseeType, setLicenseeType };
}

function CorrectionForm({ licence, close }: { licence: Licence; close: () => void }) {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem, licenseeType, setLicenseeType } = useCorrection(licence, close);
  const field = (name: 'licensee' | 'creditCode' | 'projectName' | 'brand' | 'endClient') => ({
    label: t(($) => $.licenceForm[name]),
    maxLength: name === 'creditCode' ? 18 : ORDER_LIMITS.name,
    ...form.getInputProps(name),
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p className={classes.wide}>{t(($) => $.correction.lead)}</p>
      <div className={classes.wide}>
        <Choices
          label={t(($) => $.licenceForm.licenseeType)}
          options={LICENSEE_TYPES.map((value) => ({ value, label: t(($) => $.trade.licenseeType[value]) }))}
          value={licenseeType}
          onChange={setLicenseeType}
        />
      </div>
      <TextInput {...field('licensee')} />
      {licenseeType === 'company' ? <TextInput {...field('creditCode')} /> : <span />}
      <TextInput {...field('projectName')} />
      <TextInput {...field('brand')} />
      <TextInput {...field('endClient')} />
      <Textarea
        className={classes.wide}
        label={t(($) => $.correction.words)}
        placeholder={t(($) => $.correction.wordsHint)}
        maxLength={LIMITS.reasonMax}
        rows={3}
        {...form.getInputProps('words')}
      />
      <div className={classes.wide}>
        <Problem>{problem}</Problem>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={pending}>
          {t(($) => $.correction.send)}
        </Button>
      </div>
    </form>
  );
}
