import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import classes from './settings.module.css';

interface Props {
  onSubmit: ComponentProps<'form'>['onSubmit'];
  onCancel: () => void;
  submit: string;
  pending: boolean;
  problem: string | null;
  children: ReactNode;
}

export function SettingForm({ onSubmit, onCancel, submit, pending, problem, children }: Props) {
  const { t } = useTranslation();
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      {children}
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        <Button type="submit" loading={pending}>
          {submit}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t(($) => $.common.cancel)}
        </Button>
      </div>
    </form>
  );
}
