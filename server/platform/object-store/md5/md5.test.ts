import { hash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLanes, newMemory, placeOf } from './lanes.ts';
import { takeSlot } from './md5.ts';

test('several messages at once, of every length around the ends of blocks', () => {
  const memory = newMemory(10);
  const hashAll = createLanes(memory, 10);
  const bytes = Buffer.from(memory.buffer);
  const lengths = [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 1000, 65_536, 1_048_575, 1_048_576];
  for (let count = 1; count <= 8; count += 1)
    for (let start = 0; start < lengths.length; start += count) {
      const messages = lengths.slice(start, start + count).map((length) => randomBytes(length));
      const slot = (index: number) => 9 - index;
      messages.forEach((message, index) => message.copy(bytes, placeOf(slot(index))));
      const digests = hashAll(messages.map(({ length }, index) => ({ slot: slot(index), size: length })));
      expect(digests.map((digest) => digest.toString('hex'))).toEqual(messages.map((message) => hash('md5', message)));
    }
});

test('many that come together get each their own', async () => {
  const messages = Array.from({ length: 30 }, (_, index) => randomBytes(128 * 1024 + index * 20_011));
  const digests = await Promise.all(
    messages.map(async (message) => {
      const slot = takeSlot(message.length);
      message.copy(slot?.bytes ?? Buffer.alloc(0));
      return await slot?.md5(message.length).finally(() => slot.release());
    }),
  );
  expect(digests.map((digest) => digest?.toString('hex'))).toEqual(messages.map((message) => hash('md5', message)));
});

test('there is a slot for some, and not for what is too small, too large or too many', () => {
  expect(takeSlot(1000)).toBeUndefined();
  expect(takeSlot(1_048_577)).toBeUndefined();
  const taken = Array.from({ length: 40 }, () => takeSlot(1_048_576));
  expect(taken.filter(Boolean)).toHaveLength(32);
  for (const slot of taken) slot?.release();
  expect(takeSlot(1_048_576)).toBeDefined();
});
