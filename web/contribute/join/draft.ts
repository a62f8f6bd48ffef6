import * as z from 'zod/mini';
import type { Application } from '#contract/calls/applications.ts';
import { type ApplicationForm, SUBJECTS } from '#contract/domain/application.ts';

const KEY = 'join_draft';

export const EMPTY: ApplicationForm = {
  terms: false,
  realName: '',
  phone: '',
  wechat: '',
  nickname: '',
  bio: '',
  city: '',
  gear: '',
  subjects: [],
  platforms: '',
  exclusive: null,
  videoLinks: [],
};

const kept = z.object({
  terms: z.boolean(),
  realName: z.string(),
  phone: z.string(),
  wechat: z.string(),
  nickname: z.string(),
  bio: z.string(),
  city: z.string(),
  gear: z.string(),
  subjects: z.array(z.enum(SUBJECTS)),
  platforms: z.string(),
  exclusive: z.nullable(z.boolean()),
  videoLinks: z.array(z.string()),
});

/** What a visitor has typed before logging in; it leaves the browser with the first save. */
export function readDraft(): ApplicationForm | undefined {
  try {
    return kept.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export function keepDraft(form: ApplicationForm): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(form));
  } catch {
    // The browser allows no storage: the form still works until the page is left.
  }
}

export function dropDraft(): void {
  localStorage.removeItem(KEY);
}

/** The form that the wizard begins with: what is saved, and what a visitor typed where nothing is. */
export function startOf(application: Application | null, draft: ApplicationForm | undefined): ApplicationForm {
  const saved: ApplicationForm = application ? formOf(application) : EMPTY;
  if (!draft) return saved;
  const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);
  const fields = Object.keys(EMPTY) as (keyof ApplicationForm)[];
  return Object.assign(
    {},
    saved,
    ...fields.filter((name) => isEmpty(saved[name])).map((name) => ({ [name]: draft[name] })),
  ) as ApplicationForm;
}

function formOf(application: Application): ApplicationForm {
  const fields = Object.keys(EMPTY) as (keyof ApplicationForm)[];
  return Object.fromEntries(fields.map((name) => [name, application[name]])) as unknown as ApplicationForm;
}
