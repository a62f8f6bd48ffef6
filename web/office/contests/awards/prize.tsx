import { IconMessage2, IconTrophyOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { AwardPrize, DeskAward } from '#contract/calls/awards-desk.ts';
import { AWARD_LIMITS } from '#contract/domain/award.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Pictured } from '../../../ui/table/cells.tsx';
import { toast } from '../../../ui/toast.ts';
import { IconButton } from '../../blocks/icon-button.tsx';
import { ReasonDialog } from '../../blocks/reason-dialog.tsx';
import { Section } from '../../blocks/section.tsx';
import classes from './awards.module.css';
import { ChooseDialog } from './choose-dialog.tsx';
import { JuryWordsDialog } from './jury-words-dialog.tsx';
import { desk, useChange } from './queries.ts';
import { useRank } from './use-rank.ts';

interface Props {
  prize: AwardPrize;
  /** The awards are fixed, so that a change takes a reason. */
  fixed: boolean;
}

/** One prize with the works that get it, and its free places. */
export function Prize({ prize, fixed }: Props) {
  const { t } = useTranslation();
  const { name, track, count, ready, awards, tie } = prize;
  const free = count - awards.length;
  return (
    <Section
      title={t(($) => $.office.awards.prizeOf, { prize: name, track: track ?? t(($) => $.office.awards.whole) })}
      level={2}
      aside={<span className={classes.hint}>{t(($) => $.office.awards.places, { given: awards.length, count })}</span>}
    >
      {awards.length > 0 && (
        <ul className={classes.awards}>
          {awards.map((award) => (
            <Award key={award.awardId} award={award} fixed={fixed} />
          ))}
        </ul>
      )}
      {tie && <p className={classes.tie}>{t(($) => $.office.awards.tie, tie)}</p>}
      {!ready && <p className={classes.hint}>{t(($) => $.office.awards.unready)}</p>}
      {ready && free > 0 && <Free prize={prize} free={free} fixed={fixed} />}
    </Section>
  );
}

function Free({ prize, free, fixed }: Props & { free: number }) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={classes.free}>
      <span className={classes.hint}>{t(($) => $.office.awards.free, { count: free })}</span>
      <Button
        size="small"
        variant="default"
        aria-label={t(($) => $.office.awards.choose.openFor, { prize: prize.name })}
        onClick={() => setChoosing(true)}
      >
        {t(($) => $.office.awards.choose.open)}
      </Button>
      {choosing && <ChooseDialog prize={prize} fixed={fixed} onClosed={() => setChoosing(false)} />}
    </div>
  );
}

function Award({ award, fixed }: { award: DeskAward; fixed: boolean }) {
  const { t } = useTranslation();
  const rank = useRank();
  const { entryId, title, track, kind, thumbnail, wordsZh, wordsEn } = award;
  const said = [wordsZh, wordsEn].filter((words) => words !== '');
  return (
    <li>
      <div className={classes.award}>
        <Pictured
          of={{ kind: kind === 'video' ? 'video' : 'photo', thumbnail }}
          title={title}
          second={`${entryId} · ${track} · ${rank(award)}`}
        />
        <AwardActions award={award} fixed={fixed} />
      </div>
      {said.length === 0 && <p className={classes.hint}>{t(($) => $.office.awards.noWords)}</p>}
      {said.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </li>
  );
}

function AwardActions({ award, fixed }: { award: DeskAward; fixed: boolean }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'words' | 'take'>();
  const { awardId, title } = award;
  const words = t(($) => $.office.awards.take);
  const take = useChange(desk.take, words.done);
  const close = () => setAsked(undefined);
  const takeBack = () => {
    if (fixed) return setAsked('take');
    take.mutate({ awardId }, { onError: (error) => void toast(error.message, 'failed') });
  };
  return (
    <span className={classes.buttons}>
      <IconButton
        icon={IconMessage2}
        label={t(($) => $.office.awards.words.open, { title })}
        onClick={() => setAsked('words')}
      />
      <IconButton icon={IconTrophyOff} label={t(($) => $.office.awards.take.open, { title })} onClick={takeBack} />
      {asked === 'words' && <JuryWordsDialog award={award} fixed={fixed} onClosed={close} />}
      {asked === 'take' && (
        <ReasonDialog
          title={t(($) => $.office.awards.take.title, { title })}
          body={words.body}
          confirm={words.confirm}
          max={AWARD_LIMITS.reason}
          danger
          onConfirm={(reason) => take.mutateAsync({ awardId, reason })}
          onClosed={close}
        />
      )}
    </span>
  );
}
