import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { musicItem, photoItem, videoItem } from '../../testing/items.ts';
import { failed, fine, outOfReach, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { TopicList } from './topic-list.tsx';
import { Topic } from './topic.tsx';

const topic = (id: number, count = 3) => ({
  id,
  title: `Topic ${id}`,
  description: `About ${id}`,
  homeCover: `/${id}/cover`,
  colour: '#123',
  count,
});
const whole = {
  ...topic(1),
  cover: null,
  body: [],
  language: 'en' as const,
  pictures: {},
  materials: [],
  prices: {},
  figures: null,
};
const list = fine({ infos: [topic(1), topic(2, 1), topic(3, 1200)] });

beforeEach(() =>
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } }),
);
afterEach(cleanup);

describe('[R59] a topic', () => {
  test('shows its materials of all kinds in the order of its editors, and the other topics', async () => {
    const infos = [photoItem(5), musicItem(6), videoItem(7, { from: 'pond5' })];
    standIn({ '/topic/1': fine({ topic: whole, infos }), '/topic/list': list });
    await show(<Topic />, { at: '/Topic?id=1' });
    await screen.findByRole('heading', { level: 1, name: 'Topic 1' });
    screen.getByText('About 1');
    screen.getByText('3 works');
    const works = within(screen.getByRole('list', { name: 'In this topic' }));
    expect(works.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/DetailPic?id=5',
      '/DetailMusic?id=6',
      '/P5Detail?id=7',
    ]);
    const others = within(await screen.findByRole('region', { name: 'More topics' }));
    expect(others.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Topic 2', 'Topic 3']);
  });

  test('shows what its editors wrote above its works, with the cover that they chose', async () => {
    const focus = { x: 20, y: 80 };
    const cover = { url: '/c/1280', small: '/c/640', srcset: '/c/640 640w', colour: '#445566', focus };
    const clip = videoItem(7);
    const body = [
      { type: 'text' as const, runs: [{ text: '清晨' }] },
      { type: 'material' as const, code: clip.code, caption: '' },
    ];
    const told = { ...whole, body, language: 'zh' as const, materials: [clip], cover };
    standIn({ '/topic/1': fine({ topic: told, infos: [photoItem(5)] }), '/topic/list': list });
    await show(<Topic />, { at: '/Topic?id=1' });
    await screen.findByText('清晨');
    screen.getByText('Only available in Chinese so far');
    const picture = document.querySelector('header img');
    expect([picture?.getAttribute('src'), picture?.getAttribute('style')]).toEqual([
      '/c/1280',
      'object-position: 20% 80%;',
    ]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.indexOf('/Detail?id=7')).toBeLessThan(links.indexOf('/DetailPic?id=5'));
  });

  test.each(['/Topic?id=9', '/Topic', '/Topic?id=abc'])('that is not there (%s) leads to the others', async (at) => {
    standIn({ '/topic/9': failed('not-found', 'Not found'), '/topic/list': list });
    await show(<Topic />, { at });
    await screen.findByRole('heading', { level: 1, name: 'Topic not found' });
    expect(await screen.findByRole('region', { name: 'More topics' })).toBeTruthy();
  });

  test('that did not arrive may be tried again', async () => {
    standIn({ '/topic/1': outOfReach, '/topic/list': list });
    await show(<Topic />, { at: '/Topic?id=1' });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('[R60] the list of topics', () => {
  test('shows every topic with how much is in it', async () => {
    standIn({ '/topic/list': list });
    await show(<TopicList />);
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Topic 1About 13 works',
      'Topic 2About 21 work',
      'Topic 3About 31,200 works',
    ]);
    expect(links[0]?.getAttribute('href')).toBe('/Topic?id=1');
  });

  test('says what to do while there is none', async () => {
    standIn({ '/topic/list': fine({ infos: [] }) });
    await show(<TopicList />);
    await screen.findByRole('heading', { name: 'No topics yet' });
    expect(screen.getByRole('link', { name: 'All video' }).getAttribute('href')).toBe('/SearchResult?type=video');
  });
});
