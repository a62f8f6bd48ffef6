import type { InvoiceDeskDetail } from '#contract/calls/invoices-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields.ts';
import { confirm } from '../../ui/overlays.ts';
import { Problem } from '../../ui/problem.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import classes from './invoices.module.css';

interface Props {
  invoice: InvoiceDeskDetail;
  label: string;
  button: string;
  /** The XML is there to be compared. */
  ready: boolean;
  send: (number: string) => Promise<unknown>;
}

/** The number on the paper, which the XML must name too. */
export function NumberForm({ invoice: { title, email }, label, button, ready, send }: Props) {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { number: '' },
    send: async ({ number }) => {
      const sure = await confirm({
        title: t(($) => $.office.invoices.issue.confirmTitle, { title }),
        body: t(($) => $.office.invoices.issue.confirmBody, { email }),
        confirm: button,
      });
      if (sure) await send(number);
    },
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <TextInput
        size="xs"
        label={label}
        autoComplete="off"
        inputMode="numeric"
        maxLength={20}
        {...form.getInputProps('number')}
      />
      <Problem>{problem}</Problem>
      <Button type="submit" loading={pending} disabled={!ready}>
        {button}
      </Button>
    </form>
  );
}
