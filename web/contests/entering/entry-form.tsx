import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Entry } from '#contract/calls/entries.ts';
import { lackingInEntry } from '#contract/domain/entry.ts';
import { formatList, formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useSavedOnLeave } from '../../lib/use-saved-on-leave.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { SaveState } from '../../ui/save-state.tsx';
import { toast } from '../../ui/toast.ts';
import { AuthorPart, WorkPart } from './about.tsx';
import { Declarations } from './declarations.tsx';
import classes from './entering.module.css';
import { type EntrySaver, entrySaver } from './entry-saver.ts';
import { FilesPart } from './files.tsx';
import { entries, keepEntry, reloadEntries } from './queries.ts';
import { Rejection } from './rejection.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

/** One entry, saved by itself while it is filled in. */
export function EntryForm({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [saver] = useState(() => entrySaver(entry));
  useSavedOnLeave(saver);
  return (
    <>
      <header className={classes.head}>
        <p>
          <Link to={paths.contestEnter(entry.contest.slug)}>{entry.contest.title}</Link> · {entry.track.name}
        </p>
        <h1>{t(($) => $.entering.title)}</h1>
        <p>{t(($) => $.entering.free, { until: formatMoment(entry.changeableUntil, 'minute', language) })}</p>
      </header>
      <Rejection entry={entry} />
      <FilesPart entry={entry} />
      <WorkPart saver={saver} />
      <AuthorPart saver={saver} />
      <Declarations saver={saver} showsCar={entry.track.showsCar} />
      <Submit entry={entry} saver={saver} />
    </>
  );
}

function Submit({ entry, saver }: { entry: Entry; saver: EntrySaver }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const values = saver.use((state) => state.values);
  const { kind, showsCar, limits } = entry.track;
  const lacking = lackingInEntry({ ...values, kind, showsCar, limits, files: entry.files });
  const what = formatList(
    lacking.map((name) => t(($) => $.entering.lacking[name])),
    language,
  );
  const submitting = useMutation({
    mutationFn: async () => {
      if (!(await saver.flush())) return undefined;
      return await entries.submit({ id: entry.id, version: saver.get().kept.version });
    },
    onSuccess: async (done) => {
      if (!done) return;
      keepEntry(done.entry);
      void toast(t(($) => $.entering.submitted));
      await reloadEntries();
      window.scrollTo(0, 0);
    },
  });
  return (
    <div className={classes.submit}>
      <SaveState saver={saver} words={t(($) => $.entering.saving)} />
      {lacking.length > 0 && <p className={classes.note}>{t(($) => $.entering.missing, { what })}</p>}
      <Problem>{submitting.error?.message}</Problem>
      <div className={classes.ways}>
        <Button disabled={lacking.length > 0} loading={submitting.isPending} onClick={() => submitting.mutate()}>
          {t(($) => $.entering.submit)}
        </Button>
        <WithdrawButton entry={entry} />
      </div>
    </div>
  );
}
