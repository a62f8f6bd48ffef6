import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Application } from '#contract/calls/applications.ts';
import { APPLICATION_STEPS, type ApplicationFacts, type ApplicationStep } from '#contract/domain/application.ts';
import { parseAccount } from '#contract/domain/account.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { StepCheck } from './step-check.tsx';
import { StepContact } from './step-contact.tsx';
import { StepProfile } from './step-profile.tsx';
import { StepTerms } from './step-terms.tsx';
import { StepWorks } from './step-works.tsx';
import type { StepProps } from './step-props.ts';
import { Steps } from './steps.tsx';
import { type JoinForm, useJoinForm } from './use-form.ts';
import classes from './wizard.module.css';

interface Props {
  step: ApplicationStep;
  application: Application | null;
  member: boolean;
}

const CONTENTS: Record<ApplicationStep, (props: StepProps) => React.ReactNode> = {
  terms: StepTerms,
  contact: StepContact,
  profile: StepProfile,
  works: StepWorks,
  check: StepCheck,
};

/** The five steps of an application; what is typed is saved along the way. */
export function Wizard({ step, application, member }: Props) {
  const form = useJoinForm(application, member);
  const facts = factsOf(form, application);
  const heading = useFocusedHeading(step);
  const Content = CONTENTS[step];
  return (
    <div className={classes.page}>
      <Steps current={step} facts={facts} />
      <div className={classes.step} ref={heading}>
        <Content form={form} facts={facts} application={application} member={member} />
        <Ways step={step} form={form} />
      </div>
    </div>
  );
}

/** What the application has, with what is typed but not saved yet. */
function factsOf({ values }: JoinForm, application: Application | null): ApplicationFacts {
  const number = (typed: string) => parseAccount(typed)?.value ?? typed;
  const phoneVerified = Boolean(application?.phoneVerified) && number(values.phone) === application?.phone;
  return { ...values, phoneVerified, pictures: application?.pictures.length ?? 0 };
}

/** Begins each step at its top, also for the keyboard. */
function useFocusedHeading(step: ApplicationStep) {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) place.current?.querySelector<HTMLElement>('h1')?.focus();
    first.current = false;
    window.scrollTo(0, 0);
  }, [step]);
  return place;
}

function Ways({ step, form }: { step: ApplicationStep; form: JoinForm }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const place = APPLICATION_STEPS.indexOf(step);
  const [before, after] = [APPLICATION_STEPS[place - 1], APPLICATION_STEPS[place + 1]];
  const [going, setGoing] = useState(false);
  const go = async (to: ApplicationStep | undefined) => {
    setGoing(true);
    if (await form.flush()) await navigate(paths.join(to));
    setGoing(false);
  };
  return (
    <>
      <Problem>{form.problem}</Problem>
      <div className={classes.ways}>
        <Button variant="default" onClick={() => void go(before)}>
          {t(($) => $.join.back)}
        </Button>
        <output className={classes.saving} data-failed={form.saving === 'failed'}>
          {t(($) => $.join.saving[form.saving])}
        </output>
        {/* Waits only for whoever has pressed it: a press while the form saves by itself would be lost. */}
        {after && (
          <Button loading={going} onClick={() => void go(after)}>
            {t(($) => $.join.next)}
          </Button>
        )}
      </div>
    </>
  );
}
