import { useMutation } from '@tanstack/react-query';
import type { Entry } from '#contract/calls/entries.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { Problem } from '../../ui/problem.tsx';
import classes from './entering.module.css';
import { Originals } from './originals.tsx';
import { entries, keepEntry, reloadEntries } from './queries.ts';
import { Rejection } from './rejection.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

/** An entry that its entrant cannot change now: how it stands, and what they can do about it. */
export function Standing({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const shown = entry.files.filter((file) => file.thumbnail !== null);
  const { open } = entry.contest;
  return (
    <>
      <header className={classes.head}>
        <p>
          {entry.contest.title} · {entry.track.name}
        </p>
        <h1>{entry.title || t(($) => $.entering.untitled)}</h1>
        <p>
          <strong>{t(($) => $.entries.states[entry.state])}</strong> · {t(($) => $.entering.plain[entry.state])}
        </p>
        <p className={classes.note}>{t(($) => $.entering.number, { number: entry.id })}</p>
      </header>
      <Rejection entry={entry} />
      <ul className={classes.grid}>
        {shown.map(({ id, name, thumbnail }) => (
          <li key={id} className={classes.file}>
            <img src={thumbnail ?? ''} alt={name} />
          </li>
        ))}
      </ul>
      <Originals entryId={entry.id} />
      <div className={classes.ways}>
        {open && entry.state === 'submitted' && <TakeBack entry={entry} />}
        <ButtonLink variant="default" to={paths.userCenter('entries')}>
          {t(($) => $.entering.mine)}
        </ButtonLink>
        {open && ['submitted', 'judging'].includes(entry.state) && <WithdrawButton entry={entry} />}
      </div>
    </>
  );
}

function TakeBack({ entry: { id, contest } }: { entry: Entry }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const until = formatMoment(contest.closesAt, 'minute', language);
  const changing = useMutation({
    mutationFn: () => entries.change({ id }),
    onSuccess: async ({ entry }) => {
      keepEntry(entry);
      await reloadEntries();
    },
  });
  const ask = async () => {
    const question = {
      title: t(($) => $.entering.changeAsk),
      body: t(($) => $.entering.changeBody, { until }),
      confirm: t(($) => $.entering.change),
    };
    if (await confirm(question)) changing.mutate();
  };
  return (
    <>
      <Problem>{changing.error?.message}</Problem>
      <Button loading={changing.isPending} onClick={() => void ask()}>
        {t(($) => $.entering.change)}
      </Button>
    </>
  );
}
