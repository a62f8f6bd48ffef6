import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToken, saveToken } from '../../lib/token.ts';
import { ownBoard } from '../../testing/answers.ts';
import { photoItem, videoItem } from '../../testing/items.ts';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { BoardDialog } from './board-dialog.tsx';

const closed = vi.fn<() => void>();

beforeEach(() => saveToken('abc'));
afterEach(() => {
  cleanup();
  clearToken();
  closed.mockReset();
});

async function showDialog(answers: Answers = {}) {
  const server = standIn({
    '/board/list': fine({ infos: [ownBoard] }),
    '/board/create': fine({ id: 8 }),
    '/board/add': fine(),
    '/preference/bookmark': fine({ id: 5 }),
    ...answers,
  });
  await show(<BoardDialog items={[videoItem(1, { bookmarkId: 4 }), photoItem(2)]} onClosed={closed} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to board' }));
  return {
    dialog,
    calls: (path: string) => server.seen.filter((made) => made.path === path).map(({ input }) => input),
  };
}

test('puts things on a board, and bookmarks what was not bookmarked', async () => {
  const { dialog, calls } = await showDialog();
  fireEvent.click(await dialog.findByRole('button', { name: 'Sea 2' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(calls('/board/add')).toEqual([{ id: 3, materialIds: [1, 2] }]);
  expect(calls('/preference/bookmark')).toEqual([{ targetId: 2, targetType: 1 }]);
});

test('makes a board for them', async () => {
  const { dialog, calls } = await showDialog({ '/board/list': fine({ infos: [] }) });
  await dialog.findByText(/No boards yet/);
  const make = dialog.getByRole<HTMLButtonElement>('button', { name: 'Create and add' });
  expect(make.disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText('New board name'), { target: { value: ' Hills ' } });
  fireEvent.click(make);
  await waitFor(() => expect(calls('/board/add')).toEqual([{ id: 8, materialIds: [1, 2] }]));
  expect(calls('/board/create')).toEqual([{ name: 'Hills' }]);
});

test('says what is wrong, and stays', async () => {
  const { dialog } = await showDialog({ '/board/add': failed('board-full', 'This board is full') });
  fireEvent.click(await dialog.findByRole('button', { name: 'Sea 2' }));
  await dialog.findByText('This board is full');
  expect(closed).not.toHaveBeenCalled();
});
