import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RedirectLine, RedirectRow } from '#contract/calls/redirects.ts';
import { member } from '../../testing/answers.ts';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { Content } from '../content/content.tsx';

const spring: RedirectRow = {
  id: 3,
  version: 2,
  from: '/spring-sale',
  to: '/CaseList',
  status: 302,
  note: 'Until the next sale',
  hits: 1234,
  lastHitAt: '2026-11-16T02:00:00.000Z',
  madeBy: 'Shen',
  madeAt: '2026-11-01T02:00:00.000Z',
};
const over: RedirectRow = { ...spring, id: 4, from: '/over', to: '', status: 410, note: '', hits: 0, lastHitAt: null };

async function open(more: Answers = {}, at = '/office/content?view=redirects') {
  localStorage.setItem('access_token', 'abc');
  const server = standIn({
    '/session': fine({ data: { ...member, roles: ['editor'] } }),
    '/office/redirects/list': fine({ infos: [spring, over], total: 2 }),
    '/office/redirects/add': fine({ id: 9, version: 1 }),
    '/office/redirects/edit': fine({ id: 3, version: 3 }),
    ...more,
  });
  const desk = (
    <Mantine>
      <Content />
    </Mantine>
  );
  await show(desk, { at });
  await screen.findByText('/spring-sale');
  return (path: string) =>
    server.seen.filter((seen) => seen.path === `/office/redirects/${path}`).map(({ input }) => input);
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('redirects are listed with their visits, and narrowed by the address', async () => {
  const sent = await open({}, '/office/content?view=redirects&status=302&order=hits&keyword=sale&page=2');
  expect(sent('list')).toEqual([{ keyword: 'sale', order: 'hits', status: 302, pageNo: 2, pageSize: 50 }]);
  const row = within(screen.getByText('/spring-sale').closest('tr')!);
  for (const words of ['Until the next sale', '/CaseList', '302 · Temporary', '1,234', 'Shen'])
    expect(row.getByText(words)).toBeTruthy();
  const gone = within(screen.getByText('/over').closest('tr')!);
  for (const words of ['Nowhere', '410 · Gone', 'No visits yet']) expect(gone.getByText(words)).toBeTruthy();
});

test('one is added; what is gone leads nowhere', async () => {
  const sent = await open();
  press('New redirect');
  await screen.findByRole('dialog');
  type(/^Old address/, '/old');
  type(/^Leads to/, '/About');
  fireEvent.change(screen.getByLabelText('Type', { selector: 'form select' }), { target: { value: '410' } });
  await waitFor(() => expect(screen.queryByLabelText(/^Leads to/)).toBeNull());
  press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('add')).toEqual([{ from: '/old', to: '', status: 410, note: '' }]);
});

test('the server’s complaint stands at its field', async () => {
  const words = 'This would lead back to where it started';
  const sent = await open({ '/office/redirects/edit': failed('bad-input', 'Check', { fields: { to: words } }) });
  fireEvent.click(screen.getAllByRole('button', { name: 'Edit' })[0]!);
  await screen.findByRole('dialog');
  type(/^Leads to/, '/spring-sale');
  press('Save');
  await screen.findByText(words);
  expect(sent('edit')).toEqual([
    { id: 3, version: 2, from: '/spring-sale', to: '/spring-sale', status: 302, note: 'Until the next sale' },
  ]);
});

const line = (more: Partial<RedirectLine>): RedirectLine => ({
  line: 2,
  from: '/a',
  outcome: 'add',
  faults: [],
  changes: [{ column: 'to', before: '', after: '/About' }],
  ...more,
});
const wrong = line({ line: 3, from: '/b', outcome: 'error', faults: [{ column: 'to', fault: 'loop' }], changes: [] });

async function choose() {
  press('Import CSV');
  await screen.findByRole('dialog');
  const file = new File(['from,to\n/a,/About'], 'old.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('Choose the edited file', { selector: 'input' }), {
    target: { files: [file] },
  });
}

test('a file with a wrong line says which, and cannot be taken over', async () => {
  await open({ '/office/redirects/import': fine({ lines: [line({}), wrong], ignored: ['owner'], applied: false }) });
  await choose();
  await screen.findByText('1 new, 0 to change, 0 unchanged, 1 with errors');
  expect(screen.getByText('to: leads back to where it started')).toBeTruthy();
  expect(screen.getByText('Ignored columns: owner')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Correct the errors first' })).toHaveProperty('disabled', true);
});

test('a file without fault is taken over, unless something came in between', async () => {
  let times = 0;
  const sent = await open({
    '/office/redirects/import': () => {
      times += 1;
      if (times === 2) return fine({ lines: [line({}), wrong], ignored: [], applied: false });
      return fine({ lines: [line({})], ignored: [], applied: times > 2 });
    },
  });
  await choose();
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1 line' }));
  await screen.findByText('to: leads back to where it started');
  cleanup();
  await open({ '/office/redirects/import': () => fine({ lines: [line({})], ignored: [], applied: true }) });
  await choose();
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1 line' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('import')).toMatchObject([{ apply: false }, { apply: true }]);
});
