import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TopicBodies } from '#contract/calls/topics-desk.ts';
import type { Body } from '#contract/domain/blocks.ts';
import { type Language, LANGUAGES } from '#contract/domain/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { Conflict } from '../blocks/changes.tsx';
import { Section } from '../blocks/section.tsx';
import { topicCalls } from '../collections/collections.ts';
import { topicBodiesQuery } from '../collections/queries.ts';
import { useRefresh } from '../collections/use-change.ts';
import { BodyEditor } from '../content/body-editor/body-editor.tsx';
import { wordsOf } from '../content/compare.ts';
import classes from './topic-body.module.css';

/** What a topic says beside its works. */
export function TopicBody({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(topicBodiesQuery(id));
  return (
    <Section title={t(($) => $.office.topics.body.title)}>
      <p className={classes.hint}>{t(($) => $.office.topics.body.hint)}</p>
      {data && <BodyForm id={id} latest={data} />}
      {!data && (error ? <Retry error={error} onRetry={() => void refetch()} /> : <Skeleton height={320} />)}
    </Section>
  );
}

const FIELDS = { zh: 'bodyZh', en: 'bodyEn' } as const;
const isSame = (one: Body, other: Body) => JSON.stringify(one) === JSON.stringify(other);
const inWords = (body: Body) => body.map(wordsOf).join(' ');

/** Both languages as they are typed. Without unsaved words they follow others' changes; otherwise they are disputed. */
function useBodies(id: number, latest: TopicBodies) {
  const { t } = useTranslation();
  const refresh = useRefresh('topics');
  const [base, setBase] = useState(latest);
  const [mine, setMine] = useState<Record<Language, Body>>(latest);
  const edited = LANGUAGES.filter((language) => !isSame(mine[language], base[language]));
  const newer = latest.version > base.version;
  const changed = edited.length > 0;
  if (newer && !changed) {
    setBase(latest);
    setMine(latest);
  }
  const save = useMutation({
    mutationFn: ({ zh, en }: Record<Language, Body>) => topicCalls.write({ id, version: base.version, zh, en }),
    // Typing goes on meanwhile.
    onSuccess: ({ version }, { zh, en }) => {
      setBase({ version, zh, en });
      void toast(t(($) => $.office.topics.body.saved));
    },
    onSettled: refresh,
  });
  return {
    base,
    mine,
    changed,
    disputed: newer && changed,
    save,
    type: (language: Language, body: Body) => setMine((now) => ({ ...now, [language]: body })),
    /** Theirs remain where nothing was typed here. */
    keepMine: () => {
      setMine({ ...latest, ...Object.fromEntries(edited.map((language) => [language, mine[language]])) });
      setBase(latest);
    },
    takeTheirs: () => {
      setBase(latest);
      setMine(latest);
    },
  };
}

function BodyForm({ id, latest }: { id: number; latest: TopicBodies }) {
  const { t } = useTranslation();
  const { base, mine, changed, disputed, save, type, keepMine, takeTheirs } = useBodies(id, latest);
  return (
    <>
      {LANGUAGES.map((language) => (
        <div key={language} className={classes.body}>
          <span aria-hidden="true">{t(($) => $.office.topics.form[language])}</span>
          <BodyEditor
            value={mine[language]}
            onChange={(body) => type(language, body)}
            language={language}
            label={t(($) => $.office.topics.body[language])}
          />
        </div>
      ))}
      {disputed ? (
        <Conflict theirs={changesBetween(base, latest)} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />
      ) : (
        <Problem>{save.error?.message}</Problem>
      )}
      <div className={classes.buttons}>
        <Button size="small" loading={save.isPending} disabled={!changed || disputed} onClick={() => save.mutate(mine)}>
          {t(($) => $.office.topics.body.save)}
        </Button>
      </div>
    </>
  );
}

function changesBetween(before: TopicBodies, after: TopicBodies) {
  return LANGUAGES.filter((language) => !isSame(before[language], after[language])).map((language) => ({
    field: FIELDS[language],
    before: inWords(before[language]),
    after: inWords(after[language]),
  }));
}
