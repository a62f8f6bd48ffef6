import { IconPlus, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import {
  formatShare,
  PROS,
  RIGHTS_LIMITS,
  sharesOf,
  WHOLE_SHARE,
  type Writer,
  WRITER_ROLES,
} from '#contract/domain/music-rights.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { NativeSelect, TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { IconButton } from '../blocks/icon-button.tsx';
import classes from './rights-form.module.css';

interface Props {
  writers: Writer[];
  /** What the server said of fields, by their path. */
  errors: Record<string, string>;
  onChange: (writers: Writer[]) => void;
}

/** Writers and publishers, one to a line, and what their shares come to. */
export function WriterRows({ writers, errors, onChange }: Props) {
  const { t } = useTranslation();
  const change = (place: number, more: Partial<Writer>) =>
    onChange(writers.map((writer, at) => (at === place ? { ...writer, ...more } : writer)));
  const add = () => {
    const left = WHOLE_SHARE - sharesOf(writers).writers;
    onChange([...writers, { role: 'composer', name: '', pro: '', ipi: '', share: Math.max(0, left) }]);
  };
  return (
    <div className={classes.writers}>
      <ul aria-label={t(($) => $.office.music.rights.writers)} className={classes.writers}>
        {writers.map((writer, place) => (
          <li key={place}>
            <WriterFields
              writer={writer}
              errorOf={(name) => errors[`writers.${place}.${name}`]}
              onChange={(more) => change(place, more)}
            />
            <IconButton
              icon={IconX}
              label={t(($) => $.office.music.rights.remove, { name: writer.name || String(place + 1) })}
              onClick={() => onChange(writers.filter((_, at) => at !== place))}
            />
          </li>
        ))}
      </ul>
      <Problem>{errors['writers']}</Problem>
      <div className={classes.sums}>
        <Button
          variant="default"
          size="small"
          icon={<IconPlus size={15} stroke={2} aria-hidden="true" />}
          disabled={writers.length >= RIGHTS_LIMITS.writers}
          onClick={add}
        >
          {t(($) => $.office.music.rights.add)}
        </Button>
        <Sums writers={writers} />
      </div>
    </div>
  );
}

function Sums({ writers }: { writers: Writer[] }) {
  const { t } = useTranslation();
  const sums = sharesOf(writers);
  const published = writers.some(({ role }) => role === 'publisher');
  if (writers.length === 0) return <span>{t(($) => $.office.music.rights.nobody)}</span>;
  return (
    <>
      <span data-bad={sums.writers !== WHOLE_SHARE}>
        {t(($) => $.office.music.rights.writersHave, { share: formatShare(sums.writers) })}
      </span>
      {published && (
        <span data-bad={sums.publishers !== WHOLE_SHARE}>
          {t(($) => $.office.music.rights.publishersHave, { share: formatShare(sums.publishers) })}
        </span>
      )}
    </>
  );
}

interface FieldsProps {
  writer: Writer;
  errorOf: (name: keyof Writer) => string | undefined;
  onChange: (more: Partial<Writer>) => void;
}

function WriterFields({ writer, errorOf, onChange }: FieldsProps) {
  const { t } = useTranslation();
  const societies = useId();
  const field = (name: 'name' | 'pro' | 'ipi', maxLength: number) => {
    const label = t(($) => $.office.music.rights.fields[name]);
    return {
      'aria-label': label,
      placeholder: label,
      maxLength,
      autoComplete: 'off',
      size: 'xs' as const,
      value: writer[name],
      error: errorOf(name),
      onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
    };
  };
  return (
    <>
      <NativeSelect
        aria-label={t(($) => $.office.music.rights.fields.role)}
        size="xs"
        value={writer.role}
        data={WRITER_ROLES.map((role) => ({ value: role, label: t(($) => $.office.music.rights.roles[role]) }))}
        onChange={({ currentTarget }) =>
          onChange({ role: WRITER_ROLES.find((role) => role === currentTarget.value) ?? writer.role })
        }
      />
      <TextInput {...field('name', RIGHTS_LIMITS.name)} />
      <TextInput {...field('pro', RIGHTS_LIMITS.pro)} list={societies} />
      <datalist id={societies}>
        {PROS.map((pro) => (
          <option key={pro}>{pro}</option>
        ))}
      </datalist>
      <TextInput {...field('ipi', 11)} inputMode="numeric" />
      <ShareField share={writer.share} error={errorOf('share')} onChange={(share) => onChange({ share })} />
    </>
  );
}

interface ShareProps {
  share: number;
  error: string | undefined;
  onChange: (share: number) => void;
}

/** A share in per cent with up to two decimals; it keeps what is typed as long as it says the same. */
function ShareField({ share, error, onChange }: ShareProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && hundredths(typed) === share ? typed : formatShare(share).slice(0, -1);
  return (
    <TextInput
      aria-label={t(($) => $.office.music.rights.fields.share)}
      size="xs"
      inputMode="decimal"
      maxLength={6}
      rightSection="%"
      value={shown}
      error={error}
      onChange={({ currentTarget: { value } }) => {
        if (!/^\d{0,3}(?:[.,]\d{0,2})?$/.test(value)) return;
        setTyped(value);
        onChange(hundredths(value));
      }}
    />
  );
}

const hundredths = (typed: string) => Math.round(Number(typed.replace(',', '.') || 0) * 100);
