import { IconSearch, IconX } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { openContact } from '../../ui/overlays.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useArrival } from '../use-arrival.ts';
import { findQuestions, type QuestionGroups } from './find-questions.ts';
import { Groups } from './groups.tsx';
import { QuestionList } from './question-list.tsx';
import { useMissed } from './use-missed.ts';
import { useQuestions } from './questions-query.ts';
import classes from './questions.module.css';

/** What people ask about buying and selling, with answers that can be searched, linked and judged. */
export function Questions() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const typed = query.get('q') ?? '';
  const type = (q: string) => setQuery(q === '' ? {} : { q }, { replace: true, preventScrollReset: true });
  const { data, error, refetch } = useQuestions();
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{t(($) => $.content.questions.title)}</h1>
        <p>{t(($) => $.content.questions.lead)}</p>
        <Search typed={typed} onType={type} />
      </header>
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Waiting />}
      {data && <Answers groups={data} typed={typed.trim()} onAll={() => type('')} />}
      <Ask />
    </div>
  );
}

function Search({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const { t } = useTranslation();
  return (
    <search className={classes.search}>
      <IconSearch size={20} stroke={1.8} aria-hidden="true" />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        aria-label={t(($) => $.content.questions.search)}
        placeholder={t(($) => $.content.questions.hint)}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      {typed !== '' && (
        <button type="button" aria-label={t(($) => $.content.questions.clear)} onClick={() => onType('')}>
          <IconX size={16} stroke={2} aria-hidden="true" />
        </button>
      )}
    </search>
  );
}

function Answers({ groups, typed, onAll }: { groups: QuestionGroups; typed: string; onAll: () => void }) {
  useArrival();
  return typed === '' ? <Groups groups={groups} /> : <Found groups={groups} typed={typed} onAll={onAll} />;
}

function Found({ groups, typed, onAll }: Parameters<typeof Answers>[0]) {
  const { t } = useTranslation();
  const found = findQuestions(groups, typed);
  useMissed(found.length === 0 ? typed : undefined);
  return (
    <section className={classes.found} aria-labelledby="found">
      <div className={classes.foundHead}>
        <h2 id="found" aria-live="polite">
          {found.length === 0
            ? t(($) => $.content.questions.none)
            : t(($) => $.content.questions.found, { count: found.length })}
        </h2>
        <Button variant="plain" size="small" onClick={onAll}>
          {t(($) => $.content.questions.all)}
        </Button>
      </div>
      {found.length === 0 ? <p>{t(($) => $.content.questions.noneBody)}</p> : <QuestionList questions={found} />}
    </section>
  );
}

function Ask() {
  const { t } = useTranslation();
  return (
    <section className={classes.ask} aria-labelledby="ask">
      <div>
        <h2 id="ask">{t(($) => $.content.questions.ask)}</h2>
        <p>{t(($) => $.content.questions.askBody)}</p>
      </div>
      <Button variant="default" onClick={openContact}>
        {t(($) => $.content.questions.contact)}
      </Button>
    </section>
  );
}

const WAITING = 10;

function Waiting() {
  return (
    <div className={classes.waiting} aria-hidden="true">
      {Array.from({ length: WAITING }, (_, place) => (
        <Skeleton key={place} height={56} />
      ))}
    </div>
  );
}
