import { useState } from 'react';
import type { DeskJudge } from '#contract/calls/judging-desk.ts';
import { JUDGING_LIMITS } from '#contract/domain/judging.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextInput } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import classes from './judging.module.css';
import type { ShownKey } from './key-dialog.tsx';
import { desk, useChange } from './queries.ts';

type Props = { onClosed: () => void } & (
  | { contestId: number; onKey: (key: ShownKey) => void; judge?: never }
  | { judge: DeskJudge }
);

/** Adds a judge, whose key is shown next, or changes what is said of one. */
export function JudgeDialog(props: Props) {
  const { t } = useTranslation();
  const title = props.judge ? t(($) => $.office.judging.judge.change) : t(($) => $.office.judging.judge.add);
  return (
    <Dialog title={title} onClosed={props.onClosed}>
      {(close) => <JudgeForm {...props} close={close} />}
    </Dialog>
  );
}

function JudgeForm({ close, ...props }: Props & { close: () => void }) {
  const { t } = useTranslation();
  const { judge } = props;
  const [shown, setShown] = useState(judge?.shown ?? false);
  const send = useSending(props, shown);
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: {
      name: judge?.name ?? '',
      titleZh: judge?.titleZh ?? '',
      titleEn: judge?.titleEn ?? '',
      email: judge?.email ?? '',
    },
    mayBeEmpty: ['titleZh', 'titleEn'],
    send: async (values) => {
      await send(values);
      close();
    },
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      {!judge && <p>{t(($) => $.office.judging.judge.hint)}</p>}
      {(['name', 'titleZh', 'titleEn'] as const).map((name) => (
        <TextInput
          key={name}
          label={t(($) => $.office.judging.judge[name])}
          required={name === 'name'}
          maxLength={name === 'name' ? JUDGING_LIMITS.name : JUDGING_LIMITS.title}
          {...form.getInputProps(name)}
        />
      ))}
      {!judge && (
        <TextInput
          type="email"
          label={t(($) => $.office.judging.judge.email)}
          description={t(($) => $.office.judging.judge.emailHint)}
          required
          maxLength={JUDGING_LIMITS.email}
          {...form.getInputProps('email')}
        />
      )}
      <label className={classes.check}>
        <input type="checkbox" checked={shown} onChange={({ currentTarget }) => setShown(currentTarget.checked)} />
        {t(($) => $.office.judging.judge.shown)}
      </label>
      <Problem>{problem}</Problem>
      <div className={classes.ends}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={pending}>
          {judge ? t(($) => $.office.judging.judge.save) : t(($) => $.office.judging.judge.submit)}
        </Button>
      </div>
    </form>
  );
}

interface Typed {
  name: string;
  titleZh: string;
  titleEn: string;
  email: string;
}

function useSending(props: Props, shown: boolean) {
  const { t } = useTranslation();
  const add = useChange(desk.addJudge);
  const change = useChange(
    desk.changeJudge,
    t(($) => $.office.judging.judge.saved),
  );
  return async ({ email, ...about }: Typed) => {
    if (props.judge) return void (await change.mutateAsync({ judgeId: props.judge.judgeId, ...about, shown }));
    const { key } = await add.mutateAsync({ contestId: props.contestId, email, ...about, shown });
    props.onKey({ name: about.name, key });
  };
}
