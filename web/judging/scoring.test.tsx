import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Overlays } from '../shell/dialogs/overlays.tsx';
import { clearJudgeToken, saveJudgeToken } from '../lib/judge-token.ts';
import { judgingAnswers, makeFile, makeWork } from '../testing/judging.ts';
import { failed, fine, standIn } from '../testing/server.ts';
import { show } from '../testing/show.tsx';
import { openShortcuts } from '../ui/overlays.ts';
import { Score } from './score.tsx';

async function open(answers: Parameters<typeof standIn>[0]) {
  const server = standIn(answers);
  saveJudgeToken('judge', 7);
  await show(
    <>
      <Score />
      <Overlays />
    </>,
    { at: '/score' },
  );
  fireEvent.click(await screen.findByText('Judge works'));
  await screen.findByText(/^Work \d of \d$/);
  return server;
}

const press = (key: string, on: Element | Window = window) => fireEvent.keyDown(on, { key });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const sent = (server: ReturnType<typeof standIn>, path: string) =>
  server.seen.filter((request) => request.path === path).map(({ input }) => input);

beforeEach(() => clearJudgeToken());
afterEach(cleanup);

describe('films', () => {
  const answers = judgingAnswers({}, undefined, [makeFile('cover', 'cover.jpg'), makeFile('video', 'film.mp4')]);
  const film = async () => {
    await screen.findByRole('heading', { name: 'Work 11' });
    return document.querySelector('video')!;
  };

  test('play, pause and skip by keys, also while points are typed, and the focus stays', async () => {
    await open(answers);
    const video = await film();
    press('k');
    expect(video.paused).toBe(false);
    press(' ');
    expect(video.paused).toBe(true);
    const idea = screen.getByLabelText(/Idea/);
    idea.focus();
    press(' ', idea);
    expect(video.paused).toBe(false);
    press('l', idea);
    press('l', idea);
    expect(video.currentTime).toBe(10);
    press('J', idea);
    expect(video.currentTime).toBe(5);
    expect(document.activeElement).toBe(idea);
  });

  test('hear no keys while a note is typed, and none that press a button', async () => {
    await open({ ...answers, '/score/mark': fine() });
    const video = await film();
    press('k', screen.getByLabelText(/^Note/));
    press(' ', button('Compare'));
    expect(video.paused).toBe(true);
    press('k', button('Compare'));
    expect(video.paused).toBe(false);
  });

  test('have their keys in the list of keys', async () => {
    await open(answers);
    openShortcuts();
    const keys = within(await screen.findByRole('region', { name: 'Judging' }));
    expect(keys.getByText('Play or pause').previousElementSibling?.textContent).toBe('SpaceK');
    expect(keys.getByText('Back or forward 5 seconds').previousElementSibling?.textContent).toBe('JL');
    fireEvent.click(button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('leave the keys of judging alive where the player has the focus, and Space to the player', async () => {
    await open(answers);
    const video = await film();
    expect(press(' ', video)).toBe(true);
    press('z', video);
    await waitFor(() => expect(button('Fit to window').getAttribute('aria-pressed')).toBe('true'));
    expect(press('ArrowRight', video)).toBe(false);
    await screen.findByText('Work 2 of 2');
  });
});

test('the rules open over the work, whose keys wait meanwhile', async () => {
  await open(judgingAnswers());
  fireEvent.click(button('Rules'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rules' }));
  dialog.getByText('Judge the work');
  press('ArrowRight');
  screen.getByText('Work 1 of 2');
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('ArrowRight');
  await screen.findByText('Work 2 of 2');
});

describe('pictures', () => {
  test('are shown by their own pixels with Z, and fit again with Z', async () => {
    await open(judgingAnswers({}, undefined, [makeFile('picture', 'one.jpg')]));
    const frame = async () => (await screen.findByRole('img', { name: 'Work 11' })).parentElement!;
    expect((await frame()).dataset['zoomed']).toBeUndefined();
    press('z');
    await waitFor(() => expect(button('Fit to window').getAttribute('aria-pressed')).toBe('true'));
    expect((await frame()).dataset['zoomed']).toBe('true');
    press('Z');
    await waitFor(() => expect(button('Show actual pixels').getAttribute('aria-pressed')).toBe('false'));
    expect((await frame()).dataset['zoomed']).toBeUndefined();
  });

  test('of a group stand in a strip, and each work begins with its first', async () => {
    const files = ['one.jpg', 'two.jpg', 'three.jpg'].map((name) => makeFile('picture', name));
    await open(judgingAnswers({}, undefined, files));
    const large = async (name: string) => (await screen.findByRole<HTMLImageElement>('img', { name })).src;
    expect(await large('Work 11')).toBe('http://files.test/one.jpg');
    const strip = screen.getAllByRole('button', { name: /^Image/ });
    expect(strip.map((one) => one.querySelector('img')?.src)).toEqual([
      'http://files.test/small-one.jpg',
      'http://files.test/small-two.jpg',
      'http://files.test/small-three.jpg',
    ]);
    fireEvent.click(strip[2]!);
    expect(await large('Work 11')).toBe('http://files.test/three.jpg');
    expect(strip.map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true']);
    press('ArrowRight');
    expect(await large('Work 12')).toBe('http://files.test/one.jpg');
  });
});

describe('what is said besides points', () => {
  test('is a flag by F and a note, and one does not undo the other', async () => {
    const server = await open({ ...judgingAnswers(), '/score/mark': fine() });
    const flag = screen.getByLabelText<HTMLInputElement>('Flag for the coordinator');
    const note = screen.getByLabelText<HTMLTextAreaElement>(/^Note/);
    fireEvent.change(note, { target: { value: 'Seen elsewhere' } });
    press('f');
    await waitFor(() => expect(flag.checked).toBe(true));
    await waitFor(() =>
      expect(sent(server, '/score/mark').at(-1)).toEqual({ id: 11, flagged: true, note: 'Seen elsewhere' }),
    );
    fireEvent.click(flag);
    await waitFor(() =>
      expect(sent(server, '/score/mark').at(-1)).toEqual({ id: 11, flagged: false, note: 'Seen elsewhere' }),
    );
    // The keys live on where the box has the focus.
    press('f', flag);
    await waitFor(() => expect(flag.checked).toBe(true));
    await screen.findByText('Saved');
  });

  test('does not change any more once it was handed in', async () => {
    const server = await open(judgingAnswers({}, [makeWork(11, { scores: [1, 2], handedIn: true })]));
    press('f');
    press('ArrowRight');
    const flag = screen.getByLabelText<HTMLInputElement>('Flag for the coordinator');
    expect([flag.checked, flag.disabled]).toEqual([false, true]);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Note/).disabled).toBe(true);
    expect(screen.queryByText('Recuse yourself')).toBeNull();
    expect(sent(server, '/score/mark')).toEqual([]);
  });
});

test('stepping back takes a reason, and the work asks for nothing more', async () => {
  let paused = true;
  const works = [makeWork(11), makeWork(12, { scores: [3, 4] })];
  const server = await open({
    ...judgingAnswers({}, works),
    '/score/recuse': () => (paused ? failed('round-paused', 'This round is paused') : fine({})),
  });
  fireEvent.click(button('Recuse yourself'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recuse yourself from this work' }));
  const confirm = dialog.getByRole('button', { name: 'Recuse yourself' });
  fireEvent.click(confirm);
  expect(sent(server, '/score/recuse')).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'My student' } });
  fireEvent.click(confirm);
  await dialog.findByText('This round is paused');
  expect(button('Submit scores').disabled).toBe(true);
  paused = false;
  fireEvent.click(confirm);
  await screen.findByText('You’ve recused yourself from this work');
  expect(sent(server, '/score/recuse').at(-1)).toEqual({ id: 11, reason: 'My student' });
  expect(screen.queryByLabelText(/Idea|^Note|^Flag/)).toBeNull();
  expect(button('Submit scores').disabled).toBe(false);
});

describe('the judge’s own scores', () => {
  const bars = () =>
    [...screen.getByRole('img', { name: /Distribution of your scores/ }).querySelectorAll('title')].map(
      (one) => one.textContent,
    );

  test('stand in ten columns up to the most, and move with each score', async () => {
    const given = [[0, 0], [10, 0], [11, 0], [60, 40], null];
    const works = given.map((scores, at) => makeWork(11 + at, { scores }));
    await open({ ...judgingAnswers({}, works), '/score/save': fine() });
    expect(bars()).toEqual(['2', '1', '0', '0', '0', '0', '0', '0', '0', '1']);
    for (const label of [/Idea/, /Craft/]) fireEvent.change(screen.getByLabelText(label), { target: { value: '40' } });
    await waitFor(() => expect(bars()).toEqual(['2', '1', '0', '0', '0', '0', '0', '1', '0', '1']));
    await screen.findByText('Saved');
  });

  test('of yes and no stand in two', async () => {
    const works = [[1], [1], [0]].map((scores, at) => makeWork(11 + at, { scores }));
    await open(judgingAnswers({ method: 'yes-no', criteria: [{ name: '', most: 1 }] }, works));
    expect(bars()).toEqual(['1', '2']);
  });
});

test('a ranking gives places by digits and by a list: most points to the first, none without a place', async () => {
  const round = { method: 'ranking', criteria: [{ name: '', most: 2 }] } as const;
  const works = [makeWork(11), makeWork(12)];
  const server = await open({
    ...judgingAnswers({ ...round, criteria: [...round.criteria] }, works),
    '/score/save': fine(),
  });
  const place = () => screen.getByLabelText<HTMLSelectElement>('Place');
  expect([...place().options].map(({ text }) => text)).toEqual(['–', 'Place 1', 'Place 2', 'Not ranked']);
  const given = async (scores: number[]) =>
    await waitFor(() => expect(sent(server, '/score/save').at(-1)).toEqual({ id: 11, scores }));
  press('1');
  await given([2]);
  expect(place().value).toBe('2');
  press('2');
  await given([1]);
  press('3');
  press('0');
  await given([0]);
  expect(place().value).toBe('0');
  fireEvent.change(place(), { target: { value: '2' } });
  await given([2]);
  expect(sent(server, '/score/save')).toHaveLength(4);
});
