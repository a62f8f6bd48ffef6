import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTinyModel } from '#tests/support/tiny-model.ts';
import { makeClip } from '../fixtures.ts';
import { openMediaProcess } from '../media.ts';
import { checkModel } from './check.ts';
import { type Model, readModel } from './model.ts';
import type { Embedded } from './settings.ts';
import { bpeTokens } from './tokens-bpe.ts';
import { wordpieceTokens } from './tokens-wordpiece.ts';
import { readVector } from './vectors.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-embedding-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let model: Model;
beforeAll(async () => {
  model = await readModel(makeTinyModel(join(folder, 'tiny')));
});

const numbersOf = ({ moments, broken }: Embedded) => ({
  seconds: moments.map(({ second }) => second),
  vectors: moments.map(({ vector }) => [...readVector(vector)]),
  broken,
});

async function embed(kind: 'photo' | 'video', file: string) {
  const media = await openMediaProcess({ kind, file, outputDir: mkdtempSync(join(folder, 'made-')), model });
  try {
    const { facts: probe } = await media.run('probe' as never, {} as never);
    return numbersOf((await media.run('embed' as never, { probe } as never)).facts);
  } finally {
    await media.close();
  }
}

async function photo(background: string, width = 4000) {
  const file = join(folder, `${background.slice(1)}.jpg`);
  writeFileSync(
    file,
    await sharp({ create: { width, height: 3000, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
  return file;
}

test('a photo is where its colour is, in a process without network', async () => {
  expect(await embed('photo', await photo('#ff0000'))).toEqual({ seconds: [0], vectors: [[127, 0, 0, 0]], broken: 0 });
  const teal = await embed('photo', await photo('#0080ff'));
  expect(teal.vectors[0]?.map((number) => Math.round(number / 10))).toEqual([0, 6, 13, 0]);
});

test('a picture without numbers has no vector', async () => {
  expect(await embed('photo', await photo('#000000'))).toEqual({ seconds: [], vectors: [], broken: 1 });
});

const scenes = (...colours: [string, number, number][]) =>
  [
    'color=black',
    ...colours.map(([name, from, to]) => `drawbox=c=${name}:t=fill:enable='gte(t,${from})*lt(t,${to})'`),
  ].join(',');

describe('a clip', () => {
  const film = async (name: string, clip: Parameters<typeof makeClip>[1]) => {
    const file = join(folder, `${name}.mp4`);
    makeClip(file, { frameRate: 5, ...clip });
    return await embed('video', file);
  };

  test.each([5, 250])('has each second that differs from the one before, with a key frame every %i', async (g) => {
    const picture = scenes(['red', 0, 3], ['blue', 3, 6], ['lime', 6, 8]);
    const { seconds, vectors, broken } = await film(`scenes${g}`, {
      seconds: 8,
      picture,
      options: { g, keyint_min: 1 },
    });
    expect(seconds).toEqual([0, 3, 6]);
    expect(vectors.map((vector) => vector.indexOf(127))).toEqual([0, 2, 1]);
    expect(broken).toBe(0);
  });

  test('that is longer than a minute is seen every second or third second', async () => {
    const picture = scenes(['red', 0, 101], ['blue', 101, 130]);
    const { seconds } = await film('long', { seconds: 130, frameRate: 1, picture, options: { g: 20, keyint_min: 1 } });
    expect(seconds).toEqual([0, 102]);
  });
});

async function phrase(text: string, given = model) {
  const file = join(folder, 'phrase');
  writeFileSync(file, text);
  const outputDir = mkdtempSync(join(folder, 'made-'));
  const media = await openMediaProcess({ kind: 'words', file, outputDir, model: given, prepare: 'phrase' });
  try {
    return numbersOf((await media.run('phrase', {})).facts);
  } finally {
    await media.close();
  }
}

test('a text is where its words are', async () => {
  expect(await phrase('Scarlet')).toEqual({ seconds: [0], vectors: [[127, 0, 0, 0]], broken: 0 });
  expect((await phrase('scarlet, 绯 colour')).vectors[0]).toEqual([127, 0, 64, 64]);
  expect(await phrase('nowhere')).toEqual({ seconds: [], vectors: [], broken: 1 });
});

test('a model whose files only their owner may read is read all the same', async () => {
  const closed = await readModel(makeTinyModel(join(folder, 'closed')));
  chmodSync(closed.textFile, 0o600);
  chmodSync(join(folder, 'closed'), 0o700);
  expect((await phrase('verdant', closed)).vectors).toEqual([[0, 127, 0, 0]]);
});

test('another model has another hash, the same with another limit does not', async () => {
  const hashOf = async (name: string) => (await readModel(join(folder, name))).hash;
  makeTinyModel(join(folder, 'turned'), { turned: true });
  makeTinyModel(join(folder, 'stricter'));
  const description = join(folder, 'stricter/model.json');
  writeFileSync(description, readFileSync(description, 'utf8').replace('0.8', '0.9'));
  expect(await hashOf('turned')).not.toBe(model.hash);
  expect(await hashOf('stricter')).toBe(model.hash);
});

describe('a model that cannot be used is refused in one sentence', () => {
  const begin = 'The model in EMBEDDING_MODEL cannot be used: ';
  const refusalOf = async (name: string, spoil: (path: string) => void) => {
    const path = makeTinyModel(join(folder, name));
    spoil(path);
    const said = await checkModel(path).then(
      () => 'accepted',
      (error: Error) => error.message,
    );
    return said.replace(begin, '').replace(' See docs/configuration.md.', '');
  };

  test('but a good one is not', async () => {
    expect(await refusalOf('good', () => {})).toBe('accepted');
  });

  test('without a file, or with a description of another kind', async () => {
    expect(await refusalOf('bare', (path) => rmSync(join(path, 'text.onnx')))).toBe('it has no file text.onnx.');
    expect(
      await refusalOf('folder', (path) => {
        rmSync(join(path, 'image.onnx'));
        mkdirSync(join(path, 'image.onnx'));
      }),
    ).toBe('it has no file image.onnx.');
    expect(await refusalOf('json', (path) => writeFileSync(join(path, 'model.json'), 'size: 3'))).toBe(
      'its model.json is no JSON.',
    );
    expect(await refusalOf('field', (path) => writeFileSync(join(path, 'model.json'), '{"dimension":1}'))).toBe(
      'dimension in model.json is wrong.',
    );
  });

  test('that gives vectors of another length, or no numbers', async () => {
    expect(await refusalOf('shape', (path) => makeTinyModel(path, { dimension: 5 }))).toBe(
      'image.onnx: The media process ended: Error: the network gives float32 [1,4] instead of 5 numbers.',
    );
    expect(await refusalOf('nan', (path) => makeTinyModel(path, { broken: true }))).toBe(
      'image.onnx gives no numbers.',
    );
  });

  test('that is no network, or has other inputs', async () => {
    expect(await refusalOf('cut', (path) => writeFileSync(join(path, 'text.onnx'), 'no network'))).toMatch(
      /^text\.onnx: .*(protobuf|model)/i,
    );
    const other = await refusalOf('inputs', (path) => {
      const file = join(path, 'model.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace('"tokens"', '"ids"'));
    });
    expect(other).toBe('text.onnx: The media process ended: Error: the network has no input ids, but tokens.');
  });
});

test('tokens of CLIP are put together as it has learnt them', () => {
  const merges = ['l o', 'lo w</w>', 'e r</w>', ['n', 'e']];
  const vocab = Object.fromEntries(
    ['<|startoftext|>', '<|endoftext|>', 'low</w>', 'lo', 'w', 'er</w>', 'ne', 'w</w>', ',</w>', 'æ', 'Ĺ', '¥</w>'].map(
      (token, id) => [token, id],
    ),
  );
  const tokenize = bpeTokens({ model: { vocab, merges } });
  expect(tokenize('Low, lower  NEW', 77)).toEqual({ ids: [0, 2, 8, 3, 4, 5, 6, 7, 1], filler: 1 });
  // Three bytes of UTF-8: e6 97 a5.
  expect(tokenize('日', 77).ids).toEqual([0, 9, 10, 11, 1]);
  expect(tokenize('low low low', 4).ids).toEqual([0, 2, 2, 1]);
});

test('tokens of BERT are the longest that it knows, each Chinese character by itself', () => {
  const names = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', '日', '落', 'sun', '##set', '##s', 'cafe', '-'];
  const vocab = Object.fromEntries(names.map((name, id) => [name, id]));
  const tokenize = wordpieceTokens({ model: { vocab } });
  expect(tokenize('日落 Sunsets', 52)).toEqual({ ids: [2, 4, 5, 6, 7, 8, 3], filler: 0 });
  expect(tokenize('café-sunny', 52).ids).toEqual([2, 9, 10, 1, 3]);
  expect(tokenize('日落日落', 4).ids).toEqual([2, 4, 5, 3]);
});
