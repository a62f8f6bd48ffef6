import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  APPLICATION_PICTURES,
  APPLICATION_TEXT,
  type ApplicationFacts,
  type Lacking,
  lackingIn,
  SHORTEST_BIO,
  STEP_OF,
} from '#contract/domain/application.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './check.module.css';
import { applications, keepApplication, reloadApplication } from './join-queries.ts';
import { LoginFirst } from './login-first.tsx';
import wizard from './wizard.module.css';
import type { StepProps } from './step-props.ts';

export function StepCheck({ form, facts, application, member }: StepProps) {
  const { t } = useTranslation();
  const lacking = lackingIn(facts);
  return (
    <>
      <h1 tabIndex={-1}>{t(($) => $.join.check.title)}</h1>
      <p className={wizard.note}>{t(($) => $.join.check.note)}</p>
      {lacking.length > 0 && <Missing lacking={lacking} />}
      <Summary facts={facts} />
      {member ? (
        <Submit form={form} version={application?.version ?? 0} ready={lacking.length === 0} />
      ) : (
        <LoginFirst why="check" />
      )}
    </>
  );
}

function Missing({ lacking }: { lacking: Lacking[] }) {
  const { t } = useTranslation();
  const counts: Partial<Record<Lacking, number>> = { bio: SHORTEST_BIO, pictures: APPLICATION_PICTURES.least };
  return (
    <section className={classes.missing}>
      <h2>{t(($) => $.join.check.missing)}</h2>
      <ul>
        {lacking.map((name) => (
          <li key={name}>
            {t(($) => $.join.check.lacking[name], { count: counts[name] ?? 0 })}
            <Link to={paths.join(STEP_OF[name])}>{t(($) => $.join.check.fill)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Summary({ facts }: { facts: ApplicationFacts }) {
  const { t } = useTranslation();
  const links = facts.videoLinks.filter((link) => link !== '').length;
  const kind =
    facts.exclusive === null ? '' : t(($) => $.join.profile[facts.exclusive ? 'exclusiveYes' : 'exclusiveNo'].title);
  const rows: [string, string][] = [
    [t(($) => $.join.contact.realName), facts.realName],
    [t(($) => $.join.contact.phone), facts.phone],
    [t(($) => $.join.profile.nickname), facts.nickname],
    [t(($) => $.join.profile.city), facts.city],
    [t(($) => $.join.profile.bio), facts.bio],
    [
      t(($) => $.join.profile.subjects),
      facts.subjects.map((one) => t(($) => $.applications.subjects[one])).join(' · '),
    ],
    [t(($) => $.join.profile.exclusive), kind],
    [
      t(($) => $.join.steps.works),
      [
        t(($) => $.join.check.pictures, { count: facts.pictures }),
        ...(links > 0 ? [t(($) => $.join.check.videos, { count: links })] : []),
      ].join(' · '),
    ],
  ];
  return (
    <dl className={classes.summary}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || t(($) => $.join.check.none)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Submit({ form, version, ready }: { form: StepProps['form']; version: number; ready: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const submitting = useMutation({
    mutationFn: () => applications.submit({ version, words }),
    onSuccess: async ({ application }) => {
      await navigate(paths.join());
      keepApplication(application);
      await toast(t(($) => $.join.check.submitted));
    },
    onError: reloadApplication,
  });
  const submit = async () => {
    if (await form.flush()) submitting.mutate();
  };
  return (
    <>
      <Textarea
        size="md"
        label={t(($) => $.join.check.answer)}
        rows={3}
        maxLength={APPLICATION_TEXT.words}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Problem>{submitting.error?.message}</Problem>
      <Button size="large" disabled={!ready} loading={submitting.isPending} onClick={() => void submit()}>
        {t(($) => $.join.check.submit)}
      </Button>
    </>
  );
}
