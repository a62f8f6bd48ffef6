import { useState } from 'react';
import { MUSIC_LIMITS } from '#contract/domain/music.ts';
import { isMain, MAIN_VERSION, OFFERED_VERSIONS, type VersionLabel } from '#contract/domain/version-markers.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { NativeSelect, TextInput } from '../../ui/fields.ts';
import classes from './version-choice.module.css';

interface Props {
  /** Of the file or recording. */
  name: string;
  /** What stands for no version at all. */
  none: string;
  label: VersionLabel;
  disabled?: boolean;
  /** A form shows what its fields are called; a row has no room for it. */
  inForm?: boolean;
  error?: string | undefined;
  onChange: (label: VersionLabel) => void;
}

/** One of the usual versions, or words of one's own in both languages. */
export function VersionChoice({ name, none, label, disabled = false, inForm = false, error, onChange }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [typing, setTyping] = useState(false);
  const offered = OFFERED_VERSIONS.findIndex(({ zh, en }) => zh === label.zh && en === label.en);
  const own = typing || (offered < 0 && !isMain(label));
  const called = (words: string) => (inForm ? { label: words } : { 'aria-label': words, size: 'xs' });
  const choose = (value: string) => {
    setTyping(value === 'other');
    if (value !== 'other') onChange(OFFERED_VERSIONS[Number(value)] ?? MAIN_VERSION);
  };
  return (
    <div className={classes.version} data-form={inForm}>
      <NativeSelect
        {...called(t(($) => $.office.music.upload.version, { name }))}
        disabled={disabled}
        error={error}
        value={own ? 'other' : offered < 0 ? 'main' : String(offered)}
        data={[
          { value: 'main', label: none },
          ...OFFERED_VERSIONS.map((version, at) => ({ value: String(at), label: version[language] })),
          { value: 'other', label: t(($) => $.office.music.upload.other) },
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {own &&
        (['zh', 'en'] as const).map((one) => (
          <TextInput
            key={one}
            {...called(t(($) => $.office.music.upload[one === 'zh' ? 'labelZh' : 'labelEn'], { name }))}
            lang={one}
            maxLength={MUSIC_LIMITS.version}
            autoComplete="off"
            disabled={disabled}
            value={label[one]}
            onChange={({ currentTarget }) => onChange({ ...label, [one]: currentTarget.value })}
          />
        ))}
    </div>
  );
}
