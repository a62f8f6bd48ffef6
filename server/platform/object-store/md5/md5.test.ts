import { hash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLanes, newMemory, placeOf } from './lanes.ts';
import { md5Of } from './md5.ts';

test('several messages at once, of every length around the ends of blocks', () => {
  const memory = newMemory();
  const lanes = createLanes(memory);
  const bytes = Buffer.from(memory.buffer);
  const lengths = [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 1000, 65_536, 1_048_575, 1_048_576];
  for (let count = 1; count <= 8; count += 1)
    for (let start = 0; start < lengths.length; start += count) {
      const messages = lengths.slice(start, start + count).map((length) => randomBytes(length));
      messages.forEach((message, lane) => message.copy(bytes, placeOf(lane)));
      const digests = lanes(messages.map(({ length }) => length));
      expect(digests.map((digest) => digest.toString('hex'))).toEqual(messages.map((message) => hash('md5', message)));
    }
});

test('many that wait together get each their own', async () => {
  const messages = Array.from({ length: 30 }, (_, index) => randomBytes(128 * 1024 + index * 20_011));
  const digests = await Promise.all(
    messages.map((message) => md5Of([message.subarray(0, 1000), message.subarray(1000, 1000), message.subarray(1000)])),
  );
  expect(digests.map((digest) => digest.toString('hex'))).toEqual(messages.map((message) => hash('md5', message)));
});
