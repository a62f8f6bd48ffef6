import { useTranslation } from '../../../../lib/translation.ts';
import { TextInput } from '../../../../ui/fields.ts';
import { useTyped } from './use-typed.ts';

interface Props {
  name: 'alt' | 'caption' | 'code' | 'title' | 'label' | 'link' | 'value';
  value: string;
  error: string | undefined;
  hint?: string;
  /** What is taken of what is typed. */
  tidy?: (typed: string) => string;
  onChange: (value: string) => void;
}

/** One labelled line of a block's form. */
export function Field({ name, value, error, hint, tidy = asTyped, onChange }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useTyped(value, tidy);
  return (
    <TextInput
      label={t(($) => $.office.bodyEditor.fields[name])}
      size="xs"
      autoComplete="off"
      placeholder={hint}
      value={typed}
      error={error}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(tidy(currentTarget.value));
      }}
      onBlur={() => setTyped(value)}
    />
  );
}

const asTyped = (typed: string) => typed;
