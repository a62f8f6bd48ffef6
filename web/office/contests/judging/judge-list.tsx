import { IconKey, IconKeyOff, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskJudge } from '#contract/calls/judging-desk.ts';
import { JUDGING_LIMITS } from '#contract/domain/judging.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/overlays.ts';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Label } from '../../../ui/table/label.tsx';
import { toast } from '../../../ui/toast.ts';
import { IconButton } from '../../blocks/icon-button.tsx';
import { ReasonDialog } from '../../blocks/reason-dialog.tsx';
import { Section } from '../../blocks/section.tsx';
import { JudgeDialog } from './judge-dialog.tsx';
import { KeyDialog, type ShownKey } from './key-dialog.tsx';
import classes from './judging.module.css';
import { desk, judgesQuery, useChange } from './queries.ts';

/** Who judges a contest, with what can be done about their keys. */
export function JudgeList({ contestId }: { contestId: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(judgesQuery(contestId));
  const [adding, setAdding] = useState(false);
  const [key, setKey] = useState<ShownKey>();
  return (
    <Section
      title={t(($) => $.office.judging.judges.title)}
      level={2}
      aside={
        <Button size="small" variant="default" onClick={() => setAdding(true)}>
          {t(($) => $.office.judging.judges.add)}
        </Button>
      }
    >
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={120} />}
      {data?.length === 0 && <p className={classes.hint}>{t(($) => $.office.judging.judges.none)}</p>}
      <ul className={classes.judges}>
        {data?.map((judge) => (
          <Judge key={judge.judgeId} judge={judge} onKey={setKey} />
        ))}
      </ul>
      {adding && <JudgeDialog contestId={contestId} onKey={setKey} onClosed={() => setAdding(false)} />}
      {key && <KeyDialog of={key} onClosed={() => setKey(undefined)} />}
    </Section>
  );
}

interface Props {
  judge: DeskJudge;
  onKey: (key: ShownKey) => void;
}

function Judge({ judge, onKey }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { name, titleZh, titleEn, email, shown, revokedAt, rounds, lastSeenAt } = judge;
  const title = inLanguage(language, titleZh, titleEn);
  const seen = lastSeenAt && formatMoment(lastSeenAt, 'minute', language);
  return (
    <li>
      <div className={classes.judge}>
        <strong>{name}</strong>
        {shown && <Label tone="accent">{t(($) => $.office.judging.judges.shown)}</Label>}
        {revokedAt ? (
          <Label tone="bad">{t(($) => $.office.judging.judges.keys.revoked)}</Label>
        ) : (
          <Label tone={rounds > 0 ? 'good' : 'quiet'}>
            {rounds > 0
              ? t(($) => $.office.judging.judges.keys.rounds, { count: rounds })
              : t(($) => $.office.judging.judges.keys.idle)}
          </Label>
        )}
        <JudgeActions judge={judge} onKey={onKey} />
      </div>
      {title && <span>{title}</span>}
      <span>{email}</span>
      <span>
        {seen ? t(($) => $.office.judging.judges.seen, { at: seen }) : t(($) => $.office.judging.judges.never)}
      </span>
    </li>
  );
}

function JudgeActions({ judge, onKey }: Props) {
  const { t } = useTranslation();
  const { judgeId, name, revokedAt } = judge;
  const [asked, setAsked] = useState<'edit' | 'revoke'>();
  const words = t(($) => $.office.judging.judges.revoke);
  const renew = useChange(desk.renewKey);
  const revoke = useChange(desk.revoke, words.done);
  const makeKey = async () => {
    const question = {
      title: t(($) => $.office.judging.judges.renew.title, { name }),
      body: t(($) => $.office.judging.judges.renew.body),
      confirm: t(($) => $.office.judging.judges.renew.confirm),
    };
    if (!(await confirm(question))) return;
    renew.mutate(
      { judgeId },
      {
        onSuccess: ({ key }) => onKey({ name, key }),
        onError: (error) => void toast(error.message, 'failed'),
      },
    );
  };
  const close = () => setAsked(undefined);
  return (
    <span className={classes.buttons}>
      <IconButton
        icon={IconPencil}
        label={t(($) => $.office.judging.judges.edit, { name })}
        onClick={() => setAsked('edit')}
      />
      <IconButton
        icon={IconKey}
        label={t(($) => $.office.judging.judges.renew.open, { name })}
        onClick={() => void makeKey()}
      />
      {!revokedAt && (
        <IconButton
          icon={IconKeyOff}
          label={t(($) => $.office.judging.judges.revoke.open, { name })}
          onClick={() => setAsked('revoke')}
        />
      )}
      {asked === 'edit' && <JudgeDialog judge={judge} onClosed={close} />}
      {asked === 'revoke' && (
        <ReasonDialog
          title={t(($) => $.office.judging.judges.revoke.title, { name })}
          body={words.body}
          confirm={words.confirm}
          max={JUDGING_LIMITS.reason}
          danger
          onConfirm={(reason) => revoke.mutateAsync({ judgeId, reason })}
          onClosed={close}
        />
      )}
    </span>
  );
}
