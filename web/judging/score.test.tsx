import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearJudgeToken, saveJudgeToken } from '../lib/judge-token.ts';
import { judgingAnswers as answers, makeWork as work } from '../testing/judging.ts';
import { failed, fine, outOfReach, standIn } from '../testing/server.ts';
import { show } from '../testing/show.tsx';
import { flush, openQueue, waits } from './queue.ts';
import { Score } from './score.tsx';

async function open() {
  saveJudgeToken('judge', 7);
  await show(<Score />, { at: '/score' });
  fireEvent.click(await screen.findByText('Judge works'));
  await screen.findByText(/^Work [12] of 2$/);
}

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => clearJudgeToken());
afterEach(cleanup);

describe('the judges’ page', () => {
  test('asks for a key and says when it is not valid', async () => {
    standIn({ '/score/enter': failed('judge-key', 'please enter a valid key') });
    await show(<Score />, { at: '/score' });
    fireEvent.change(screen.getByLabelText('Judge’s key'), { target: { value: 'ABCD' } });
    fireEvent.click(screen.getByText('Start judging'));
    await screen.findByText('please enter a valid key');
    expect(localStorage.getItem('judge_token')).toBeNull();
  });

  test('saves points once every criterion has some, and none beyond its maximum', async () => {
    const server = standIn({ ...answers(), '/score/save': fine() });
    await open();
    const saved = () => server.seen.filter(({ path }) => path === '/score/save').map(({ input }) => input);
    type(/Idea/, '50');
    type(/Craft/, '41');
    type(/Craft/, '-1');
    type(/Craft/, '9.5');
    expect(saved()).toEqual([]);
    type(/Craft/, '40');
    await waitFor(() => expect(saved()).toEqual([{ id: 11, scores: [50, 40] }]));
    await screen.findByText('Saved');
    screen.getByText('Total 90 of 100');
    fireEvent.keyDown(window, { key: 'ArrowRight' });
    await screen.findByText('Work 2 of 2');
    fireEvent.keyDown(window, { key: 'ArrowLeft' });
    await screen.findByText('Work 1 of 2');
    expect(screen.getByLabelText<HTMLInputElement>(/Craft/).value).toBe('40');
  });

  test('keeps what was given out of reach, over a reload too, and sends it later', async () => {
    standIn({ ...answers(), '/score/save': outOfReach });
    await open();
    type(/Idea/, '10');
    type(/Craft/, '20');
    await screen.findByText(/^Offline/);
    expect(JSON.parse(localStorage.getItem('judge_scores_7') ?? '')).toEqual({ 11: [10, 20] });
    const server = standIn({ ...answers(), '/score/save': fine() });
    await flush();
    expect(server.seen.map(({ path, input }) => [path, input])).toContainEqual([
      '/score/save',
      { id: 11, scores: [10, 20] },
    ]);
    expect(waits()).toBe(false);
    await screen.findByText('Saved');
  });

  test('keeps what one judge could not send out of another judge’s hands', async () => {
    standIn({ ...answers(), '/score/save': outOfReach });
    await open();
    type(/Idea/, '10');
    type(/Craft/, '20');
    await screen.findByText(/^Offline/);
    cleanup();
    clearJudgeToken();
    const enter = async (judgeId: number) => {
      const server = standIn({ ...answers(), '/score/enter': fine({ token: 'next', judgeId }), '/score/save': fine() });
      await show(<Score />, { at: '/score' });
      fireEvent.change(screen.getByLabelText('Judge’s key'), { target: { value: 'ABCD' } });
      fireEvent.click(screen.getByText('Start judging'));
      await screen.findByText('Judge works');
      cleanup();
      clearJudgeToken();
      return server.seen.filter(({ path }) => path === '/score/save').map(({ input }) => input);
    };
    expect(await enter(8)).toEqual([]);
    expect(await enter(7)).toEqual([{ id: 11, scores: [10, 20] }]);
  });

  test('keeps a flag and a note out of reach as well, and hands in only once they are saved', async () => {
    const works = [work(11, { scores: [1, 2] }), work(12, { scores: [3, 4] })];
    standIn({ ...answers({}, works), '/score/mark': outOfReach });
    await open();
    const note = () => screen.getByLabelText<HTMLTextAreaElement>(/^Note/);
    const flag = () => screen.getByLabelText<HTMLInputElement>(/^Flag/);
    fireEvent.keyDown(window, { key: 'f' });
    await waitFor(() => expect(flag().checked).toBe(true));
    type(/^Note/, 'Seen elsewhere');
    await screen.findByText(/^Offline/);
    const handIn = () => screen.getByText<HTMLButtonElement>('Submit scores');
    expect(handIn().disabled).toBe(true);
    fireEvent.keyDown(window, { key: 'ArrowRight' });
    await screen.findByText('Work 2 of 2');
    expect([note().value, flag().checked]).toEqual(['', false]);
    expect(JSON.parse(localStorage.getItem('judge_marks_7') ?? '')).toEqual({
      11: { flagged: true, note: 'Seen elsewhere' },
    });
    const server = standIn({ ...answers({}, works), '/score/mark': fine() });
    await flush();
    expect(server.seen.filter(({ path }) => path === '/score/mark').map(({ input }) => input)).toEqual([
      { id: 11, flagged: true, note: 'Seen elsewhere' },
    ]);
    await screen.findByText('Saved');
    expect(handIn().disabled).toBe(false);
  });

  test('sends the scores of other rounds while one is paused, and all of its own once it goes on', async () => {
    saveJudgeToken('judge', 7);
    localStorage.setItem('judge_scores_7', JSON.stringify({ 11: [1, 1], 12: [2, 2], 21: [3, 3] }));
    localStorage.setItem('judge_marks_7', JSON.stringify({ 11: { flagged: true, note: '' } }));
    let paused = true;
    const reply = ({ input }: { input: unknown }) =>
      paused && (input as { id: number }).id < 20 ? failed('round-paused', 'This round is paused') : fine();
    const server = standIn({ ...answers(), '/score/save': reply, '/score/mark': reply });
    const sent = () =>
      server.seen
        .filter(({ path }) => path === '/score/save' || path === '/score/mark')
        .map(({ path, input }) => `${path} ${(input as { id: number }).id}`);
    await openQueue();
    expect(sent()).toEqual(['/score/save 11', '/score/save 12', '/score/save 21', '/score/mark 11']);
    expect(JSON.parse(localStorage.getItem('judge_scores_7') ?? '')).toEqual({ 11: [1, 1], 12: [2, 2] });
    // Only one of those that are held is tried again.
    await flush();
    expect(sent().slice(4)).toEqual(['/score/save 11']);
    paused = false;
    await flush();
    expect(sent().slice(5)).toEqual(['/score/save 12', '/score/save 11', '/score/mark 11']);
    expect(waits()).toBe(false);
  });

  test('says that the round is paused while it keeps what was given', async () => {
    standIn({ ...answers(), '/score/save': failed('round-paused', 'This round is paused') });
    await open();
    type(/Idea/, '10');
    type(/Craft/, '20');
    await screen.findByText('This round is paused. Scores and notes are kept here until it goes on');
    standIn({ ...answers(), '/score/save': fine() });
    await flush();
    await screen.findByText('Saved');
    expect(waits()).toBe(false);
  });

  test('goes on with what an earlier page could not send', async () => {
    saveJudgeToken('judge', 7);
    localStorage.setItem('judge_scores_7', JSON.stringify({ 12: [5, 6] }));
    localStorage.setItem('judge_marks_7', JSON.stringify({ 11: { flagged: true, note: 'Seen elsewhere' } }));
    const server = standIn({ ...answers(), '/score/save': fine(), '/score/mark': fine() });
    await show(<Score />, { at: '/score' });
    await waitFor(() => expect(waits()).toBe(false));
    expect(server.seen.map(({ input }) => input)).toEqual(
      expect.arrayContaining([
        { id: 12, scores: [5, 6] },
        { id: 11, flagged: true, note: 'Seen elsewhere' },
      ]),
    );
  });

  test('shows what the server has when it refuses a note for good, and asks for the key when it has ended', async () => {
    standIn({ ...answers(), '/score/mark': failed('round-closed', 'This round is closed') });
    await open();
    type(/^Note/, 'Too late');
    await screen.findByText('Your last change couldn’t be saved: This round is closed');
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/^Note/).value).toBe(''));
    standIn({ ...answers(), '/score/mark': failed('judge-key', 'please enter a valid key') });
    fireEvent.keyDown(window, { key: 'f' });
    await screen.findByText('Start judging');
    expect(JSON.parse(localStorage.getItem('judge_marks_7') ?? '')).toEqual({ 11: { flagged: true, note: '' } });
    localStorage.clear();
    await openQueue();
  });

  describe('says how many scores came after the close', () => {
    const closed = failed('round-closed', 'This round is closed');
    const ended = failed('judge-key', 'please enter a valid key');
    const kept = (part: string) => JSON.parse(localStorage.getItem(`judge_${part}_7`) ?? '{}');
    const waiting = (scores: object) => localStorage.setItem('judge_scores_7', JSON.stringify(scores));
    const none = () => waitFor(() => expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull());

    test('when the key ends with the round, over a reload too, until the judge has seen it', async () => {
      saveJudgeToken('judge', 7);
      waiting({ 11: [1, 1], 12: [2, 2] });
      standIn({ '/score/session': ended, '/score/save': closed });
      await show(<Score />, { at: '/score' });
      const told = '2 scores weren’t accepted because the round was closed before they arrived';
      await screen.findByText(told);
      await screen.findByText('Start judging');
      expect([kept('scores'), kept('late')]).toEqual([{}, { 11: [1, 1], 12: [2, 2] }]);
      expect(localStorage.getItem('judge_token_ended')).toBeNull();
      cleanup();
      await show(<Score />, { at: '/score' });
      await screen.findByText(told);
      fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
      await none();
      expect(kept('late')).toEqual({});
      cleanup();
      await show(<Score />, { at: '/score' });
      await screen.findByText('Start judging');
      await none();
    });

    test('when the key had ended before they were sent, and keeps what still may be', async () => {
      const headers: (string | null)[] = [];
      saveJudgeToken('judge', 7);
      waiting({ 11: [1, 1] });
      standIn({ '/score/session': ended, '/score/save': outOfReach });
      await show(<Score />, { at: '/score' });
      await screen.findByText('Start judging');
      expect([kept('scores'), localStorage.getItem('judge_token')]).toEqual([{ 11: [1, 1] }, null]);
      standIn({ '/score/save': ended });
      await flush();
      expect(kept('scores')).toEqual({ 11: [1, 1] });
      await none();
      standIn({ '/score/save': closed });
      const answer = globalThis.fetch;
      vi.stubGlobal('fetch', async (request: Request) => {
        headers.push(request.headers.get('judge_token'));
        return await answer(request);
      });
      await flush();
      expect(headers).toEqual(['judge']);
      await screen.findByText('1 score wasn’t accepted because the round was closed before it arrived');
      fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
      await none();
    });

    test('when another round goes on, and shows what the server has', async () => {
      const server = standIn({ ...answers(), '/score/save': closed });
      await open();
      type(/Idea/, '10');
      type(/Craft/, '20');
      await screen.findByText('1 score wasn’t accepted because the round was closed before it arrived');
      await screen.findByText('You haven’t given any scores yet.');
      expect(server.seen.filter(({ path }) => path === '/score/save')).toHaveLength(1);
      await screen.findByText('Saved');
      fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
      await none();
    });
  });

  test('keeps points for some criteria while other works are judged, and says that they are not saved', async () => {
    const server = standIn({ ...answers(), '/score/save': fine() });
    await open();
    screen.getByText('You haven’t given any scores yet.');
    expect(screen.queryByText(/Not saved yet/)).toBeNull();
    type(/Idea/, '30');
    screen.getByText('Not saved yet: 1 criterion has no points');
    fireEvent.keyDown(window, { key: 'ArrowRight' });
    await screen.findByText('Work 2 of 2');
    expect(screen.getByLabelText<HTMLInputElement>(/Idea/).value).toBe('');
    fireEvent.keyDown(window, { key: 'ArrowLeft' });
    await screen.findByText('Work 1 of 2');
    expect(screen.getByLabelText<HTMLInputElement>(/Idea/).value).toBe('30');
    type(/Craft/, '5');
    await waitFor(() => expect(server.seen.at(-1)?.input).toEqual({ id: 11, scores: [30, 5] }));
    expect(screen.queryByText(/Not saved yet/)).toBeNull();
  });

  test('scores yes and no by digits', async () => {
    const yesNo = { method: 'yes-no', criteria: [{ name: '', most: 1 }] } as const;
    const server = standIn({ ...answers({ ...yesNo, criteria: [...yesNo.criteria] }), '/score/save': fine() });
    await open();
    fireEvent.keyDown(window, { key: '1' });
    await waitFor(() => expect(screen.getByText('Yes').getAttribute('aria-pressed')).toBe('true'));
    expect(server.seen.at(-1)?.input).toEqual({ id: 11, scores: [1] });
  });

  test('says why a score was refused for good, and leads back to the key when it has ended', async () => {
    standIn({ ...answers(), '/score/save': failed('handed-in', 'You’ve already handed in') });
    await open();
    type(/Idea/, '1');
    type(/Craft/, '2');
    await screen.findByText(/already handed in/);
    expect(waits()).toBe(false);
    standIn({ ...answers(), '/score/save': failed('judge-key', 'please enter a valid key') });
    type(/Craft/, '3');
    await screen.findByText('Start judging');
    expect(JSON.parse(localStorage.getItem('judge_scores_7') ?? '')).toEqual({ 11: [1, 3] });
    standIn({ ...answers(), '/score/save': fine() });
    saveJudgeToken('judge', 7);
    await flush();
    expect(waits()).toBe(false);
  });

  test('keeps a work beside those that follow, until it is let go', async () => {
    standIn(answers({}, [work(11, { scores: [50, 30] }), work(12)]));
    await open();
    fireEvent.keyDown(window, { key: 'ArrowLeft' });
    await screen.findByText('Work 1 of 2');
    fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
    screen.getByText(/Go to another work/);
    fireEvent.keyDown(window, { key: 'ArrowRight' });
    const kept = within(await screen.findByRole('region', { name: 'Kept work' }));
    const scored = within(await screen.findByRole('region', { name: 'This work' }));
    kept.getByText('80 points');
    await kept.findByRole('heading', { name: 'Work 11' });
    await scored.findByRole('heading', { name: 'Work 12' });
    fireEvent.keyDown(window, { key: 'c' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Kept work' })).toBeNull());
    screen.getByRole('heading', { name: 'Work 12' });
  });

  test('hands in once every work has a score', async () => {
    const server = standIn({
      ...answers({}, [work(11, { scores: [1, 2] }), work(12, { recused: true })]),
      '/score/handIn': fine(),
    });
    await open();
    expect(screen.getByText<HTMLButtonElement>('Submit scores').disabled).toBe(false);
    expect(server.seen.some(({ path }) => path === '/score/handIn')).toBe(false);
  });
});
