import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import type { projectCalls } from '#contract/calls/projects.ts';
import type { Language } from '#contract/domain/language.ts';
import { projects } from '../../lib/project.ts';

export const PAGE_SIZE = 50;

/** The language is part of the key, because titles come in it. */
export const listQuery = (filter: InputOf<typeof projectCalls.list>, language: Language) =>
  queryOptions({
    queryKey: ['project', 'list', filter, language],
    queryFn: ({ signal }) => projects.list(filter, { signal }),
    placeholderData: keepPreviousData,
  });

export const takingsQuery = (pageNo: number) =>
  queryOptions({
    queryKey: ['project', 'takings', pageNo],
    queryFn: ({ signal }) => projects.takings({ pageNo, pageSize: PAGE_SIZE }, { signal }),
    placeholderData: keepPreviousData,
  });
