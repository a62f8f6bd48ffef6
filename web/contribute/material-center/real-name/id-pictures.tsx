import { IconLock, IconPhotoPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ID_PICTURE_BYTES, type IdPaper, type IdSide, SIDES_OF } from '#contract/domain/real-name.ts';
import { shrinkBelow, toBase64, Unreadable } from '../../../lib/shrink-picture.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { keepStanding, realNames } from './queries.ts';
import classes from './real-name.module.css';

interface Props {
  paper: IdPaper;
  sent: readonly IdSide[];
  /** Somebody tried to submit without all of them. */
  lacking: boolean;
}

/** Places for the pictures that a paper needs; each is sent as soon as it is chosen. */
export function IdPictures({ paper, sent, lacking }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.pictures}>
      <legend>{t(($) => $.realName.form.pictures)}</legend>
      <p className={classes.quiet}>{t(($) => $.realName.form.picturesHint)}</p>
      <div className={classes.places}>
        {SIDES_OF[paper].map((side) => (
          <Place key={side} paper={paper} side={side} sent={sent.includes(side)} lacking={lacking} />
        ))}
      </div>
    </fieldset>
  );
}

function useSideName(paper: IdPaper, side: IdSide): string {
  const { t } = useTranslation();
  if (paper === 'business-licence') return t(($) => $.realName.form.licence);
  if (paper === 'passport') return t(($) => $.realName.form.page);
  if (paper === 'id-card') return t(($) => (side === 'front' ? $.realName.form.portrait : $.realName.form.emblem));
  return t(($) => $.realName.form.sides[side]);
}

/** Sends a picture, and shows it from this computer; what is stored is never shown again. */
function useSending(side: IdSide) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(shown ?? ''), [shown]);
  const sending = useMutation({
    mutationFn: async (file: File) => {
      const small = await shrinkBelow(file, ID_PICTURE_BYTES);
      if (!small) throw new Error(t(($) => $.realName.form.tooBig));
      keepStanding(await realNames.sendPicture({ side, image: await toBase64(small) }));
      return URL.createObjectURL(small);
    },
    onSuccess: setShown,
  });
  const { error } = sending;
  const failure = error instanceof Unreadable ? t(($) => $.center.shopForm.unreadable) : error?.message;
  return { shown, send: sending.mutate, busy: sending.isPending, failure };
}

function Place({ paper, side, sent, lacking }: { paper: IdPaper; side: IdSide; sent: boolean; lacking: boolean }) {
  const { t } = useTranslation();
  const name = useSideName(paper, side);
  const input = useRef<HTMLInputElement>(null);
  const { shown, send, busy, failure } = useSending(side);
  const wrong = failure ?? (lacking && !sent ? t(($) => $.fieldProblems.required) : undefined);
  return (
    <div className={classes.place}>
      <div className={classes.frame} data-wrong={wrong ? true : undefined}>
        {sent && shown && <img src={shown} alt={name} />}
        {sent && !shown && <IconLock size={28} stroke={1.3} aria-hidden="true" />}
        {!sent && <IconPhotoPlus size={28} stroke={1.3} aria-hidden="true" />}
      </div>
      <p>{name}</p>
      {sent && <p className={classes.quiet}>{t(($) => $.realName.form.sent)}</p>}
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
          if (file) send(file);
        }}
      />
      <Button variant="default" size="small" loading={busy} onClick={() => input.current?.click()}>
        {t(($) => (sent ? $.realName.form.replace : $.realName.form.choose))}
      </Button>
    </div>
  );
}
