import * as z from 'zod/mini';

/** Words that belong to a picture in the library. */
export const PICTURE_TEXT = { name: 120, alt: 300 } as const;

const hundredth = z.int().check(z.gte(0), z.lte(100));

/** What stays in sight where a picture is cropped: hundredths from the left and from the top. */
export const focus = z.strictObject({ x: hundredth, y: hundredth });
export type Focus = z.output<typeof focus>;

export const MIDDLE: Focus = { x: 50, y: 50 };

/** By which pictures in the library are narrowed: wide, high or about square. */
export const PICTURE_SHAPES = ['wide', 'high', 'square'] as const;
export type PictureShape = (typeof PICTURE_SHAPES)[number];

/** Where a picture is used: in what is published, only elsewhere, such as in drafts and earlier revisions, or nowhere. */
export const PICTURE_USES = ['published', 'other', 'none'] as const;
export type PictureUse = (typeof PICTURE_USES)[number];
