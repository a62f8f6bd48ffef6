import { useState, type ReactNode } from 'react';
import type { CenterRow } from '#contract/calls/material-center.ts';
import { REVIEW_TEXT } from '#contract/domain/review.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { confirm } from '../../../ui/overlays.ts';
import { WordsDialog } from '../../../ui/words-dialog.tsx';
import { useAppeal, useChangeMaterials } from './use-change-materials.ts';

export interface WorkActions {
  pending: boolean;
  submit(ids: number[]): void;
  withdraw(ids: number[]): void;
  discard(ids: number[]): void;
  takeOffline(ids: number[]): void;
  appeal(row: CenterRow): void;
  edit(ids: number[]): void;
  /** The open question, if any. */
  dialog: ReactNode;
}

/** Actions of owners on their works in a list; irreversible ones ask first. */
export function useMaterialActions(edit: (ids: number[]) => void): WorkActions {
  const { t } = useTranslation();
  const change = useChangeMaterials();
  const [asked, setAsked] = useState<ReactNode>(null);
  const forget = () => setAsked(null);
  const afterAsking = async (action: 'withdraw' | 'discard', ids: number[]) => {
    const yes = await confirm({
      title: t(($) => $.center[action].title, { count: ids.length }),
      body: t(($) => $.center[action].body),
      confirm: t(($) => $.center[action].confirm),
    });
    if (yes) change.mutate({ action, ids });
  };
  return {
    pending: change.isPending,
    submit: (ids) => change.mutate({ action: 'submit', ids }),
    withdraw: (ids) => void afterAsking('withdraw', ids),
    discard: (ids) => void afterAsking('discard', ids),
    takeOffline: (ids) => setAsked(<TakeOfflineDialog ids={ids} onClosed={forget} />),
    appeal: (row) => setAsked(<AppealDialog row={row} onClosed={forget} />),
    edit,
    dialog: asked,
  };
}

function TakeOfflineDialog({ ids, onClosed }: { ids: number[]; onClosed: () => void }) {
  const { t } = useTranslation();
  const change = useChangeMaterials();
  return (
    <WordsDialog
      title={t(($) => $.center.takeOffline.title, { count: ids.length })}
      body={t(($) => $.center.takeOffline.body)}
      label={t(($) => $.center.takeOffline.label)}
      confirm={t(($) => $.center.takeOffline.confirm)}
      optional
      danger
      onConfirm={(reason) => change.mutateAsync({ action: 'takeOffline', ids, reason })}
      onClosed={onClosed}
    />
  );
}

function AppealDialog({ row, onClosed }: { row: CenterRow; onClosed: () => void }) {
  const { t } = useTranslation();
  const appeal = useAppeal();
  return (
    <WordsDialog
      title={t(($) => $.center.appeal.title, { name: row.code })}
      body={t(($) => $.center.appeal.body)}
      label={t(($) => $.center.appeal.label)}
      hint={t(($) => $.center.appeal.hint)}
      confirm={t(($) => $.center.appeal.confirm)}
      field="request"
      max={REVIEW_TEXT.request}
      onConfirm={(request) => appeal.mutateAsync({ id: row.id, request })}
      onClosed={onClosed}
    />
  );
}
