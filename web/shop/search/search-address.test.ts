import { describe, expect, test } from 'vitest';
import { changed, readAddress } from './search-address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));
const change = (query: string, what: Parameters<typeof changed>[1]) => changed(new URLSearchParams(query), what);

describe('an address', () => {
  test('[R25] says what is wanted', () => {
    expect(read('keyword=%20sunset%20&type=pic&categoryId=12&colour=blue&sort=newest')).toEqual({
      keyword: 'sunset',
      type: 'pic',
      sort: 'newest',
      filters: { categoryId: '12', colour: 'blue' },
      exact: undefined,
      literal: undefined,
      like: undefined,
      imageKey: undefined,
      soundKey: undefined,
    });
  });

  test.each([
    'type=gif&sort=best&colour=beige&length=3&categoryId=-1&shopId=x&hdr=2&like=0&imageKey=short&soundKey=short&exact=0',
    'type=video&resolution=16K&frameRate=23.976&categoryId=1e99&people=yes&literal=all',
  ])('with values that do not exist (%s) is read without them', (query) => {
    expect(read(query)).toEqual({
      keyword: '',
      type: 'video',
      sort: 'relevance',
      filters: {},
      exact: undefined,
      literal: undefined,
      like: undefined,
      imageKey: undefined,
      soundKey: undefined,
    });
  });

  test('knows no filter that makes no sense for its kind', () => {
    expect(read('type=pic&length=5-10&frameRate=25&hdr=1&orientation=square').filters).toEqual({
      orientation: 'square',
    });
    expect(read('type=music&orientation=square&colour=red&priceClass=A').filters).toEqual({ priceClass: 'A' });
  });

  test('knows what sounds are searched by, and leaves it to them', () => {
    const asked = 'genre=7&mood=x&instrument=9&theme=3&bpm=90-110&key=a-minor&vocals=0&energy=high';
    expect(read(`type=music&${asked}`).filters).toEqual({
      genre: '7',
      instrument: '9',
      theme: '3',
      bpm: '90-110',
      key: 'a-minor',
      vocals: '0',
      energy: 'high',
    });
    expect(read(`type=effect&${asked}`).filters).toEqual({ theme: '3', energy: 'high' });
    expect(read(`type=video&${asked}`).filters).toEqual({});
  });

  test('knows clips, music and effects by lengths of their own', () => {
    const lengths = ['10-20', '120-180', '2-10'];
    const known = (type: string) => lengths.filter((length) => read(`type=${type}&length=${length}`).filters.length);
    expect(['video', 'music', 'effect'].map(known)).toEqual([['10-20'], ['120-180'], ['2-10']]);
  });

  test('cuts endless words', () => {
    expect(read(`keyword=${'山'.repeat(10_000)}`).keyword).toHaveLength(200);
  });
});

describe('a change', () => {
  test('keeps all the rest', () => {
    expect(change('keyword=sunset&type=video&sort=newest', { colour: 'red' })).toBe(
      '?keyword=sunset&type=video&sort=newest&colour=red',
    );
    expect(change('keyword=sunset&colour=red', { colour: undefined })).toBe('?keyword=sunset');
  });

  test('[R268] takes words as they are typed until there are others', () => {
    expect(read('keyword=suset&exact=1').exact).toBe('1');
    expect(change('keyword=suset', { exact: '1' })).toBe('?keyword=suset&exact=1');
    expect(change('keyword=suset&exact=1', { sort: 'newest' })).toBe('?keyword=suset&exact=1&sort=newest');
    expect(change('keyword=suset&exact=1', { keyword: 'sunset' })).toBe('?keyword=sunset');
  });

  test('keeps the readings that are not wanted until there are other words', () => {
    expect(read('keyword=x&literal=use,all,people').literal).toBe('people,use');
    expect(change('keyword=x&literal=use', { sort: 'newest' })).toBe('?keyword=x&literal=use&sort=newest');
    expect(change('keyword=x&literal=use', { keyword: 'y' })).toBe('?keyword=y');
    expect(change('keyword=x&literal=use', { keyword: 'x y', literal: 'use' })).toBe('?keyword=x+y&literal=use');
  });

  test('to another kind drops what makes no sense there, and the category', () => {
    expect(change('keyword=sunset&type=video&categoryId=3&hdr=1&colour=red', { type: 'pic' })).toBe(
      '?keyword=sunset&type=pic&colour=red',
    );
    expect(change('type=music&genre=7&theme=3&bpm=90-110&priceClass=A', { type: 'effect' })).toBe(
      '?type=effect&theme=3&priceClass=A',
    );
  });
});
