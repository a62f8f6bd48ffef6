import { useState } from 'react';
import type { CompanyDetail } from '#contract/calls/companies.ts';
import type { DeskProject } from '#contract/calls/projects-desk.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { useChange } from '../queries.ts';
import { PeopleChoice } from './people-choice.tsx';
import classes from './projects.module.css';
import { desk } from './queries.ts';

interface Props {
  project: DeskProject;
  company: CompanyDetail;
}

export function PeopleDialog({ project, company }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const title = t(($) => $.office.projects.members.title, { name: project.name });
  return (
    <>
      <Button variant="default" size="small" onClick={() => setOpen(true)}>
        {t(($) => $.office.projects.members.button)}
      </Button>
      {open && (
        <Dialog title={title} onClosed={() => setOpen(false)}>
          {(close) => <Choice project={project} company={company} close={close} />}
        </Dialog>
      )}
    </>
  );
}

function Choice({ project, company, close }: Props & { close: () => void }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(project.people.map(({ userId }) => userId));
  const saving = useChange(
    desk.setPeople,
    t(($) => $.office.projects.members.done),
  );
  const save = () => saving.mutate({ projectId: project.projectId, userIds: chosen }, { onSuccess: close });
  return (
    <div className={classes.form}>
      <p className={classes.quiet}>{t(($) => $.office.projects.members.note)}</p>
      <PeopleChoice
        legend={t(($) => $.office.projects.open.members)}
        people={company.people}
        chosen={chosen}
        onChoose={setChosen}
      />
      <Problem>{saving.error?.message}</Problem>
      <Button loading={saving.isPending} onClick={save}>
        {t(($) => $.office.projects.members.save)}
      </Button>
    </div>
  );
}
