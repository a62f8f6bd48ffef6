import { useState } from 'react';
import { JUDGING_LIMITS } from '#contract/domain/judging.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { NativeSelect } from '../../../ui/fields.ts';
import { ReasonDialog } from '../../blocks/reason-dialog.tsx';
import { desk, useChange } from './queries.ts';
import { useFreeJudges } from './round-dialogs.tsx';

interface Props {
  contestId: number;
  roundId: number;
  judge: { judgeId: number; name: string };
  onClosed: () => void;
}

/** Takes a judge out of a round; another one, or all of them, get what is left. */
export function ReplaceDialog({ contestId, roundId, judge: { judgeId, name }, onClosed }: Props) {
  const { t } = useTranslation();
  const words = t(($) => $.office.judging.replace);
  const free = useFreeJudges(contestId, roundId);
  const [by, setBy] = useState('');
  const replace = useChange(desk.replace, words.done);
  return (
    <ReasonDialog
      title={t(($) => $.office.judging.replace.title, { name })}
      body={words.body}
      confirm={words.confirm}
      max={JUDGING_LIMITS.reason}
      onConfirm={(reason) => replace.mutateAsync({ roundId, judgeId, reason, ...(by && { byJudgeId: Number(by) }) })}
      onClosed={onClosed}
    >
      <NativeSelect
        label={words.by}
        value={by}
        data={[
          { value: '', label: words.everybody },
          ...free.map((one) => ({ value: String(one.judgeId), label: one.name })),
        ]}
        onChange={({ currentTarget }) => setBy(currentTarget.value)}
      />
    </ReasonDialog>
  );
}
