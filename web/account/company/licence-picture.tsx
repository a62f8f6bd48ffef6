import { IconPhotoPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { COMPANY_LIMITS } from '#contract/domain/company.ts';
import { shrinkBelow, toBase64, Unreadable } from '../../lib/shrink-picture.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import classes from './company.module.css';

interface Props {
  /** Somebody tried to submit without it. */
  lacking: boolean;
  /** With the picture in base64, small enough to be sent. */
  onPicked: (image: string) => void;
}

function usePicking(onPicked: Props['onPicked']) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(shown ?? ''), [shown]);
  const picking = useMutation({
    mutationFn: async (file: File) => {
      const small = await shrinkBelow(file, COMPANY_LIMITS.pictureBytes);
      if (!small) throw new Error(t(($) => $.company.apply.tooBig));
      onPicked(await toBase64(small));
      return URL.createObjectURL(small);
    },
    onSuccess: setShown,
  });
  const { error } = picking;
  const failure = error instanceof Unreadable ? t(($) => $.company.apply.unreadable) : error?.message;
  return { shown, pick: picking.mutate, busy: picking.isPending, failure };
}

/** The place for the picture of a business licence. */
export function LicencePicture({ lacking, onPicked }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { shown, pick, busy, failure } = usePicking(onPicked);
  const wrong = failure ?? (lacking ? t(($) => $.fieldProblems.required) : undefined);
  const name = t(($) => $.company.apply.licence);
  return (
    <fieldset className={classes.picture}>
      <legend>{name}</legend>
      <p className={classes.quiet}>{t(($) => $.company.apply.licenceHint)}</p>
      <div className={classes.frame} data-wrong={wrong ? true : undefined}>
        {shown ? <img src={shown} alt={name} /> : <IconPhotoPlus size={28} stroke={1.3} aria-hidden="true" />}
      </div>
      <Problem>{wrong}</Problem>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        hidden
        aria-label={name}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Reset, so that the same file can be chosen again.
          currentTarget.value = '';
          if (file) pick(file);
        }}
      />
      <Button variant="default" size="small" loading={busy} onClick={() => input.current?.click()}>
        {t(($) => (shown ? $.company.apply.replace : $.company.apply.choose))}
      </Button>
    </fieldset>
  );
}
