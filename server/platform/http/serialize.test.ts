import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { serializeChecked } from './serialize.ts';

const inner = z.object({ id: z.int() });
const reply = z.object({
  one: inner,
  maybe: z.nullable(inner),
  absent: z.optional(inner),
  list: z.array(z.object({ inside: inner })).check(z.maxLength(2)),
  byName: z.record(z.string(), inner),
  either: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a'), a: z.string() }),
    z.object({ kind: z.literal('b'), b: inner }),
  ]),
  any: z.union([z.string(), inner]),
});

const serialize = serializeChecked({ schema: reply, method: 'POST', url: '/x' } as never);
const good = {
  one: { id: 1 },
  maybe: null,
  list: [{ inside: { id: 2 } }],
  byName: { lin: { id: 3 } },
  either: { kind: 'b', b: { id: 4 } },
  any: { id: 5 },
};

test('a reply leaves as its contract says', () => {
  expect(JSON.parse(serialize(good))).toEqual(good);
  expect(JSON.parse(serialize({ ...good, maybe: { id: 6 }, absent: { id: 7 }, any: 'text' }))).toEqual({
    ...good,
    maybe: { id: 6 },
    absent: { id: 7 },
    any: 'text',
  });
});

test('what is not in the contract stays, however deep it is', () => {
  const secret = 'token';
  const leaky = {
    secret,
    one: { id: 1, secret },
    maybe: null,
    list: [{ secret, inside: { id: 2, secret } }],
    byName: { lin: { id: 3, secret } },
    either: { kind: 'b', secret, a: secret, b: { id: 4, secret } },
    any: { id: 5, secret },
  };
  expect(JSON.parse(serialize(leaky))).toEqual(good);
});

test.each([
  ['a field is missing', { ...good, one: {} }],
  ['a number is a text', { ...good, one: { id: '1' } }],
  ['there are too many', { ...good, list: [1, 2, 3].map((id) => ({ inside: { id } })) }],
  ['a kind is unknown', { ...good, either: { kind: 'c' } }],
  ['something deep is wrong', { ...good, byName: { lin: { id: 1.5 } } }],
])('a reply is refused when %s', (_, wrong) => {
  expect(() => serialize(wrong)).toThrow('the reply of /x is not that of its contract');
});
