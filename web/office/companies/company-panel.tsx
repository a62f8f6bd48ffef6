import { IconBuildingOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CompanyDetail } from '#contract/calls/companies.ts';
import type { CompanyState } from '#contract/domain/company.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Label, type Tone } from '../../ui/table/label.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import list from '../blocks/history-list.module.css';
import { AdminHistory } from '../blocks/history.tsx';
import { Moment } from '../blocks/moment.tsx';
import { Facts, Section } from '../blocks/section.tsx';
import { SidePanel } from '../blocks/side-panel.tsx';
import { Decision } from './decision.tsx';
import { Projects } from './projects/projects.tsx';
import { companyQuery } from './queries.ts';

const TONES: Record<CompanyState, Tone> = { applied: 'accent', open: 'good', rejected: 'bad', closed: 'quiet' };

/** One company: the decision, its details, members and projects. */
export function CompanyPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useQuery(companyQuery(id));
  const { data, error } = query;
  return (
    <SidePanel
      about={String(id)}
      title={data?.company.name ?? t(($) => $.office.companies.panel)}
      wide
      onClose={onClose}
    >
      {data && <Body key={id} company={data.company} />}
      {data === null && (
        <Nothing
          icon={IconBuildingOff}
          title={t(($) => $.office.companies.notFound)}
          hint={t(($) => $.office.companies.notFoundHint)}
        />
      )}
      {data === undefined && error && <Retry error={error} onRetry={() => void query.refetch()} />}
      {data === undefined && !error && <Skeleton height={420} />}
    </SidePanel>
  );
}

function Body({ company }: { company: CompanyDetail }) {
  return (
    <>
      <Decision company={company} />
      <CompanyFacts company={company} />
      <Members company={company} />
      <Projects company={company} />
      <AdminHistory subject={`company:${company.customerId}`} />
    </>
  );
}

function CompanyFacts({ company }: { company: CompanyDetail }) {
  const { t } = useTranslation();
  const { state, words, creditCode, applicant, appliedAt, dueAt, decidedAt, decidedBy } = company;
  return (
    <Section title={t(($) => $.office.companies.facts)}>
      <Facts
        facts={[
          [
            t(($) => $.office.companies.state),
            <Label key="state" tone={TONES[state]}>
              {t(($) => $.company.states[state])}
            </Label>,
          ],
          ...(words ? [[t(($) => $.office.companies.words), words] as const] : []),
          [t(($) => $.office.companies.code), creditCode || '–'],
          [t(($) => $.office.companies.applicant), applicant ?? '–'],
          [t(($) => $.office.companies.applied), <Moment key="applied" at={appliedAt} />],
          state === 'applied'
            ? [t(($) => $.office.companies.due), <Moment key="due" at={dueAt} />]
            : [
                t(($) => $.office.companies.decided),
                <span key="decided">
                  {decidedBy ?? '–'} {decidedAt && <Moment at={decidedAt} />}
                </span>,
              ],
        ]}
      />
    </Section>
  );
}

function Members({ company: { people } }: { company: CompanyDetail }) {
  const { t } = useTranslation();
  return (
    <Section title={t(($) => $.office.companies.people)}>
      {people.length === 0 && <p className={list.quiet}>{t(($) => $.office.companies.nobody)}</p>}
      <ul className={list.list}>
        {people.map(({ userId, nickname, account, role }) => (
          <li key={userId}>
            <span>
              {nickname}
              <em>{account}</em>
            </span>
            <small>{t(($) => $.company.roles[role])}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
