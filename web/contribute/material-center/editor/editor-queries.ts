import { queryOptions } from '@tanstack/react-query';
import { catalogueCalls } from '#contract/calls/catalogue.ts';
import { materialEditorCalls } from '#contract/calls/material-editor.ts';
import type { Language } from '#contract/domain/language.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { client } from '../../../lib/api.ts';

export const editor = client(materialEditorCalls);
const catalogue = client(catalogueCalls);

export const EDITOR_KEYS = {
  materials: ['center', 'editor', 'material'],
  glimpses: ['center', 'editor', 'glimpses'],
  groups: ['center', 'editor', 'groups'],
  releases: ['center', 'editor', 'releases'],
} as const;

/** Loaded whenever the editor opens, and never again by itself while somebody types. */
export const editorQuery = (id: number) =>
  queryOptions({
    queryKey: [...EDITOR_KEYS.materials, id],
    queryFn: async ({ signal }) => (await editor.detail({ id }, { signal })).material,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const glimpsesQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [...EDITOR_KEYS.glimpses, ids],
    queryFn: async ({ signal }) => (await editor.glimpses({ ids: [...ids] }, { signal })).infos,
  });

export const groupsQuery = queryOptions({
  queryKey: EDITOR_KEYS.groups,
  queryFn: async ({ signal }) => (await editor.groups({}, { signal })).infos,
});

export const releasesQuery = queryOptions({
  queryKey: EDITOR_KEYS.releases,
  queryFn: async ({ signal }) => (await editor.releases({}, { signal })).infos,
});

export const categoriesQuery = (kind: MediaKind, language: Language) =>
  queryOptions({
    queryKey: ['center', 'categories', kind, language],
    queryFn: async ({ signal }) => {
      const read = kind === 'video' ? catalogue.videoCategories : catalogue.photoCategories;
      return (await read({}, { signal })).list;
    },
    staleTime: 300_000,
  });

export const wordsQuery = (language: Language, q: string) =>
  queryOptions({
    queryKey: ['center', 'editor', 'words', language, q],
    queryFn: async ({ signal }) => (await editor.words({ q, language }, { signal })).words,
    enabled: q !== '',
    staleTime: 300_000,
    retry: false,
  });
