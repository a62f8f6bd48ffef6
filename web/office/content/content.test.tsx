import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentDetail, ContentRow, EntryContent } from '#contract/calls/content-desk.ts';
import { Overlays } from '../../shell/dialogs/overlays.tsx';
import { member } from '../../testing/answers.ts';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { Content } from './content.tsx';

const AT = '2026-11-16T02:00:00.000Z';
const content = (more: Partial<EntryContent> = {}): EntryContent => ({
  zh: { title: '港口', summary: '', seo: '', body: [{ type: 'text', runs: [{ text: '你好' }] }] },
  en: { title: 'Harbour', summary: '', seo: '', body: [{ type: 'text', runs: [{ text: 'Hello' }] }] },
  cover: null,
  tags: ['sea'],
  materials: [],
  shops: [],
  topics: [],
  facts: { brand: null, year: 2026 },
  ...more,
});
const revision = (id: number, more: Partial<EntryContent> = {}) => ({
  id,
  madeAt: AT,
  madeBy: 'Shen',
  content: content(more),
});
const listed = { type: 'case', slug: 'harbour', shownFrom: null, shownUntil: null } as const;
const entry = (more: Partial<ContentDetail> = {}): ContentDetail => ({
  ...listed,
  id: 7,
  version: 3,
  position: 0,
  state: 'published',
  hasDraft: false,
  publishedAt: AT,
  latest: revision(12),
  published: revision(12),
  ...more,
});

async function open(more: Answers = {}, detail = entry(), at = '/office/content?entry=7') {
  localStorage.setItem('access_token', 'abc');
  const server = standIn({
    '/session': fine({ data: { ...member, roles: ['editor'] } }),
    '/office/content/detail': fine({ entry: detail }),
    '/office/content/stay': fine({ version: detail.version, others: [] }),
    '/office/content/leave': fine({}),
    '/office/content/shops': fine({ infos: [] }),
    '/office/topic/list': fine({ infos: [] }),
    '/office/content/revisions': fine({
      infos: [12, 11].map((id) => ({ id, madeAt: AT, madeBy: 'Shen', titleZh: '', titleEn: '' })),
      total: 2,
    }),
    ...more,
  });
  await show(
    <Mantine>
      <Content />
      <Overlays />
    </Mantine>,
    { at },
  );
  return (path: string) => server.seen.filter((seen) => seen.path === path).map(({ input }) => input);
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the list says what each entry is, which language it lacks, and keeps its filters in the address', async () => {
  const row = (id: number, more: Partial<ContentRow>): ContentRow => ({
    ...listed,
    id,
    version: 1,
    state: 'draft',
    hasDraft: true,
    titleZh: `案例 ${id}`,
    titleEn: `Case ${id}`,
    missing: null,
    changedAt: AT,
    ...more,
  });
  const rows = [row(1, { state: 'published' }), row(2, { titleEn: '', missing: 'en' })];
  const asked = await open(
    { '/office/content/list': fine({ infos: rows, total: 2 }) },
    entry(),
    '/office/content?type=case&missing=en&keyword=x',
  );
  const cells = async (name: RegExp) =>
    within(await screen.findByRole('row', { name }))
      .getAllByRole('cell')
      .slice(0, 4)
      .map(({ textContent }) => textContent);
  expect(await cells(/Case 1/)).toEqual([
    'Case 1harbour',
    'Case study',
    'Published Unpublished changes',
    'Chinese and English',
  ]);
  expect(await cells(/案例 2/)).toEqual(['案例 2harbour', 'Case study', 'Draft ', 'No English']);
  expect(asked('/office/content/list')[0]).toMatchObject({ type: 'case', missing: 'en', keyword: 'x', drafts: false });
});

test('what is typed is saved by itself before it is published, and the dialog says what to know', async () => {
  const asked = await open({
    '/office/content/save': fine({ version: 4 }),
    '/office/content/check': fine({
      findings: [
        { problem: 'missing-language', language: 'en' },
        { problem: 'dead-link', link: '/nowhere' },
      ],
    }),
    '/office/content/publish': fine({ version: 5 }),
  });
  const title = await screen.findByDisplayValue('Harbour');
  fireEvent.change(title, { target: { value: '' } });
  expect(screen.getByText('No English')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change dates' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('This link leads nowhere: /nowhere');
  expect(dialog.getByText('There’s no English version. English readers get Chinese')).toBeTruthy();
  expect(asked('/office/content/save')).toMatchObject([
    { id: 7, version: 3, zh: { title: '港口' }, en: { title: '' }, tags: ['sea'] },
  ]);
  expect(dialog.queryByLabelText('Show from')).toBe(null);
  fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(asked('/office/content/publish')).toEqual([{ id: 7, version: 4, from: null, until: null }]),
  );
});

test('a draft is shown as visitors would see it, in either language, at the width of a phone too', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await open({ '/office/content/preview': fine({ slug: 'harbour', seal: 'abc', until: '2026-11-17T02:00:00.000Z' }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog'));
  const links = await dialog.findAllByRole('link', { name: 'Open' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/Case/harbour?lang=zh&preview=abc',
    '/Case/harbour?lang=en&preview=abc',
  ]);
  fireEvent.click(dialog.getAllByRole('link', { name: 'Open at phone width' })[1]!);
  expect(opened.mock.calls).toEqual([
    [`${location.origin}/Case/harbour?lang=en&preview=abc`, '_blank', 'popup,width=390,height=844,noreferrer'],
  ]);
});

test('a draft may begin later, in China’s time', async () => {
  const draft = entry({ state: 'draft', hasDraft: true, published: null, publishedAt: null });
  const asked = await open(
    { '/office/content/check': fine({ findings: [] }), '/office/content/publish': fine({ version: 4 }) },
    draft,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Checked. Nothing to fix.');
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBe(null);
  const from = dialog.getByRole('textbox', { name: 'Show from' });
  fireEvent.change(from, { target: { value: '2199-01-02' } });
  fireEvent.blur(from);
  fireEvent.change(dialog.getAllByRole('textbox', { name: 'Time in China' })[0]!, { target: { value: '09:30' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
  await waitFor(() =>
    expect(asked('/office/content/publish')).toEqual([
      { id: 7, version: 3, from: '2199-01-02T01:30:00.000Z', until: null },
    ]),
  );
});

test('when somebody else changed the same field, the editor decides', async () => {
  const theirs = entry({ version: 9, latest: revision(20, { tags: ['theirs'] }), hasDraft: true });
  let read = 0;
  const asked = await open({
    '/office/content/detail': () => fine({ entry: (read += 1) === 1 ? entry() : theirs }),
    '/office/content/save': ({ input }) =>
      (input as { version: number }).version === 9 ? fine({ version: 10 }) : failed('changed-meanwhile', 'Changed'),
  });
  fireEvent.change(await screen.findByRole('textbox', { name: /^Tags/ }), { target: { value: 'mine, 我的' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save now' }));
  const choosing = within((await screen.findByText('theirs')).closest('form')!);
  fireEvent.click(choosing.getByRole('radio', { name: /^Mine/ }));
  fireEvent.click(choosing.getByRole('button', { name: 'Save with these choices' }));
  await waitFor(() =>
    expect(asked('/office/content/save').at(-1)).toMatchObject({ version: 9, tags: ['mine', '我的'] }),
  );
});

test('others who have the entry open are named, and what they saved is shown where nothing is lost', async () => {
  let read = 0;
  const theirs = entry({ version: 4, latest: revision(20, { tags: ['theirs'] }), hasDraft: true });
  const asked = await open({
    '/office/content/stay': fine({ version: 4, others: ['Gu', 'Shen'] }),
    '/office/content/detail': () => fine({ entry: (read += 1) === 1 ? entry() : theirs }),
  });
  await screen.findByText('Also editing: Gu, Shen');
  await screen.findByDisplayValue('theirs');
  expect(asked('/office/content/stay')[0]).toEqual({ id: 7 });
  cleanup();
  await waitFor(() => expect(asked('/office/content/leave')).toEqual([{ id: 7 }]));
});

test('an entry that was never published is deleted after a question, others never', async () => {
  const draft = entry({ state: 'draft', hasDraft: true, published: null, publishedAt: null });
  const asked = await open(
    { '/office/content/remove': fine({}), '/office/content/list': fine({ infos: [], total: 0 }) },
    draft,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete this entry?' }));
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('button', { name: 'New entry' });
  expect(asked('/office/content/remove')).toEqual([{ id: 7, version: 3 }]);
  // A question that is still closing would be there on the next page.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  cleanup();
  await open();
  await screen.findByDisplayValue('Harbour');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBe(null);
});

test('related shops and topics are chosen by their names', async () => {
  const shops = [
    { id: 3, name: 'Far Ridge', owner: 'Lin' },
    { id: 4, name: 'North Quay', owner: 'Gu' },
  ];
  const topic = (id: number, slug: string, titleEn: string, published: boolean) => ({
    id,
    version: 1,
    slug,
    titleZh: '海',
    titleEn,
    descriptionZh: '',
    descriptionEn: '',
    published,
    shownFrom: null,
    shownUntil: null,
    chosenCover: null,
    cover: null,
    materials: 0,
    online: 0,
    shown: published,
  });
  const asked = await open(
    {
      '/office/content/shops': fine({ infos: shops }),
      '/office/topic/list': fine({ infos: [topic(1, 'sea', 'Sea', true), topic(2, 'hill', 'Hill', false)] }),
      '/office/content/save': fine({ version: 4 }),
    },
    entry({ latest: revision(12, { shops: [3] }) }),
  );
  await screen.findByText('Far Ridge · Lin');
  const field = screen.getByRole('combobox', { name: 'Related shops' });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'quay' } });
  await waitFor(() => expect(asked('/office/content/shops')).toContainEqual({ keyword: 'quay', ids: [3] }));
  fireEvent.click(await screen.findByRole('option', { name: 'North Quay · Gu', hidden: true }));
  act(() => screen.getByRole('combobox', { name: 'Related topics' }).focus());
  fireEvent.click(await screen.findByRole('option', { name: 'Hill · Unpublished', hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Save now' }));
  await waitFor(() => expect(asked('/office/content/save').at(-1)).toMatchObject({ shops: [3, 4], topics: ['hill'] }));
});

test('its place changes at once, and belongs to no draft', async () => {
  const asked = await open({ '/office/content/place': fine({ version: 4 }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Change · Order' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Order/), { target: { value: '20' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(asked('/office/content/place')).toEqual([{ id: 7, version: 3, position: 20 }]));
});

test('the calendar shows beginnings and ends on their days in China, leads to the entry and to other months', async () => {
  const turn = { id: 7, type: 'case', titleZh: '港口', titleEn: 'Harbour' } as const;
  const asked = await open(
    {
      '/office/content/calendar': ({ input }) =>
        fine({
          turns:
            (input as { month: string }).month === '2031-03'
              ? [
                  { ...turn, begins: true, at: '2031-02-28T16:30:00.000Z' },
                  { ...turn, begins: false, at: '2031-03-31T15:59:00.000Z' },
                ]
              : [],
        }),
    },
    entry(),
    '/office/content?view=calendar&month=2031-03',
  );
  const first = await screen.findByRole('button', { name: /Begins/ });
  expect(first.textContent).toBe('00:30 Begins · Case studyHarbour');
  expect(first.closest('td')?.querySelector('time')?.getAttribute('datetime')).toBe('2031-03-01');
  const last = screen.getByRole('button', { name: /^23:59 Ends/ });
  expect(last.closest('td')?.querySelector('time')?.getAttribute('datetime')).toBe('2031-03-31');
  expect(screen.getAllByRole('row')).toHaveLength(7);
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
  await screen.findByText(/^Nothing begins or ends this month/);
  fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  fireEvent.click(await screen.findByRole('button', { name: /Begins/ }));
  await screen.findByDisplayValue('Harbour');
  expect(asked('/office/content/calendar')).toEqual([{ month: '2031-03' }, { month: '2031-04' }]);
});

test('an earlier revision is compared field by field and block by block, then restored', async () => {
  const before = content({
    en: { title: 'Old harbour', summary: '', seo: '', body: [{ type: 'text', runs: [{ text: 'Good day' }] }] },
  });
  const asked = await open({
    '/office/content/revision': fine({ revision: { ...revision(11), content: before } }),
    '/office/content/restore': fine({ version: 4 }),
  });
  fireEvent.click((await screen.findAllByRole('button', { name: /^View the revision/ }))[1]!);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Restoring it changes this:');
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'HarbourOld harbour',
    'HelloGood day',
  ]);
  fireEvent.click(dialog.getByRole('button', { name: 'Restore as draft' }));
  await waitFor(() => expect(asked('/office/content/restore')).toEqual([{ id: 7, version: 3, revision: 11 }]));
});

test('a new entry begins with its type, address and a title; a taken address is told beside its field', async () => {
  const asked = await open(
    {
      '/office/content/list': fine({ infos: [], total: 0 }),
      '/office/content/create': failed('bad-input', 'Check', { fields: { slug: 'Already in use' } }),
    },
    entry(),
    '/office/content',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'New entry' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Type'), { target: { value: 'question' } });
  fireEvent.change(dialog.getByLabelText('Title · English'), { target: { value: 'How?' } });
  fireEvent.change(dialog.getByLabelText(/^URL name/), { target: { value: 'how' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Start writing' }));
  await dialog.findByText('Already in use');
  expect(asked('/office/content/create')).toMatchObject([
    { type: 'question', slug: 'how', en: { title: 'How?' }, facts: { group: 'finding', keywords: [] } },
  ]);
});

test('a banner has a place, readers and a link, no body, and says how often it was seen and clicked', async () => {
  const facts = { place: 'top', language: 'both', link: '/Vip' } as const;
  const latest = revision(12, { tags: [], facts });
  const days = ['2026-11-17', '2026-11-18'].map((day, index) => ({ day, shown: 100 * (index + 1), clicked: index }));
  const asked = await open(
    {
      '/office/content/counts': fine({ total: { shown: 1300, clicked: 8 }, days }),
      '/office/content/save': fine({ version: 4 }),
      '/office/content/check': fine({ findings: [{ problem: 'unseen-language', language: 'zh' }] }),
    },
    entry({ type: 'banner', latest, published: latest }),
  );
  const counted = within(await screen.findByRole('region', { name: 'Views and clicks' }));
  await counted.findByText('1,300');
  expect(counted.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1,300', '8', '0.6%']);
  counted.getByText('18 Nov 2026: views 200, clicks 1');
  expect([screen.queryByText('Body'), screen.queryByLabelText('Tags')]).toEqual([null, null]);
  expect(screen.queryByRole('button', { name: 'Change · URL name' })).toBeNull();

  fireEvent.change(screen.getByLabelText('Place on the home page'), { target: { value: 'between' } });
  fireEvent.change(screen.getByLabelText('Shown to'), { target: { value: 'en' } });
  fireEvent.change(screen.getByLabelText('Link'), { target: { value: '//evil.example' } });
  screen.getByText('Enter a path that begins with / or an address that begins with https://');
  fireEvent.change(screen.getByLabelText('Link'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change dates' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('There’s no Chinese version, so Chinese readers won’t see this banner');
  expect(asked('/office/content/save')).toMatchObject([{ facts: { place: 'between', language: 'en', link: null } }]);
});
