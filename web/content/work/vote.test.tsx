import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onLoginNeeded } from '../../lib/api.ts';
import { clearToken, saveToken } from '../../lib/token.ts';
import { member } from '../../testing/answers.ts';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Vote } from './vote.tsx';

beforeEach(() => saveToken('abc'));
afterEach(() => {
  cleanup();
  clearToken();
});

const open = async (answers: Answers = {}, work = { id: 41, voting: true, votes: null as number | null }) => {
  const server = standIn({ '/session': fine({ data: member }), ...answers });
  await show(<Vote work={work} />);
  return server;
};
const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

describe('a vote', () => {
  test('is given and taken back', async () => {
    const server = await open({
      '/gallery/voted': fine({ voted: true, own: false }),
      '/gallery/vote': fine({ voted: false }),
    });
    const button = await screen.findByRole('button', { name: 'Voted' });
    expect(button.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button);
    await screen.findByRole('button', { name: 'Vote for this entry' });
    expect(pressed('Vote for this entry')).toBe('false');
    expect(server.seen.filter(({ path }) => path === '/gallery/vote').map(({ input }) => input)).toEqual([
      { id: 41, vote: false },
    ]);
    expect(screen.getByText('You can take your vote back until the results come out.')).toBeTruthy();
  });

  test('says why it did not count', async () => {
    await open({
      '/gallery/voted': fine({ voted: false, own: false }),
      '/gallery/vote': failed('voting-closed', 'Voting isn’t open for this entry'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Vote for this entry' }));
    expect(await screen.findByText('Voting isn’t open for this entry')).toBeTruthy();
    expect(pressed('Vote for this entry')).toBe('false');
  });

  test('asks visitors to log in', async () => {
    clearToken();
    const asked = vi.fn<() => void>();
    onLoginNeeded(asked);
    const server = await open();
    expect(screen.getByText('Log in to vote.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Vote for this entry' }));
    expect(asked).toHaveBeenCalledOnce();
    expect(server.seen).toEqual([]);
  });

  test('is not offered for one’s own work', async () => {
    await open({ '/gallery/voted': fine({ voted: false, own: true }) });
    expect(await screen.findByText('You can’t vote for your own entry.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('after the results there are figures, and nothing where there is no audience prize', async () => {
  await open({}, { id: 41, voting: false, votes: 12 });
  expect(screen.getByText('Votes: 12')).toBeTruthy();
  cleanup();
  await open({}, { id: 41, voting: false, votes: null });
  expect(document.body.textContent).toBe('');
});
