import { IconPhotoQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { EditorMaterial } from '#contract/calls/material-editor.ts';
import { CallError } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSavedOnLeave } from '../../../lib/use-saved-on-leave.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Nothing } from '../../../ui/table/nothing.tsx';
import { editor, editorQuery } from './editor-queries.ts';
import classes from './material-editor.module.css';
import { createSaver, type Settle } from '../../../lib/saver.ts';
import { type FormProps, SingleForm } from './single-form.tsx';

interface Props extends Omit<FormProps, 'material' | 'saver'> {
  id: number;
  onSettle: (settle: Settle) => void;
}

/** One work and its description. */
export function SingleEditor(props: Props) {
  const { t } = useTranslation();
  const query = useQuery(editorQuery(props.id));
  if (query.data) return <Opened {...props} material={query.data} />;
  const missing = query.error instanceof CallError && query.error.problem === 'not-found';
  return (
    <>
      {missing && (
        <Nothing icon={IconPhotoQuestion} title={t(($) => $.editor.notFound)} hint={t(($) => $.editor.notFoundHint)} />
      )}
      {query.error && !missing && <Retry error={query.error} onRetry={() => void query.refetch()} />}
      {!query.error && <Loading />}
    </>
  );
}

function Opened({ material, ...props }: Props & { material: EditorMaterial }) {
  const { id, onSettle, onChanged } = props;
  const [saver] = useState(() =>
    createSaver({
      start: { version: material.version, edit: material.edit },
      send: (version, changes) => editor.save({ id, version, ...changes }),
      read: async () => await queryClient.fetchQuery({ ...editorQuery(id), staleTime: 0 }),
      onSaved: onChanged,
    }),
  );
  useEffect(() => {
    onSettle(() => (saver.isClean() ? Promise.resolve(true) : saver.flush()));
  }, [saver, onSettle]);
  useSavedOnLeave(saver);
  return <SingleForm {...props} material={material} saver={saver} />;
}

function Loading() {
  return (
    <div className={classes.columns}>
      <div className={classes.side}>
        <Skeleton height={300} />
        <Skeleton height={120} />
      </div>
      <div className={classes.work}>
        <div className={classes.loading}>
          <Skeleton height={420} />
          <Skeleton height={160} />
        </div>
      </div>
    </div>
  );
}
