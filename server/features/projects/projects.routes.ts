import type { projectCalls } from '#contract/calls/projects.ts';
import type { projectDeskCalls } from '#contract/calls/projects-desk.ts';
import type { Handlers } from '../../handler.ts';
import { listCompanyProjects } from './company-projects.ts';
import { drop, gather, gatheredIds, readList, readTakings } from './download-list.ts';
import { addSku, endProject, listForDesk, openProject, resumeProject, setDeskPeople, setSku } from './desk/desk.ts';
import { setOwnPeople, switchTo } from './people.ts';
import { readSkuList } from './projects.ts';
import { take } from './take.ts';

export const projectHandlers: Handlers<typeof projectCalls> = {
  skuList: (ctx) => readSkuList(ctx),
  switchTo,
  company: (ctx) => listCompanyProjects(ctx),
  setPeople: setOwnPeople,
  gather,
  drop,
  gathered: (ctx) => gatheredIds(ctx),
  list: readList,
  take,
  takings: readTakings,
};

export const projectDeskHandlers: Handlers<typeof projectDeskCalls> = {
  list: listForDesk,
  open: openProject,
  addSku,
  setSku,
  setPeople: setDeskPeople,
  end: endProject,
  resume: resumeProject,
};
