import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditorMaterial } from '#contract/calls/material-editor.ts';
import { editableIn } from '#contract/domain/editing.ts';
import { REVIEW_TEXT } from '#contract/domain/review.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { toast } from '../../../ui/toast.ts';
import { center } from '../center-queries.ts';
import classes from './material-editor.module.css';
import type { OwnerSaver } from './form-state.ts';
import { useEditorKeys } from './use-editor-keys.ts';

interface Parts {
  material: EditorMaterial;
  saver: OwnerSaver;
  ready: boolean;
  onChanged: () => void;
  onSubmitted: () => void;
}

/** Submits the work as shown here, saving pending changes first. */
export function useSubmit({ material, saver, ready, onChanged, onSubmitted }: Parts) {
  const { t } = useTranslation();
  const [request, setRequest] = useState('');
  const submitting = useMutation({
    mutationFn: async () => {
      if (!saver.isClean() && !(await saver.flush())) throw new Error(t(($) => $.editor.saving.failed));
      const { done } = await center.submit({ ids: [material.id], request });
      if (done.length === 0) throw new Error(t(($) => $.editor.submit.missing));
    },
    onSuccess: () => {
      void toast(t(($) => $.editor.submit.done));
      onChanged();
      onSubmitted();
    },
    onError: ({ message }) => void toast(message, 'failed'),
  });
  const run = () => {
    if (ready && editableIn(material.state) === 'all' && !submitting.isPending) submitting.mutate();
  };
  useEditorKeys({ submit: run });
  return { run, isPending: submitting.isPending, error: submitting.error, request, setRequest };
}

interface Props {
  material: EditorMaterial;
  ready: boolean;
  submit: ReturnType<typeof useSubmit>;
}

/** End of the form: a message to the reviewer for a returned work, and the submit button. */
export function SubmitBlock({ material, ready, submit }: Props) {
  const { t } = useTranslation();
  const again = material.state === 'returned';
  return (
    <section className={classes.block}>
      {again && (
        <Textarea
          label={t(($) => $.editor.submit.request)}
          placeholder={t(($) => $.editor.submit.requestHint)}
          maxLength={REVIEW_TEXT.request}
          rows={2}
          value={submit.request}
          onChange={({ currentTarget }) => submit.setRequest(currentTarget.value)}
        />
      )}
      <Problem>{submit.error?.message}</Problem>
      <div>
        <Button variant="default" disabled={!ready} loading={submit.isPending} onClick={submit.run}>
          {t(($) => $.editor.submit[again ? 'again' : 'button'])}
        </Button>
      </div>
    </section>
  );
}
