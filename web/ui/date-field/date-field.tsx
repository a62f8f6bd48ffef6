import '@mantine/core/styles/Popover.layer.css';
import { Popover, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { dayInChina } from '#contract/domain/china-time.ts';
import type { Day } from '../../lib/days.ts';
import { formatDay } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { TextInput } from '../fields.ts';
import { Calendar } from './calendar.tsx';
import classes from './date-field.module.css';
import { parseDay } from './parse-day.ts';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'min' | 'max' | 'rightSection'> {
  /** Empty while no day is chosen. */
  value: string;
  /** Called with a day, or with an empty text when there is none. */
  onChange: (day: string) => void;
  /** Days that can be chosen; others can still be typed, and are the form's to refuse. */
  min?: Day;
  max?: Day;
}

/** A day, typed or chosen, in the reader's language; the browser's own fields follow the browser's. */
export function DateField({ value, onChange, min, max, error, onBlur, ...rest }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const typing = useTyping(value, onChange);
  const [open, setOpen] = useState(false);
  const choose = (day: Day) => {
    typing.forget();
    setOpen(false);
    onChange(day);
  };
  const [today] = useState(() => dayInChina(Date.now()));
  const example = formatDay(today, language);
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-start"
      withRoles={false}
      hideDetached={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <div className={classes.field}>
          <TextInput
            {...rest}
            autoComplete="off"
            value={typing.text ?? (value && formatDay(value, language))}
            error={typing.unreadable ? t(($) => $.common.date.unreadable, { example }) : error}
            onChange={(event) => typing.type(event.currentTarget.value)}
            onBlur={(event) => {
              typing.leave();
              onBlur?.(event);
            }}
            rightSection={<OpenButton open={open} disabled={rest.disabled} onClick={() => setOpen(!open)} />}
          />
        </div>
      </Popover.Target>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the library draws the element */}
      <Popover.Dropdown className={classes.dropdown} role="dialog" aria-label={t(($) => $.common.date.choose)}>
        <Calendar value={value} min={min} max={max} onChoose={choose} />
      </Popover.Dropdown>
    </Popover>
  );
}

interface OpenProps {
  open: boolean;
  disabled: boolean | undefined;
  onClick: () => void;
}

function OpenButton({ open, disabled, onClick }: OpenProps) {
  const { t } = useTranslation();
  const label = t(($) => $.common.date.choose);
  return (
    <button
      type="button"
      className={classes.open}
      disabled={disabled}
      aria-label={label}
      aria-expanded={open}
      onClick={onClick}
    >
      <IconCalendar size={17} stroke={1.6} aria-hidden="true" />
    </button>
  );
}

/** What is being typed; a text that is no day stays, with a word about it, when the field is left. */
function useTyping(value: string, onChange: Props['onChange']) {
  const [text, setText] = useState<string>();
  const [unreadable, setUnreadable] = useState(false);
  const change = (day: string) => day !== value && onChange(day);
  const forget = () => {
    setText(undefined);
    setUnreadable(false);
  };
  const read = (typed: string) => (typed.trim() === '' ? '' : parseDay(typed));
  return {
    text,
    unreadable,
    forget,
    type: (typed: string) => {
      setText(typed);
      setUnreadable(false);
      const day = read(typed);
      if (day !== undefined) change(day);
    },
    leave: () => {
      if (text === undefined) return;
      if (read(text) !== undefined) return forget();
      setUnreadable(true);
      change('');
    },
  };
}
