import * as z from 'zod/mini';
import { id, instant, line, nothing, oneLine, post } from '../call.ts';
import { body } from '../domain/blocks.ts';
import { cover } from '../domain/content.ts';
import { MATERIAL_STATES } from '../domain/material.ts';
import { MEDIA_KINDS } from '../domain/media.ts';
import { CATALOGUE_EDITORS } from '../domain/roles.ts';

/** The order that an editor saw and the one that they want; the server refuses it when the list has changed since. */
export const reordering = {
  was: z.array(id).check(z.maxLength(1000)),
  ids: z.array(id).check(z.maxLength(1000)),
};

export const version = z.int().check(z.positive());

/** What editors write of a topic or a playlist. */
export const listedTexts = {
  slug: line(1, 60).check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'invalid' })),
  titleZh: oneLine(1, 60),
  titleEn: oneLine(1, 60),
  descriptionZh: line(0, 500),
  descriptionEn: line(0, 500),
  published: z.boolean(),
};

/** A time that a calendar offers. */
export const moment = z.nullable(
  instant.check(z.refine((value) => value >= '2020' && value < '2200', { error: 'invalid' })),
);

/** When visitors see a topic or a playlist, as long as it is published; null for no limit. */
export const shownTimes = { shownFrom: moment, shownUntil: moment };

const fields = {
  ...listedTexts,
  ...shownTimes,
  /** A picture of the library or the code of a material; null for its first picture on sale. */
  chosenCover: z.nullable(cover),
};

const topic = z.object({
  id,
  version,
  ...fields,
  /** Address of its picture; null without a picture on sale, when it is not shown. */
  cover: z.nullable(z.string()),
  materials: z.int(),
  online: z.int(),
  /** Whether visitors see it now. */
  shown: z.boolean(),
});
export type DeskTopic = z.output<typeof topic>;

/** A material in a topic or a playlist. */
export const listedMaterial = z.object({
  id,
  code: z.string(),
  kind: z.enum(MEDIA_KINDS),
  state: z.enum(MATERIAL_STATES),
  title: z.string(),
  thumbnail: z.nullable(z.string()),
});
export type ListedMaterial = z.output<typeof listedMaterial>;

/** Both bodies of a topic, which count their changes apart from its other fields. */
const bodies = z.object({ version, zh: body, en: body });
export type TopicBodies = z.output<typeof bodies>;

export const topicDeskCalls = {
  list: post('/office/topic/list', {
    who: CATALOGUE_EDITORS,
    summary: 'All topics in their order',
    input: nothing,
    output: z.object({ infos: z.array(topic) }),
  }),
  add: post('/office/topic/add', {
    who: CATALOGUE_EDITORS,
    summary: 'Make a topic, at the end of the list',
    input: z.strictObject(listedTexts),
    output: z.object({ id }),
  }),
  edit: post('/office/topic/edit', {
    who: CATALOGUE_EDITORS,
    summary: 'Change the texts of a topic, its cover, or when it is shown',
    input: z.strictObject({ id, version, ...fields }),
    output: z.object({}),
  }),
  body: post('/office/topic/body', {
    who: CATALOGUE_EDITORS,
    summary: 'What a topic says beside its works, in both languages',
    input: z.strictObject({ id }),
    output: bodies,
  }),
  write: post('/office/topic/write', {
    who: CATALOGUE_EDITORS,
    summary: 'Change what a topic says beside its works',
    input: z.strictObject({ id, ...bodies.shape }),
    output: z.object({ version }),
  }),
  remove: post('/office/topic/remove', {
    who: CATALOGUE_EDITORS,
    summary: 'Remove a topic; its materials stay',
    input: z.strictObject({ id, version }),
    output: z.object({}),
  }),
  reorder: post('/office/topic/reorder', {
    who: CATALOGUE_EDITORS,
    summary: 'Put the topics in another order',
    input: z.strictObject(reordering),
    output: z.object({}),
  }),
  materials: post('/office/topic/materials', {
    who: CATALOGUE_EDITORS,
    summary: 'The materials of a topic in their order',
    input: z.strictObject({ id }),
    output: z.object({ infos: z.array(listedMaterial) }),
  }),
  addMaterial: post('/office/topic/addMaterial', {
    who: CATALOGUE_EDITORS,
    summary: 'Put a material at the end of a topic',
    input: z.strictObject({ id, materialId: id }),
    output: z.object({}),
  }),
  removeMaterial: post('/office/topic/removeMaterial', {
    who: CATALOGUE_EDITORS,
    summary: 'Take a material out of a topic',
    input: z.strictObject({ id, materialId: id }),
    output: z.object({}),
  }),
  reorderMaterials: post('/office/topic/reorderMaterials', {
    who: CATALOGUE_EDITORS,
    summary: 'Put the materials of a topic in another order; the first picture is its cover',
    input: z.strictObject({ id, ...reordering }),
    output: z.object({}),
  }),
};
