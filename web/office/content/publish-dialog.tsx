import { useQuery } from '@tanstack/react-query';
import type { ContentDetail, ContentFinding } from '#contract/calls/content-desk.ts';
import { entryAfter } from '#contract/domain/content.ts';
import type { Language } from '#contract/domain/language.ts';
import { fieldError } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import { chinaInstant, MomentField, typedMoment } from '../blocks/moment-field.tsx';
import classes from './content.module.css';
import { checkQuery, desk, useChange } from './queries.ts';

interface Props {
  entry: ContentDetail;
  /** With everything that was typed. */
  version: number;
  onPublished: () => Promise<void>;
  onClosed: () => void;
}

/** When visitors see the entry, and what to know before they do. */
export function PublishDialog(props: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.office.content.publish.title)} size={560} onClosed={props.onClosed}>
      {(close) => <PublishForm {...props} close={close} />}
    </Dialog>
  );
}

function PublishForm({ entry, version, onPublished, close }: Props & { close: () => void }) {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem } = usePublishForm({ entry, version, onPublished, close });
  const mayWait = entryAfter(entry.state, 'schedule') !== undefined;
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <Findings id={entry.id} version={version} />
      {mayWait ? (
        <p>{t(($) => $.office.content.publish.fromHint)}</p>
      ) : (
        <p>{t(($) => $.office.content.publish.fromLive)}</p>
      )}
      {(mayWait ? (['from', 'until'] as const) : (['until'] as const)).map((name) => (
        <div key={name} className={classes.moment}>
          <MomentField
            label={t(($) => $.office.content.publish[name])}
            value={form.values[name]}
            error={form.errors[name]}
            onChange={(typed) => form.setFieldValue(name, typed)}
          />
        </div>
      ))}
      <p>{t(($) => $.office.content.publish.untilHint)}</p>
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={pending}>
          {t(($) => $.office.content.publish[form.values.from === '' ? 'submit' : 'schedule'])}
        </Button>
      </div>
    </form>
  );
}

function usePublishForm({ entry, version, onPublished, close }: Omit<Props, 'onClosed'> & { close: () => void }) {
  const { t } = useTranslation();
  const publish = useChange(desk.publish);
  const instant = (field: string, typed: string) => {
    if (typed === '') return null;
    const found = chinaInstant(typed);
    if (found !== null) return found;
    throw fieldError(
      field,
      t(($) => $.office.content.publish.noTime),
    );
  };
  const shown = entry.state === 'scheduled' || entry.state === 'published';
  return useCallForm({
    initial: {
      from: entry.state === 'scheduled' ? typedMoment(entry.shownFrom) : '',
      until: shown ? typedMoment(entry.shownUntil) : '',
    },
    mayBeEmpty: ['from', 'until'],
    send: async (typed) => {
      const dates = { from: instant('from', typed.from), until: instant('until', typed.until) };
      await publish.mutateAsync({ id: entry.id, version, ...dates });
      void toast(t(($) => $.office.content.publish[dates.from === null ? 'done' : 'scheduled']));
      close();
      await onPublished();
    },
  });
}

function Findings({ id, version }: { id: number; version: number }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(checkQuery(id, version));
  const say = useFindingWords();
  if (error) return <Problem>{error.message}</Problem>;
  if (!data) return <output>{t(($) => $.office.content.publish.checking)}</output>;
  if (data.length === 0) return <output>{t(($) => $.office.content.publish.fine)}</output>;
  return (
    <section className={classes.findings} aria-label={t(($) => $.office.content.publish.found)}>
      <h3>{t(($) => $.office.content.publish.found)}</h3>
      <ul>
        {data.map(say).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  );
}

function useFindingWords(): (finding: ContentFinding) => string {
  const { t } = useTranslation();
  return (finding) => {
    if (finding.problem === 'missing-language')
      return t(($) => $.office.content.publish.findings['missing-language'][finding.language]);
    if (finding.problem === 'unseen-language')
      return t(($) => $.office.content.publish.findings['unseen-language'][finding.language]);
    if (finding.problem === 'no-alt')
      return t(($) => $.office.content.publish.findings['no-alt'][finding.language], { count: finding.count });
    return t(($) => $.office.content.publish.findings[finding.problem], { what: namedBy(finding) });
  };
}

function namedBy(finding: Exclude<ContentFinding, { language: Language }>): string {
  if ('link' in finding) return finding.link;
  if ('code' in finding) return finding.code;
  return 'brand' in finding ? finding.brand : finding.name;
}
