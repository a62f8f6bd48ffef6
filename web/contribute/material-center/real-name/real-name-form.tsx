import { IconCircleCheck } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import type { RealNameStanding } from '#contract/calls/real-name.ts';
import {
  ID_PAPERS,
  type IdPaper,
  isCompany,
  isIdNumber,
  plainNumber,
  REAL_NAME_TEXT,
  SIDES_OF,
} from '#contract/domain/real-name.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { NativeSelect, TextInput } from '../../../ui/fields.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { toast } from '../../../ui/toast.ts';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { IdPictures } from './id-pictures.tsx';
import { keepStanding, realNames } from './queries.ts';
import classes from './real-name.module.css';

const paperOf = (value: string): IdPaper => ID_PAPERS.find((paper) => paper === value) ?? 'id-card';

function useRealNameForm({ known, sent, realName }: RealNameStanding) {
  const { t } = useTranslation();
  const [lacking, setLacking] = useState(false);
  const call = useCallForm({
    initial: {
      paper: realName?.paper ?? 'id-card',
      name: known.name,
      number: '',
      address: '',
      phone: known.phone,
      code: '',
    },
    mayBeEmpty: ['code'],
    send: async (values) => {
      keepStanding(await realNames.submit({ ...values, paper: paperOf(values.paper) }));
      void toast(t(($) => $.realName.form.submitted));
    },
  });
  const { form } = call;
  const paper = paperOf(form.values.paper);
  const proven = known.phoneVerified && form.values.phone.trim() === known.phone;
  /** What the server would refuse, said before anything is sent. */
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { number, code } = form.values;
    const missing = SIDES_OF[paper].some((side) => !sent.includes(side));
    setLacking(missing);
    if (number.trim() !== '' && !isIdNumber(paper, plainNumber(number)))
      return form.setFieldError(
        'number',
        t(($) => $.realName.form.wrongNumber),
      );
    if (!proven && code === '')
      return form.setFieldError(
        'code',
        t(($) => $.fieldProblems.required),
      );
    if (!missing) call.onSubmit(event);
  };
  return { ...call, paper, proven, submit, lacking };
}

/** What a photographer tells about themselves, with pictures of the paper. */
export function RealNameForm({ standing }: { standing: RealNameStanding }) {
  const { t } = useTranslation();
  const { form, submit, pending, problem, paper, proven, lacking } = useRealNameForm(standing);
  const company = isCompany(paper);
  return (
    <Panel title={t(($) => $.realName.form.title)}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <NativeSelect
          {...form.getInputProps('paper')}
          label={t(($) => $.realName.form.paper)}
          data={ID_PAPERS.map((value) => ({ value, label: t(($) => $.realName.papers[value]) }))}
        />
        <TextInput
          {...form.getInputProps('name')}
          label={t(($) => (company ? $.realName.form.company : $.realName.form.name))}
          description={t(($) => (company ? $.realName.form.companyHint : $.realName.form.nameHint))}
          autoComplete={company ? 'organization' : 'name'}
          maxLength={REAL_NAME_TEXT.name}
        />
        <TextInput
          {...form.getInputProps('number')}
          label={t(($) => (company ? $.realName.form.creditCode : $.realName.form.number))}
          autoComplete="off"
          spellCheck={false}
          maxLength={REAL_NAME_TEXT.number}
        />
        <TextInput
          {...form.getInputProps('address')}
          label={t(($) => (company ? $.realName.form.seat : $.realName.form.address))}
          description={t(($) => $.realName.form.addressHint)}
          autoComplete="street-address"
          maxLength={REAL_NAME_TEXT.address}
        />
        <IdPictures paper={paper} sent={standing.sent} lacking={lacking} />
        <PhoneFields form={form} proven={proven} />
        <Problem>{problem}</Problem>
        <Button type="submit" loading={pending}>
          {t(($) => $.realName.form.submit)}
        </Button>
      </form>
    </Panel>
  );
}

function PhoneFields({ form, proven }: Pick<ReturnType<typeof useRealNameForm>, 'form' | 'proven'>) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        {...form.getInputProps('phone')}
        label={t(($) => $.realName.form.phone)}
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
      {proven ? (
        <p className={classes.proven}>
          <IconCircleCheck size={17} stroke={1.8} aria-hidden="true" />
          {t(($) => $.realName.form.phoneKnown)}
        </p>
      ) : (
        <CodeField
          input={form.getInputProps('code')}
          account={form.values.phone}
          purpose="identity"
          onAccountProblem={(message) => form.setFieldError('phone', message)}
        />
      )}
    </>
  );
}
