import { expect, test } from 'vitest';
import { MATERIAL_STATES } from '#contract/domain/material.ts';
import { RENDITIONS } from '#contract/domain/media.ts';
import { zh } from '#contract/text/zh.ts';

test('the office has a name for every state of a material, for arriving there and for all that is stored', () => {
  expect(Object.keys(zh.office.materialStates).toSorted()).toEqual(MATERIAL_STATES.toSorted());
  expect(Object.keys(zh.office.actions.material)).toEqual(expect.arrayContaining([...MATERIAL_STATES]));
  expect(Object.keys(zh.office.media.renditions).toSorted()).toEqual(RENDITIONS.toSorted());
});
