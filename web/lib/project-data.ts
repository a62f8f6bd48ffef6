import type { ProjectData } from '#contract/calls/projects.ts';
import { PROJECT_STATUS } from '#contract/domain/project.ts';
import { shared } from './shared-state.ts';

/** The project that the reader works on; null without one. `project.ts` fills it, and loads only for companies. */
export const projectData = shared<ProjectData | null>(null);

/** Materials on its download list. */
export const gathered = shared<ReadonlySet<number>>(new Set());

/** Whether the reader can put materials on a download list. */
export function useHasList(): boolean {
  return projectData.use((project) => project?.projectStatus === PROJECT_STATUS.running);
}

/** The same, and whether this material is on it. */
export function useOnList(materialId: number): { has: boolean; on: boolean } {
  const has = useHasList();
  const on = gathered.use((ids) => ids.has(materialId));
  return { has, on: has && on };
}
