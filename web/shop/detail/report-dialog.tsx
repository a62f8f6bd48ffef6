import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { catalogueCalls, REPORT_REASONS } from '#contract/calls/catalogue.ts';
import { client } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Textarea } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './report-dialog.module.css';

const catalogue = client(catalogueCalls);
const TEXT_MAX = 500;

type Reason = (typeof REPORT_REASONS)[number];

interface Props {
  id: number;
  onClosed: () => void;
}

/** Lets a reader report a material. */
export function ReportDialog({ id, onClosed }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.detail.report.title)} onClosed={onClosed}>
      {(close) => <Form id={id} onSent={close} />}
    </Dialog>
  );
}

function useSend(id: number, onSent: () => void) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (report: { reason: Reason; text: string }) => catalogue.report({ id, ...report }),
    onSuccess: async () => {
      onSent();
      await toast(t(($) => $.detail.report.sent));
    },
  });
}

function Form({ id, onSent }: { id: number; onSent: () => void }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<Reason | null>(null);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const send = useSend(id, onSent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason === null);
    if (reason !== null) send.mutate({ reason, text });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.intro}>{t(($) => $.detail.report.intro)}</p>
      <Reasons value={reason} onChange={setReason} />
      <Textarea
        label={`${t(($) => $.detail.report.text)} (${t(($) => $.common.optional)})`}
        placeholder={t(($) => $.detail.report.textHint)}
        rows={3}
        maxLength={TEXT_MAX}
        description={`${Array.from(text).length} / ${TEXT_MAX}`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        size="md"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Problem>{missing && reason === null ? t(($) => $.detail.report.reasonMissing) : send.error?.message}</Problem>
      <Button type="submit" size="large" loading={send.isPending}>
        {t(($) => $.detail.report.submit)}
      </Button>
    </form>
  );
}

function Reasons({ value, onChange }: { value: Reason | null; onChange: (reason: Reason) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.reasons}>
      <legend>{t(($) => $.detail.report.reason)}</legend>
      {REPORT_REASONS.map((reason) => (
        <label key={reason}>
          <input
            type="radio"
            name="reason"
            value={reason}
            checked={value === reason}
            onChange={() => onChange(reason)}
          />
          {t(($) => $.detail.report.reasons[reason])}
        </label>
      ))}
    </fieldset>
  );
}
