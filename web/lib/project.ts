import { queryOptions } from '@tanstack/react-query';
import { projectCalls } from '#contract/calls/projects.ts';
import { client } from './api.ts';
import { gathered, projectData } from './project-data.ts';
import { queryClient } from './query-client.ts';
import { reloadSession } from './session.ts';

export const projects = client(projectCalls);

const KEY = 'project';

/** What the reader's project may take, by branch, and the projects to switch to. */
export const skuListQuery = queryOptions({
  queryKey: [KEY, 'skus'],
  queryFn: ({ signal }) => projects.skuList({}, { signal }),
});

/** Reads the reader's project and its download list. */
export async function loadProject(): Promise<void> {
  const list = await queryClient.fetchQuery(skuListQuery);
  projectData.set(list.projectData);
  const ids = list.projectData ? (await projects.gathered({})).materialIds : [];
  gathered.set(new Set(ids));
}

/** Reads everything about the project anew, after something changed. */
export async function refreshProject(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: [KEY] }), loadProject()]);
}

/** Puts materials on the download list and returns how many are new. */
export async function gather(materialIds: number[]): Promise<number> {
  const { added } = await projects.gather({ materialIds });
  await refreshProject();
  return added;
}

export async function dropFromList(materialIds: number[]): Promise<void> {
  await projects.drop({ materialIds });
  await refreshProject();
}

/** Works on another project from now on. */
export async function switchProject(projectId: number): Promise<void> {
  const list = await projects.switchTo({ projectId });
  queryClient.removeQueries({ queryKey: [KEY] });
  queryClient.setQueryData(skuListQuery.queryKey, list);
  await Promise.all([reloadSession(), loadProject()]);
}
