import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { DeskJudge, DeskRound, JudgeProgress } from '#contract/calls/judging-desk.ts';
import { Overlays } from '../../../shell/dialogs/overlays.tsx';
import { failed, fine, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { Mantine } from '../../../ui/mantine.tsx';
import { useAddress } from '../../../ui/table/use-address.ts';
import { Judging } from './judging.tsx';

afterEach(cleanup);

const KEY = 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345-6789';

const judge = (judgeId: number, name: string, more: Partial<DeskJudge> = {}): DeskJudge => ({
  judgeId,
  name,
  titleZh: '导演',
  titleEn: 'Director',
  email: `${name.toLowerCase()}@example.com`,
  shown: false,
  keyMadeAt: '2026-11-01T00:00:00.000Z',
  revokedAt: null,
  rounds: 1,
  lastSeenAt: null,
  ...more,
});

const round = (more: Partial<DeskRound> = {}): DeskRound => ({
  roundId: 5,
  trackId: 2,
  track: 'Single',
  number: 1,
  method: 'rating',
  state: 'open',
  quorum: 2,
  criteria: [
    { name: 'Idea', most: 60 },
    { name: 'Craft', most: 40 },
  ],
  countBy: 'standardised',
  tieBreak: 'median',
  works: 4,
  short: 0,
  assigned: 8,
  scored: 3,
  advanced: null,
  openedAt: '2026-11-02T00:00:00.000Z',
  closedAt: null,
  reason: '',
  ...more,
});

const progress = (judgeId: number, name: string, more: Partial<JudgeProgress> = {}): JudgeProgress => ({
  judgeId,
  name,
  works: 4,
  scored: 2,
  handedIn: 0,
  recused: 0,
  flagged: 0,
  replacedAt: null,
  remindedAt: null,
  ...more,
});

const JURY = [judge(1, 'Lin'), judge(2, 'Zhou'), judge(3, 'Gu', { rounds: 0 })];
const SITTING = { judges: [progress(1, 'Lin'), progress(2, 'Zhou')], recusals: [], flags: [], closesEarly: true };

function Page() {
  return (
    <Mantine>
      <Judging contestId={7} address={useAddress()} />
      <Overlays />
    </Mantine>
  );
}

async function open(at: string, more: Parameters<typeof standIn>[0] = {}) {
  const server = standIn({
    '/office/judging/judges': fine({ infos: JURY }),
    '/office/judging/rounds': fine({ infos: [round()] }),
    '/office/judging/contests': fine({
      infos: [{ contestId: 7, title: 'City light', tracks: [{ trackId: 2, name: 'Single', ready: 4 }] }],
    }),
    '/office/judging/round/progress': fine(SITTING),
    '/office/judging/protocol': fine({ protocol: null }),
    ...more,
  });
  await show(<Page />, { at: `/office/contests?contest=7&view=judging${at}` });
  await screen.findByText('lin@example.com');
  return server;
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const sent = (server: ReturnType<typeof standIn>, path: string) =>
  server.seen.filter((request) => request.path === path).map(({ input }) => input);

describe('the judges of a contest', () => {
  test('are added with what they agreed to, and the key is shown once', async () => {
    const server = await open('', { '/office/judging/judge/add': fine({ judgeId: 4, key: KEY }) });
    fireEvent.click(button('Add judge'));
    const dialog = within(await screen.findByRole('dialog'));
    type(dialog.getByLabelText(/^Name/), 'Shen');
    type(dialog.getByLabelText(/^Email/), 'shen@example.com');
    fireEvent.click(dialog.getByLabelText(/agreed to be named/));
    fireEvent.click(dialog.getByRole('button', { name: 'Add and make key' }));
    await screen.findByText(KEY);
    expect(sent(server, '/office/judging/judge/add')).toEqual([
      { contestId: 7, name: 'Shen', titleZh: '', titleEn: '', email: 'shen@example.com', shown: true },
    ]);
    fireEvent.click(button('I’ve saved the key'));
    await waitFor(() => expect(screen.queryByText(KEY)).toBeNull());
  });

  test('lose their keys only with a reason', async () => {
    const server = await open('', { '/office/judging/judge/revoke': fine() });
    fireEvent.click(button('Revoke the key of Zhou'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Revoke key' }));
    expect(sent(server, '/office/judging/judge/revoke')).toEqual([]);
    type(dialog.getByLabelText(/^Reason/), 'moved away');
    fireEvent.click(dialog.getByRole('button', { name: 'Revoke key' }));
    await waitFor(() =>
      expect(sent(server, '/office/judging/judge/revoke')).toEqual([{ judgeId: 2, reason: 'moved away' }]),
    );
  });

  test('plan a round only when there are enough of them', async () => {
    const server = await open('', { '/office/judging/round/add': fine({ roundId: 6 }) });
    fireEvent.click(button('Plan round'));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Single (4 ready)');
    const submit = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Plan round' });
    expect(submit().disabled).toBe(false);
    fireEvent.click(dialog.getByLabelText('Gu'));
    dialog.getByText(/fewer judges than each work needs/);
    expect(submit().disabled).toBe(true);
    type(dialog.getByLabelText('Judges per work'), '2');
    type(dialog.getByLabelText('Method'), 'ranking');
    expect(within(dialog.getByLabelText('Ties')).queryByText('First criterion decides')).toBeNull();
    type(dialog.getByLabelText('Places each judge gives'), '3');
    fireEvent.click(submit());
    await waitFor(() =>
      expect(sent(server, '/office/judging/round/add')).toEqual([
        {
          contestId: 7,
          trackId: 2,
          method: 'ranking',
          quorum: 2,
          ranked: 3,
          countBy: 'raw',
          tieBreak: 'shared',
          judgeIds: [1, 2],
        },
      ]),
    );
  });
});

describe('the way of counting a planned round', () => {
  const plan = async (server: ReturnType<typeof standIn>) => {
    fireEvent.click(button('Plan round'));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Single (4 ready)');
    const counting = dialog.getByLabelText<HTMLSelectElement>('Count by');
    const submitted = async () => {
      fireEvent.click(dialog.getByRole('button', { name: 'Plan round' }));
      await waitFor(() => expect(sent(server, '/office/judging/round/add')).toHaveLength(1));
      return sent(server, '/office/judging/round/add')[0];
    };
    return { dialog, counting, submitted };
  };
  const added = { '/office/judging/round/add': fine({ roundId: 6 }) };

  test('is points as given where every judge sees every work, and against each judge’s mean otherwise', async () => {
    const { dialog, counting, submitted } = await plan(await open('', added));
    expect(counting.value).toBe('raw');
    type(dialog.getByLabelText('Judges per work'), '2');
    expect(counting.value).toBe('standardised');
    fireEvent.click(dialog.getByLabelText('Gu'));
    expect(counting.value).toBe('raw');
    fireEvent.click(dialog.getByLabelText('Gu'));
    expect(await submitted()).toMatchObject({ quorum: 2, judgeIds: [1, 2, 3], countBy: 'standardised' });
  });

  test('stays as the planner chose it', async () => {
    const { dialog, counting, submitted } = await plan(await open('', added));
    type(counting, 'standardised');
    type(dialog.getByLabelText('Judges per work'), '2');
    type(counting, 'raw');
    type(dialog.getByLabelText('Judges per work'), '1');
    expect(counting.value).toBe('raw');
    expect(await submitted()).toMatchObject({ quorum: 1, countBy: 'raw' });
  });
});

describe('an open round', () => {
  test('shows how far judges are, no results, and closes early only with a reason', async () => {
    const server = await open('&round=5', { '/office/judging/round/close': fine() });
    await screen.findByRole('button', { name: 'Remind Lin' });
    expect(screen.getAllByText('2 of 4')).toHaveLength(2);
    expect(screen.queryByRole('heading', { name: 'Results' })).toBeNull();
    fireEvent.click(button('Close round…'));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(/haven’t submitted their scores, or some works have too few judges/);
    fireEvent.click(dialog.getByRole('button', { name: 'Close round' }));
    expect(sent(server, '/office/judging/round/close')).toEqual([]);
    type(dialog.getByLabelText(/^Reason/), 'storm');
    fireEvent.click(dialog.getByRole('button', { name: 'Close round' }));
    await waitFor(() => expect(sent(server, '/office/judging/round/close')).toEqual([{ roundId: 5, reason: 'storm' }]));
  });

  test('shows what was flagged and what judges recused themselves from, with what they wrote', async () => {
    const told = {
      flags: [
        { entryId: 11, title: 'Snow', judge: 'Lin', note: 'Looks\ncomposed' },
        { entryId: 12, title: 'Rain', judge: 'Lin', note: '' },
      ],
      recusals: [{ entryId: 13, title: 'Fog', judge: 'Zhou', reason: 'my student' }],
    };
    await open('&round=5', { '/office/judging/round/progress': fine({ ...SITTING, ...told }) });
    const listed = async (title: string) => {
      const heading = await screen.findByRole('heading', { name: title });
      return [...heading.nextElementSibling!.children].map(({ textContent }) => textContent);
    };
    expect(await listed('Flagged works')).toEqual(['Lin: SnowLooks\ncomposed', 'Lin: Rain']);
    expect(await listed('Works judges recused themselves from')).toEqual(['Zhou: Fog. my student']);
  });

  test('closes without a reason when the server says that it is not early, whoever has left', async () => {
    const left = progress(2, 'Zhou', { scored: 1, works: 1, replacedAt: '2026-11-03T00:00:00.000Z' });
    const judges = [progress(1, 'Lin', { scored: 4, handedIn: 3 }), left];
    const done = { ...SITTING, judges, closesEarly: false };
    const server = await open('&round=5', {
      '/office/judging/round/progress': fine(done),
      '/office/judging/round/close': fine(),
    });
    await screen.findByText('4 of 4');
    fireEvent.click(button('Close round…'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Close round' }));
    await waitFor(() => expect(sent(server, '/office/judging/round/close')).toEqual([{ roundId: 5, reason: '' }]));
  });

  test('lets somebody take over who does not sit in it, with a reason', async () => {
    const server = await open('&round=5', { '/office/judging/round/replace': fine() });
    fireEvent.click(await screen.findByRole('button', { name: 'Replace Lin' }));
    const dialog = within(await screen.findByRole('dialog'));
    const by = dialog.getByLabelText<HTMLSelectElement>('Taken over by');
    expect([...by.options].map(({ text }) => text)).toEqual(['All other judges', 'Gu']);
    type(by, '3');
    type(dialog.getByLabelText(/^Reason/), 'ill');
    fireEvent.click(dialog.getByRole('button', { name: 'Replace judge' }));
    await waitFor(() =>
      expect(sent(server, '/office/judging/round/replace')).toEqual([
        { roundId: 5, judgeId: 1, reason: 'ill', byJudgeId: 3 },
      ]),
    );
  });

  test('asks for more judges, and says why that cannot be', async () => {
    const server = await open('&round=5', {
      '/office/judging/round/quorum': failed('judges-needed', 'There are fewer judges'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Judges per work…' }));
    const dialog = within(await screen.findByRole('dialog'));
    type(dialog.getByLabelText('Judges per work'), '3');
    fireEvent.click(dialog.getByRole('button', { name: 'Change' }));
    await dialog.findByText('There are fewer judges');
    expect(sent(server, '/office/judging/round/quorum')).toEqual([{ roundId: 5, quorum: 3 }]);
  });
});

describe('a closed round', () => {
  const CLOSED = {
    '/office/judging/rounds': fine({
      infos: [round({ state: 'closed', closedAt: '2026-11-09T00:00:00.000Z', reason: 'storm' })],
    }),
    '/office/judging/round/results': fine({
      infos: [
        { entryId: 11, title: 'Snow', rank: 1, tied: 2, votes: 2, raw: 81.5, standardised: 0.7531, advanced: true },
        { entryId: 12, title: 'Rain', rank: 3, tied: 1, votes: 0, raw: null, standardised: null, advanced: false },
      ],
      total: 2,
    }),
    '/office/judging/round/figures': fine({
      agreement: 0.8491,
      judges: [
        { judgeId: 1, name: 'Lin', scores: 4, mean: 70.25, spread: 9.5, correlation: 0.91, outliers: 1 },
        { judgeId: 2, name: 'Zhou', scores: 1, mean: 40, spread: 0, correlation: null, outliers: 0 },
      ],
    }),
  };

  test('shows ranks with both means and ties, agreement and each judge’s figures', async () => {
    await open('&round=5', CLOSED);
    const results = within(await screen.findByRole('table', { name: 'Results' }));
    await results.findByText('1 (2 tied)');
    results.getByText('81.50');
    results.getByText('0.753');
    results.getByText('Standardised mean (counts)');
    screen.getByText('storm');
    await screen.findByText('0.849');
    screen.getByText('The judges agree closely');
    screen.getByRole('img', { name: 'Mean and spread of 2 judges' });
    const figures = within(screen.getByRole('table', { name: 'Mean and spread by judge' }));
    figures.getByText('70.25');
    figures.getByText('–');
    expect(screen.queryByRole('button', { name: /^Replace/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Close round…' })).toBeNull();
  });

  test('says how many works would advance before they do, and again after every change', async () => {
    const server = await open('&round=5', {
      ...CLOSED,
      '/office/judging/round/advance': fine({ advancing: 3, works: 4, tied: 2 }),
    });
    const rank = await screen.findByLabelText('Up to rank');
    type(rank, '0');
    expect(button('Preview').disabled).toBe(true);
    type(rank, '2');
    fireEvent.click(button('Preview'));
    const told = await screen.findByText(/3 of 4 works would advance/);
    expect(told.textContent).toContain('2 works share the last rank');
    type(screen.getByLabelText('By'), 'threshold');
    expect(screen.queryByRole('button', { name: 'Advance these works' })).toBeNull();
    type(screen.getByLabelText('Mean of at least'), '-0.5');
    fireEvent.click(button('Preview'));
    fireEvent.click(await screen.findByRole('button', { name: 'Advance these works' }));
    await waitFor(() =>
      expect(sent(server, '/office/judging/round/advance')).toEqual([
        { roundId: 5, by: 'number', value: 2, apply: false },
        { roundId: 5, by: 'threshold', value: -0.5, apply: false },
        { roundId: 5, by: 'threshold', value: -0.5, apply: true },
      ]),
    );
  });
});

describe('the record', () => {
  test('cannot be sealed while a round is open', async () => {
    await open('');
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Seal judging record' })).disabled).toBe(true);
  });

  test.each([
    [1, true],
    [0, false],
  ])('without a round can be sealed when there is nothing to judge: %s works', async (ready, disabled) => {
    const infos = [{ contestId: 7, title: 'City light', tracks: [{ trackId: 2, name: 'Single', ready }] }];
    const server = await open('', {
      '/office/judging/rounds': fine({ infos: [] }),
      '/office/judging/contests': fine({ infos }),
    });
    await waitFor(() => expect(sent(server, '/office/judging/contests')).not.toEqual([]));
    await waitFor(() => expect(button('Seal judging record').disabled).toBe(disabled));
  });

  test('is sealed after a question, and then shows its checksum', async () => {
    let sealed = false;
    const sha256 = 'ab'.repeat(32);
    await open('', {
      '/office/judging/rounds': fine({ infos: [round({ state: 'closed', closedAt: '2026-11-09T00:00:00.000Z' })] }),
      '/office/judging/protocol': () =>
        fine({ protocol: sealed ? { sealedAt: '2026-11-10T00:00:00.000Z', sha256 } : null }),
      '/office/judging/protocol/seal': () => {
        sealed = true;
        return fine();
      },
    });
    await waitFor(() => expect(button('Seal judging record').disabled).toBe(false));
    fireEvent.click(button('Seal judging record'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Seal judging record' }));
    await screen.findByText(sha256);
    button('Download PDF');
  });
});
