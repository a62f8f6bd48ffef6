import { useState } from 'react';
import type { InvoiceTitle } from '#contract/calls/invoices.ts';
import {
  INVOICE_TEXT,
  isTaxNumber,
  lackingFields,
  plainTaxNumber,
  TITLE_KINDS,
  type InvoiceType,
  type TitleKind,
} from '#contract/domain/invoice.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import { Choices } from '../orders/choices.tsx';
import classes from './invoices.module.css';
import { invoices, refreshInvoices } from './queries.ts';

interface Props {
  /** Undefined for a new one. */
  title: InvoiceTitle | undefined;
  /** The invoice that it is for, whose fields must be filled in. */
  type?: InvoiceType;
  onSaved?: (title: InvoiceTitle) => void;
  onClosed: () => void;
}

/** A title to be added or changed. */
export function TitleDialog({ title, onClosed, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t(($) => (title ? $.invoices.titles.editTitle : $.invoices.titles.addTitle))}
      size={560}
      onClosed={onClosed}
    >
      {(close) => <TitleForm title={title} {...rest} close={close} />}
    </Dialog>
  );
}

const FIELDS = ['title', 'taxNumber', 'address', 'phone', 'bank', 'account', 'email', 'mobile'] as const;
type Field = (typeof FIELDS)[number];

type FormProps = Omit<Props, 'onClosed'> & { close: () => void };

function useTitleForm({ title, type = 'normal', onSaved, close }: FormProps, kind: TitleKind) {
  const { t } = useTranslation();
  const initial = Object.fromEntries(FIELDS.map((name) => [name, name === 'account' ? '' : (title?.[name] ?? '')]));
  const call = useCallForm({
    initial: initial as Record<Field, string>,
    mayBeEmpty: [...FIELDS],
    send: async (values) => {
      const saved = await invoices.saveTitle({ ...values, kind, ...(title && { id: title.id }) });
      void toast(t(($) => $.invoices.titles.saved));
      await refreshInvoices();
      onSaved?.(saved.title);
      close();
    },
  });
  const { form } = call;
  /** Complains about what is missing before the server does. */
  const submit: typeof call.onSubmit = (event) => {
    event?.preventDefault();
    const account = form.values.account || (title?.accountEnd ?? '');
    const lacking = lackingFields({ ...form.values, account, kind }, type);
    const errors = Object.fromEntries(lacking.map((name) => [name, t(($) => $.invoices.please[name])]));
    const number = plainTaxNumber(form.values.taxNumber);
    if (kind !== 'person' && number !== '' && !isTaxNumber(number))
      errors['taxNumber'] = t(($) => $.invoices.titles.wrongTaxNumber);
    if (Object.keys(errors).length === 0) return call.onSubmit(event);
    form.setErrors(errors);
    const first = FIELDS.find((name) => name in errors);
    if (first) form.getInputNode(first)?.focus();
  };
  return { ...call, submit };
}

function TitleForm(props: FormProps) {
  const { t } = useTranslation();
  const { title, close } = props;
  const [kind, setKind] = useState<TitleKind>(title?.kind ?? 'company');
  const { form, submit, pending, problem } = useTitleForm(props, kind);
  const person = kind === 'person';
  const field = (name: Field) => ({
    ...form.getInputProps(name),
    label: t(($) => $.invoices.panel[name]),
    maxLength: INVOICE_TEXT[name],
  });
  const hint = title?.accountEnd ? t(($) => $.invoices.titles.keepAccount, { end: title.accountEnd }) : undefined;
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Choices
        label={t(($) => $.invoices.panel.kind)}
        options={TITLE_KINDS.map((value) => ({ value, label: t(($) => $.invoices.kinds[value]) }))}
        value={kind}
        onChange={setKind}
      />
      <TextInput
        {...field('title')}
        data-autofocus
        description={person ? t(($) => $.invoices.titles.personHint) : undefined}
        autoComplete="organization"
      />
      {!person && (
        <TextInput {...field('taxNumber')} description={t(($) => $.invoices.titles.taxNumberHint)} maxLength={60} />
      )}
      <div className={classes.pair}>
        <TextInput {...field('email')} type="email" autoComplete="email" />
        <TextInput {...field('mobile')} type="tel" autoComplete="tel" />
      </div>
      {kind === 'company' && (
        <>
          <p className={classes.quiet}>{t(($) => $.invoices.titles.forSpecial)}</p>
          <TextInput {...field('address')} />
          <TextInput {...field('phone')} type="tel" />
          <TextInput {...field('bank')} />
          <TextInput {...field('account')} description={hint} inputMode="numeric" autoComplete="off" />
        </>
      )}
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={pending}>
          {t(($) => $.common.save)}
        </Button>
      </div>
    </form>
  );
}
