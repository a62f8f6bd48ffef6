import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnCompany } from '#contract/calls/companies.ts';
import type { CompanyProject } from '#contract/calls/projects.ts';
import { formatDay, formatList } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { refreshProject } from '../../lib/project.ts';
import { reloadSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Checkbox } from '../../ui/table/controls.ts';
import { Label } from '../../ui/table/label.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import classes from './company.module.css';
import { keepProjects, peopleQuery, projects, projectsQuery, useAsked } from './queries.ts';

/** What the company has agreed on, how much of it is used, and who works on it. */
export function Projects({ company }: { company: OwnCompany }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(projectsQuery);
  return (
    <Panel title={t(($) => $.company.projects.title)} note={t(($) => $.company.projects.note)}>
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={120} />}
      {data?.infos.length === 0 && (
        <Nothing title={t(($) => $.company.projects.empty)} hint={t(($) => $.company.projects.emptyHint)} />
      )}
      <ul className={classes.rows}>
        {data?.infos.map((project) => (
          <Project key={project.projectId} project={project} admin={company.role === 'admin'} />
        ))}
      </ul>
    </Panel>
  );
}

function Project({ project, admin }: { project: CompanyProject; admin: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const members = useQuery(peopleQuery).data?.members ?? [];
  const names = members.filter(({ userId }) => project.userIds.includes(userId)).map(({ nickname }) => nickname);
  const { name, running, skus } = project;
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <p className={classes.name}>
          {name}{' '}
          <Label tone={running ? 'good' : 'quiet'}>{t(($) => $.company.projects[running ? 'running' : 'ended'])}</Label>
        </p>
        <p className={classes.facts}>
          <span>{t(($) => $.company.projects.people, { names: formatList(names, language) || '–' })}</span>
        </p>
        {skus.map(({ skuId, branch, kind, used, quota, endsOn }) => (
          <p key={skuId} className={classes.facts}>
            <span>
              {branch} · {t(($) => $.trade.kind[kind])}
            </span>
            <span>{t(($) => $.company.projects.used, { used, quota })}</span>
            <span>{t(($) => $.company.projects.until, { day: formatDay(endsOn, language) })}</span>
          </p>
        ))}
      </div>
      {admin && running && <PeopleButton project={project} />}
    </li>
  );
}

function PeopleButton({ project }: { project: CompanyProject }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const title = t(($) => $.company.projects.peopleTitle, { name: project.name });
  return (
    <>
      <Button variant="default" size="small" onClick={() => setOpen(true)}>
        {t(($) => $.company.projects.peopleButton)}
      </Button>
      {open && (
        <Dialog title={title} onClosed={() => setOpen(false)}>
          {(close) => <PeopleForm project={project} close={close} />}
        </Dialog>
      )}
    </>
  );
}

function PeopleForm({ project: { projectId, userIds }, close }: { project: CompanyProject; close: () => void }) {
  const { t } = useTranslation();
  const members = useQuery(peopleQuery).data?.members ?? [];
  const [chosen, setChosen] = useState(userIds);
  const saving = useAsked(
    async () => {
      keepProjects(await projects.setPeople({ projectId, userIds: chosen }));
      close();
      // The administrator's own project may have changed as well.
      await Promise.all([reloadSession(), refreshProject()]);
    },
    t(($) => $.company.projects.saved),
  );
  return (
    <div className={classes.form}>
      <fieldset className={classes.picture}>
        <legend>{t(($) => $.company.projects.peopleButton)}</legend>
        {members.map(({ userId, nickname, account }) => (
          <Checkbox
            key={userId}
            label={`${nickname} (${account})`}
            checked={chosen.includes(userId)}
            onChange={({ currentTarget }) =>
              setChosen(currentTarget.checked ? [...chosen, userId] : chosen.filter((one) => one !== userId))
            }
          />
        ))}
      </fieldset>
      <Button loading={saving.isPending} onClick={() => saving.mutate({ input: undefined })}>
        {t(($) => $.company.rules.save)}
      </Button>
    </div>
  );
}
