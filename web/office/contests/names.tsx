import { CONTEST_LIMITS } from '#contract/domain/contest.ts';
import { TextInput } from '../../ui/fields.ts';

interface Named {
  nameZh: string;
  nameEn: string;
}

interface Props {
  labels: Named;
  value: Named;
  onChange: (change: Partial<Named>) => void;
}

/** The name of a part in both languages. */
export function Names({ labels, value, onChange }: Props) {
  return (['nameZh', 'nameEn'] as const).map((name) => (
    <TextInput
      key={name}
      label={labels[name]}
      required
      maxLength={CONTEST_LIMITS.name}
      value={value[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  ));
}

/** What a part is called while it is filled in. */
export function nameOf({ nameZh, nameEn }: Named, language: 'zh' | 'en', numbered: string): string {
  const [first, second] = language === 'en' ? [nameEn, nameZh] : [nameZh, nameEn];
  return first || second || numbered;
}
