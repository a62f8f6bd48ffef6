import type { Application } from '#contract/calls/applications.ts';
import type { ApplicationFacts } from '#contract/domain/application.ts';
import type { JoinForm } from './use-form.ts';

/** What every step of the wizard works with. */
export interface StepProps {
  form: JoinForm;
  facts: ApplicationFacts;
  application: Application | null;
  member: boolean;
}
