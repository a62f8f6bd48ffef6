import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import classes from './names-list.module.css';

export interface Names {
  zh: string;
  en: string;
}

interface Props {
  initial: Names;
  submit: string;
  send: (names: Names) => Promise<unknown>;
  /** For a form that opened in place of something. */
  onCancel?: () => void;
}

/** A form for a name in both languages, on one line. */
export function NamesForm({ initial, submit, send, onCancel }: Props) {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { ...initial },
    send: async (names) => {
      await send(names);
      if (onCancel) return;
      form.reset();
      first.current?.focus();
    },
  });
  const first = useRef<HTMLInputElement>(null);
  const opened = onCancel !== undefined;
  useEffect(() => {
    if (opened) first.current?.focus();
  }, [opened]);
  const field = (language: 'zh' | 'en', maxLength: number) => ({
    'aria-label': t(($) => $.office.order[language]),
    placeholder: t(($) => $.office.order[language]),
    lang: language,
    maxLength,
    size: 'xs' as const,
    autoComplete: 'off',
    onKeyDown: ({ key }: { key: string }) => key === 'Escape' && onCancel?.(),
    ...form.getInputProps(language),
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <TextInput ref={first} {...field('zh', 30)} />
      <TextInput {...field('en', 40)} />
      <span className={classes.buttons}>
        <Button type="submit" size="small" loading={pending}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="default" size="small" onClick={onCancel}>
            {t(($) => $.common.cancel)}
          </Button>
        )}
      </span>
      <div className={classes.whole}>
        <Problem>{problem}</Problem>
      </div>
    </form>
  );
}
