import { IconBuilding } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ProjectData, SkuList } from '#contract/calls/projects.ts';
import { PROJECT_STATUS } from '#contract/domain/project.ts';
import { skuListQuery, switchProject } from '../../lib/project.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { NativeSelect } from '../../ui/fields.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { useAddress } from '../../ui/table/use-address.ts';
import { toast } from '../../ui/toast.ts';
import { ArchiveFilters, ArchivePage } from '../archive-page.tsx';
import classes from './download-list.module.css';
import { Gathered } from './gathered.tsx';
import { Takings } from './takings.tsx';

/** What the people of a project gathered, and what they took. */
export function DownloadList() {
  const { t } = useTranslation();
  return (
    <ArchivePage
      title={t(($) => $.downloadList.title)}
      links={[
        { to: paths.orderMaterialList(), label: t(($) => $.downloadList.purchased) },
        { to: paths.userCenter('company'), label: t(($) => $.downloadList.company) },
      ]}
      waiting={<Skeleton height={320} />}
      list={() => <Loaded />}
    />
  );
}

function Loaded() {
  const { data, error, refetch } = useQuery(skuListQuery);
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} />;
  if (!data.projectData) return <NoProject />;
  return <Project key={data.projectData.projectId} project={data.projectData} projects={data.projects} />;
}

function NoProject() {
  const { t } = useTranslation();
  return (
    <Nothing
      icon={IconBuilding}
      title={t(($) => $.downloadList.none.title)}
      hint={t(($) => $.downloadList.none.hint)}
      action={<ButtonLink to={paths.userCenter('company')}>{t(($) => $.downloadList.company)}</ButtonLink>}
    />
  );
}

const VIEWS = ['video', 'photo', 'taken'] as const;

interface Props {
  project: ProjectData;
  projects: SkuList['projects'];
}

function Project({ project, projects }: Props) {
  const { t } = useTranslation();
  const view = useAddress().oneOf('view', VIEWS) ?? 'video';
  return (
    <>
      <ArchiveFilters>
        <LinkTabs
          label={t(($) => $.downloadList.viewsLabel)}
          links={VIEWS.map((one) => ({
            to: `?view=${one}`,
            name: t(($) => $.downloadList.views[one]),
            current: one === view,
          }))}
        />
        <Switch project={project} projects={projects} />
      </ArchiveFilters>
      {project.projectStatus !== PROJECT_STATUS.running && (
        <p className={classes.notice}>{t(($) => $.downloadList.ended)}</p>
      )}
      {view === 'taken' ? <Takings /> : <Gathered key={view} kind={view} project={project} />}
    </>
  );
}

/** The name of the project; with several, the way to work on another. */
function Switch({ project: { projectId, name }, projects }: Props) {
  const { t } = useTranslation();
  const switching = useMutation({
    mutationFn: switchProject,
    onError: (error) => void toast(error.message, 'failed'),
  });
  const others = projects.filter((one) => one.projectId !== projectId);
  if (others.length === 0) return <strong className={classes.name}>{name}</strong>;
  return (
    <NativeSelect
      aria-label={t(($) => $.downloadList.project)}
      value={String(projectId)}
      disabled={switching.isPending}
      data={[{ projectId, name }, ...others].map((one) => ({ value: String(one.projectId), label: one.name }))}
      onChange={({ currentTarget }) => switching.mutate(Number(currentTarget.value))}
    />
  );
}
