import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { member } from '../../../testing/answers.ts';
import { libraryPicture } from '../../../testing/pictures.ts';
import { type Answers, failed, fine, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { Mantine } from '../../../ui/mantine.tsx';
import { Content } from '../content.tsx';
import { CoverField } from './cover-field.tsx';
import { sendPicture } from './send-picture.ts';

const told = vi.hoisted(() => vi.fn<(message: string, kind?: string) => void>());
vi.mock('../../../ui/toast.ts', () => ({ toast: told, useToastsWanted: () => false }));
vi.mock(import('./send-picture.ts'), async (load) => ({ ...(await load()), sendPicture: vi.fn<typeof sendPicture>() }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const quay = libraryPicture(1, { name: 'Quay' });
const crane = libraryPicture(2, { name: 'Crane' });
const listed = fine({
  infos: [
    { ...quay, use: 'published' as const },
    { ...crane, use: 'none' as const },
  ],
  total: 2,
});
const image = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

async function open(more: Answers = {}, at = '/office/content?view=pictures') {
  localStorage.setItem('access_token', 'abc');
  const { seen } = standIn({
    '/session': fine({ data: { ...member, roles: ['editor'] } }),
    '/office/content/picture/list': listed,
    '/office/content/picture/uses': fine({ infos: [], total: 0, topics: [] }),
    ...more,
  });
  await show(
    <Mantine>
      <Content />
    </Mantine>,
    { at },
  );
  return (path: string) => seen.filter((one) => one.path === path).map(({ input }) => input);
}

describe('the library', () => {
  test('lists pictures with where they are used, narrowed by what the address says', async () => {
    const asked = await open({}, '/office/content?view=pictures&keyword=qu&shape=wide&use=published');
    const card = await screen.findByRole('button', { name: /Quay/ });
    expect(card.textContent).toBe('Quay1600 × 900Published');
    expect(within(card).getByAltText('What 1 shows')).toBeTruthy();
    expect(asked('/office/content/picture/list')[0]).toMatchObject({ keyword: 'qu', shape: 'wide', use: 'published' });
  });

  test('tells which entries show a picture, and does not offer to delete that', async () => {
    const uses = [
      { inPublished: true, inDraft: true },
      { inPublished: false, inDraft: false },
    ].map((where, place) => ({
      id: place + 7,
      type: 'case' as const,
      slug: `case-${place}`,
      state: 'published' as const,
      titleZh: '',
      titleEn: `Case ${place}`,
      ...where,
    }));
    const topics = [{ id: 4, titleZh: '海', titleEn: 'Sea', inPublished: false }];
    await open({ '/office/content/picture/uses': fine({ infos: uses, total: 25, topics }) });
    fireEvent.click(await screen.findByRole('button', { name: /Quay/ }));
    const list = within(await screen.findByRole('region', { name: 'Used in' }));
    const lines = (await list.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Case 0Case studyPublishedDraft',
      'Case 1Case studyEarlier revisions',
      'SeaTopicUnpublished',
    ]);
    expect(list.getByRole('link', { name: 'Sea' }).getAttribute('href')).toBe('/office/topics?topic=4');
    expect(list.getByText('And 23 more')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete image' })).toBeNull();
  });

  test('moves the focal point by keys and by a click, and saves it with the words', async () => {
    const asked = await open({ '/office/content/picture/save': fine({ picture: crane }) });
    fireEvent.click(await screen.findByRole('button', { name: /Crane/ }));
    const point = await screen.findByRole('button', { name: /^Focal point/ });
    fireEvent.keyDown(point, { key: 'ArrowRight', shiftKey: true });
    fireEvent.keyDown(point, { key: 'ArrowUp' });
    expect(point.getAttribute('aria-label')).toBe('Focal point · 60% from the left, 49% from the top');
    for (let times = 0; times < 6; times += 1) fireEvent.keyDown(point, { key: 'ArrowDown', shiftKey: true });
    expect(point.getAttribute('aria-label')).toContain('100% from the top');
    point.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200);
    fireEvent.click(point, { detail: 1, clientX: 200, clientY: 200 });
    expect(point.getAttribute('aria-label')).toContain('25% from the left, 75% from the top');
    fireEvent.click(point, { detail: 0 });
    fireEvent.change(screen.getByLabelText('Alternative text (English)'), { target: { value: 'A crane' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked('/office/content/picture/save')).toEqual([
        { id: 2, version: 1, name: 'Crane', altZh: '图 2', altEn: 'A crane', focus: { x: 25, y: 75 } },
      ]),
    );
  });

  test('says what keeps words from being saved', async () => {
    await open({ '/office/content/picture/save': failed('changed-meanwhile', 'Somebody changed it') });
    fireEvent.click(await screen.findByRole('button', { name: /Crane/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Somebody changed it')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Delete image' })).toBeTruthy();
  });

  test('takes several files at once, and names the one that is refused', async () => {
    const send = vi.mocked(sendPicture);
    send.mockImplementation(async ({ name }) => {
      if (name === 'bad.jpg') throw new Error('We can’t read this image');
      return crane;
    });
    await open();
    await screen.findByRole('button', { name: /Quay/ });
    const input = document.querySelector('[data-pick="content-pictures"]')!;
    fireEvent.change(input, { target: { files: [image('bad.jpg'), image('good.jpg')] } });
    await waitFor(() => expect(told).toHaveBeenCalledWith('bad.jpg · We can’t read this image', 'failed'));
    await waitFor(() => expect(send.mock.calls.map(([file]) => file.name)).toEqual(['bad.jpg', 'good.jpg']));
  });
});

describe('a cover', () => {
  async function field(cover: string | null, known = [quay]) {
    const onChange = vi.fn<(cover: string | null) => void>();
    standIn({
      '/office/content/picture/named': fine({ pictures: known }),
      '/office/content/picture/list': listed,
    });
    await show(
      <Mantine>
        <CoverField cover={cover} error={undefined} onChange={onChange} />
      </Mantine>,
    );
    return onChange;
  }

  test('is chosen from the library, or lent by a material', async () => {
    const onChange = await field(null);
    fireEvent.change(screen.getByLabelText('Or a material’s code, to use its image'), {
      target: { value: ' v00000012 ' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Choose from library' }));
    fireEvent.click(await screen.findByRole('button', { name: /Crane/ }));
    expect(onChange.mock.calls).toEqual([['V00000012'], ['content/2']]);
  });

  test('is shown, and can be taken away', async () => {
    const onChange = await field('content/1');
    expect((await screen.findByAltText('Quay')).getAttribute('src')).toBe('/1/640');
    fireEvent.click(screen.getByRole('button', { name: 'Remove cover' }));
    expect(onChange.mock.calls).toEqual([[null]]);
  });

  test('that is gone says so', async () => {
    await field('content/9', []);
    expect(await screen.findByText('This image is no longer in the library')).toBeTruthy();
  });

  test('is taken from what is dropped, but for what is no picture', async () => {
    vi.mocked(sendPicture).mockResolvedValue(crane);
    const onChange = await field(null);
    const zone = screen.getByRole('group', { name: 'Cover' }).querySelector('[data-takes-pictures]')!;
    fireEvent.drop(zone, { dataTransfer: { files: [new File(['x'], 'a.txt', { type: 'text/plain' })] } });
    fireEvent.drop(zone, { dataTransfer: { files: [image('a.jpg')] } });
    await waitFor(() => expect(onChange.mock.calls).toEqual([['content/2']]));
  });
});
