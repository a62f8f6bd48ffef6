import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { RELEASE_FILE, RELEASE_KINDS, type ReleaseKind } from '#contract/domain/upload.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { NativeSelect, TextInput } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { faultOf, sendRelease } from './send-release.ts';
import classes from './releases.module.css';

const SUBJECT_MAX = 120;
const ACCEPT = RELEASE_FILE.extensions.map((extension) => `.${extension}`).join(',');

interface Props {
  onSent: (releaseId: number) => void;
  onCancel: () => void;
}

/** Uploads a release; reports a wrong file before the upload begins. */
export function ReleaseForm({ onSent, onCancel }: Props) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<ReleaseKind>('model');
  const [subject, setSubject] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const sending = useSending(onSent);
  const fault = file && faultOf(file);
  const ready = file !== null && !fault && subject.trim() !== '';
  return (
    <div className={classes.form}>
      <NativeSelect
        label={t(($) => $.editor.releases.kind)}
        value={kind}
        data={RELEASE_KINDS.map((value) => ({ value, label: t(($) => $.editor.releases.kinds[value]) }))}
        onChange={({ currentTarget }) =>
          setKind(RELEASE_KINDS.find((known) => known === currentTarget.value) ?? 'model')
        }
      />
      <TextInput
        label={t(($) => $.editor.releases.subject)}
        placeholder={t(($) => $.editor.releases.subjectHint)}
        maxLength={SUBJECT_MAX}
        value={subject}
        onChange={({ currentTarget }) => setSubject(currentTarget.value)}
      />
      <label className={classes.file}>
        <span>{t(($) => $.editor.releases.file)}</span>
        <input
          type="file"
          accept={ACCEPT}
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
        />
        <span className={classes.hint}>{t(($) => $.editor.releases.fileHint)}</span>
      </label>
      <Problem>{fault ? t(($) => $.editor.releases[fault]) : sending.error?.message}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" size="small" onClick={onCancel}>
          {t(($) => $.editor.releases.cancel)}
        </Button>
        <Button
          size="small"
          disabled={!ready}
          loading={sending.isPending}
          onClick={() => file && sending.mutate({ file, kind, subject: subject.trim() })}
        >
          {t(($) => $.editor.releases[sending.isPending ? 'sending' : 'send'])}
        </Button>
      </div>
    </div>
  );
}

/** Cancels the upload when the form is closed. */
function useSending(onSent: (releaseId: number) => void) {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return useMutation({
    mutationFn: ({ file, ...about }: { file: File; kind: ReleaseKind; subject: string }) =>
      sendRelease(file, about, leaving.current.signal),
    onSuccess: onSent,
  });
}
