/** A photographer's application: its steps, states, limits and what it lacks. */
export const APPLICATION_STEPS = ['terms', 'contact', 'profile', 'works', 'check'] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

export const APPLICATION_STATES = ['draft', 'submitted', 'reviewing', 'more-needed', 'rejected', 'approved'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export type ApplicationActor = 'applicant' | 'reviewer';

/** Every change of state of an application, and who may make it. */
const TRANSITIONS: readonly { from: ApplicationState; to: ApplicationState; by: ApplicationActor }[] = [
  { from: 'draft', to: 'submitted', by: 'applicant' },
  { from: 'more-needed', to: 'submitted', by: 'applicant' },
  { from: 'submitted', to: 'reviewing', by: 'reviewer' },
  { from: 'reviewing', to: 'more-needed', by: 'reviewer' },
  { from: 'reviewing', to: 'rejected', by: 'reviewer' },
  { from: 'reviewing', to: 'approved', by: 'reviewer' },
];

export function mayMoveApplication(from: ApplicationState, to: ApplicationState, by: ApplicationActor): boolean {
  return TRANSITIONS.some((one) => one.from === from && one.to === to && one.by === by);
}

/** Only in these states may its applicant change it. */
export function isEditable(state: ApplicationState): boolean {
  return state === 'draft' || state === 'more-needed';
}

const MB = 1024 * 1024;
export const APPLICATION_PICTURES = {
  least: 20,
  most: 60,
  extensions: ['jpg', 'jpeg', 'png'],
  maxBytes: 5 * MB,
} as const;
export const MOST_VIDEO_LINKS = 5;
export const APPLICATION_TEXT = {
  realName: 40,
  wechat: 40,
  nickname: 30,
  bio: 500,
  city: 40,
  gear: 300,
  platforms: 500,
  videoLink: 300,
  words: 1000,
} as const;
/** A shorter text about oneself says nothing that a shop could show. */
export const SHORTEST_BIO = 20;

export const SUBJECTS = [
  'landscape',
  'city',
  'people',
  'business',
  'food',
  'wildlife',
  'aerial',
  'culture',
  'sports',
  'abstract',
] as const;
export type Subject = (typeof SUBJECTS)[number];

export const REFUSAL_REASONS = ['quality', 'style', 'rights', 'similar', 'details'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Working days within which a decision is due. */
export const APPLICATION_DAYS = 5;
/** Days after a rejection until one may apply again, and until its images and contact details are deleted. */
export const APPLY_AGAIN_DAYS = 30;
export const REFUSED_KEPT_DAYS = 90;

/** What an applicant fills in. */
export interface ApplicationForm {
  terms: boolean;
  realName: string;
  phone: string;
  wechat: string;
  nickname: string;
  bio: string;
  city: string;
  gear: string;
  subjects: Subject[];
  platforms: string;
  /** Null until the applicant has chosen. */
  exclusive: boolean | null;
  videoLinks: string[];
}

export interface ApplicationFacts extends ApplicationForm {
  phoneVerified: boolean;
  pictures: number;
}

export type Lacking = Exclude<keyof ApplicationFacts, 'wechat' | 'gear' | 'platforms' | 'videoLinks'>;

/** In which step each thing is filled in. */
export const STEP_OF: Record<Lacking, ApplicationStep> = {
  terms: 'terms',
  realName: 'contact',
  phone: 'contact',
  phoneVerified: 'contact',
  nickname: 'profile',
  bio: 'profile',
  city: 'profile',
  subjects: 'profile',
  exclusive: 'profile',
  pictures: 'works',
};

/** What an application still lacks before it can be submitted, in the order of the steps. */
export function lackingIn(application: ApplicationFacts): Lacking[] {
  const lacks: Record<Lacking, boolean> = {
    terms: !application.terms,
    realName: application.realName === '',
    phone: application.phone === '',
    phoneVerified: application.phone !== '' && !application.phoneVerified,
    nickname: application.nickname === '',
    bio: Array.from(application.bio).length < SHORTEST_BIO,
    city: application.city === '',
    subjects: application.subjects.length === 0,
    exclusive: application.exclusive === null,
    pictures: application.pictures < APPLICATION_PICTURES.least,
  };
  return (Object.keys(lacks) as Lacking[]).filter((name) => lacks[name]);
}

/** A link to a video on the web; nothing but http and https. */
export function isVideoLink(typed: string): boolean {
  return /^https?:\/\/[^\s/?#@]+\.[^\s/?#@.]+(?:[/?#]\S*)?$/i.test(typed);
}
