import { IconFileCertificate, IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditorMaterial } from '#contract/calls/material-editor.ts';
import { GID } from '#contract/domain/roles.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { NativeSelect } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { toast } from '../../../ui/toast.ts';
import { editor, EDITOR_KEYS, releasesQuery } from './editor-queries.ts';
import { ReleaseForm } from './release-form.tsx';
import classes from './releases.module.css';

interface Props {
  /** The materials to be covered. */
  ids: readonly number[];
  /** The attached releases; unknown for many materials. */
  attached?: EditorMaterial['releases'];
  mayEdit: boolean;
  onChanged: () => void;
}

/** Releases that cover a work: attaches an existing one, or uploads another. */
export function Releases({ ids, attached = [], mayEdit: mayEditWork, onChanged }: Props) {
  const { t } = useTranslation();
  // Releases belong to the owner of a work; a material manager has none.
  const isManager = useSession()?.gid === GID.materialManager;
  const mayEdit = mayEditWork && !isManager;
  const [sending, setSending] = useState(false);
  const change = useAttach(ids, onChanged);
  return (
    <section className={classes.releases}>
      <p className={classes.hint}>{t(($) => $.editor.releases.hint)}</p>
      {attached.length > 0 && (
        <ul className={classes.list}>
          {attached.map((release) => (
            <li key={release.id}>
              <IconFileCertificate size={18} stroke={1.6} aria-hidden="true" />
              <span className={classes.subject}>{release.subject}</span>
              <span className={classes.about}>
                {t(($) => $.editor.releases.kinds[release.kind])} · {release.fileName}
              </span>
              {mayEdit && (
                <button
                  type="button"
                  aria-label={t(($) => $.editor.releases.detach, { subject: release.subject })}
                  disabled={change.isPending}
                  onClick={() => change.mutate({ releaseId: release.id, attached: false })}
                >
                  <IconX size={15} stroke={1.8} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {attached.length === 0 && !mayEdit && <p className={classes.hint}>{t(($) => $.editor.releases.none)}</p>}
      <Problem>{change.error?.message}</Problem>
      {mayEdit && !sending && (
        <div className={classes.actions}>
          <Known attached={attached} onChoose={(releaseId) => change.mutate({ releaseId, attached: true })} />
          <Button variant="default" size="small" onClick={() => setSending(true)}>
            {t(($) => $.editor.releases.add)}
          </Button>
        </div>
      )}
      {mayEdit && sending && (
        <ReleaseForm
          onCancel={() => setSending(false)}
          onSent={(releaseId) => {
            setSending(false);
            change.mutate({ releaseId, attached: true });
          }}
        />
      )}
    </section>
  );
}

function useAttach(ids: readonly number[], onChanged: () => void) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: { releaseId: number; attached: boolean }) =>
      editor.attachRelease({ ids: [...ids], ...change }),
    onSuccess: ({ done, left }, { attached }) => {
      if (left.length > 0)
        return void toast(
          t(($) => $.editor.many.left, { done: done.length, left: left.length }),
          'failed',
        );
      return void toast(t(($) => $.editor.releases[attached ? 'done' : 'gone']));
    },
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: EDITOR_KEYS.releases });
      void cache.invalidateQueries({ queryKey: EDITOR_KEYS.materials });
      onChanged();
    },
  });
}

function Known({ attached, onChoose }: { attached: EditorMaterial['releases']; onChoose: (id: number) => void }) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(releasesQuery);
  const taken = new Set(attached.map(({ id }) => id));
  const left = data.filter(({ id }) => !taken.has(id));
  if (left.length === 0) return null;
  const covers = (count: number) => t(($) => $.editor.releases.covers, { count });
  return (
    <NativeSelect
      size="xs"
      aria-label={t(($) => $.editor.releases.attach)}
      value=""
      data={[
        { value: '', label: t(($) => $.editor.releases.attach) },
        ...left.map(({ id, kind, subject, materials }) => ({
          value: String(id),
          label: `${subject} · ${t(($) => $.editor.releases.kinds[kind])} · ${covers(materials)}`,
        })),
      ]}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
    />
  );
}
