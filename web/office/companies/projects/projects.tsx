import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CompanyDetail } from '#contract/calls/companies.ts';
import type { DeskProject } from '#contract/calls/projects-desk.ts';
import { PROJECT_LIMITS } from '#contract/domain/project.ts';
import { formatList } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Label } from '../../../ui/table/label.tsx';
import { WordsDialog } from '../../../ui/words-dialog.tsx';
import { Section } from '../../blocks/section.tsx';
import { useChange } from '../queries.ts';
import { AddSku } from './add-sku.tsx';
import { OpenProject } from './open-project.tsx';
import { PeopleDialog } from './people-dialog.tsx';
import classes from './projects.module.css';
import { desk, projectsQuery, useMayChange } from './queries.ts';

import { SkuList } from './sku-list.tsx';

/** Projects of a company: who works on them, and what they may take. */
export function Projects({ company }: { company: CompanyDetail }) {
  const { t } = useTranslation();
  const mayChange = useMayChange();
  const { data, error, refetch } = useQuery(projectsQuery(company.customerId));
  return (
    <Section
      title={t(($) => $.office.projects.title)}
      aside={mayChange && company.state === 'open' && <OpenProject company={company} />}
    >
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={120} />}
      {data?.infos.length === 0 && <p className={classes.quiet}>{t(($) => $.office.projects.none)}</p>}
      <ul className={classes.projects}>
        {data?.infos.map((project) => (
          <Project key={project.projectId} project={project} company={company} mayChange={mayChange} />
        ))}
      </ul>
    </Section>
  );
}

interface ProjectProps {
  project: DeskProject;
  company: CompanyDetail;
  mayChange: boolean;
}

function Project({ project, company, mayChange }: ProjectProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { name, brand, endClient, running, words, people } = project;
  const names = formatList(
    people.map(({ nickname }) => nickname),
    language,
  );
  return (
    <li className={classes.project}>
      <p className={classes.head}>
        <strong>{name}</strong>
        <Label tone={running ? 'good' : 'quiet'}>{t(($) => $.office.projects[running ? 'running' : 'ended'])}</Label>
      </p>
      <p className={classes.facts}>
        <span>{t(($) => $.office.projects.brand, { brand })}</span>
        {endClient && <span>{t(($) => $.office.projects.endClient, { client: endClient })}</span>}
        <span>{t(($) => $.office.projects.people, { names: names || t(($) => $.office.projects.nobody) })}</span>
        {!running && words && <span>{t(($) => $.office.projects.endedWhy, { words })}</span>}
      </p>
      <SkuList skus={project.skus} mayChange={mayChange && running} />
      {mayChange && (
        <div className={classes.buttons}>
          {running && <AddSku project={project} />}
          <PeopleDialog project={project} company={company} />
          {running ? <End project={project} /> : <Resume project={project} />}
        </div>
      )}
    </li>
  );
}

function End({ project: { projectId, name } }: { project: DeskProject }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const ending = useChange(
    desk.end,
    t(($) => $.office.projects.end.done),
  );
  return (
    <>
      <Button variant="plain" size="small" onClick={() => setAsking(true)}>
        {t(($) => $.office.projects.end.button)}
      </Button>
      {asking && (
        <WordsDialog
          field="words"
          title={t(($) => $.office.projects.end.title, { name })}
          body={t(($) => $.office.projects.end.body)}
          label={t(($) => $.office.projects.end.label)}
          max={PROJECT_LIMITS.words}
          confirm={t(($) => $.office.projects.end.button)}
          danger
          onConfirm={(words) => ending.mutateAsync({ projectId, words })}
          onClosed={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Resume({ project: { projectId } }: { project: DeskProject }) {
  const { t } = useTranslation();
  const resuming = useChange(
    desk.resume,
    t(($) => $.office.projects.resume.done),
  );
  return (
    <>
      <Button variant="plain" size="small" loading={resuming.isPending} onClick={() => resuming.mutate({ projectId })}>
        {t(($) => $.office.projects.resume.button)}
      </Button>
      <Problem>{resuming.error?.message}</Problem>
    </>
  );
}
