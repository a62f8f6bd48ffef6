import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, failed, fine, type OutputAt, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { CsvDialog } from './csv-dialog.tsx';
import { base64Of } from '../../../lib/csv-file.ts';

const IMPORT = '/center/editor/importCsv';
type Line = OutputAt<typeof IMPORT>['lines'][number];
const line = (outcome: Line['outcome'], more: Partial<Line> = {}): Line => ({
  line: 2,
  code: 'P1',
  outcome,
  changes: [],
  problems: [],
  ...more,
});
const onChanged = vi.fn<() => void>();

async function open(answer: NonNullable<Answers[typeof IMPORT]>) {
  const { seen } = standIn({ [IMPORT]: answer });
  await show(<CsvDialog kind="photo" states={['incomplete']} onClosed={() => {}} onChanged={onChanged} />);
  const choose = async (file: File) =>
    fireEvent.change(await screen.findByLabelText('Choose a CSV file'), { target: { files: [file] } });
  return { seen, choose };
}

afterEach(cleanup);

test('[R37] says what a table would change before it does, and then changes it', async () => {
  const lines = [
    line('change', { changes: [{ field: 'titleEn', before: '', after: 'Dawn' }] }),
    line('error', { line: 3, problems: [{ column: 'category', problem: 'unknown-category' }] }),
  ];
  const { seen, choose } = await open(fine({ lines, ignored: ['mood'], applied: false }));
  await choose(new File(['code\n'], 'works.csv'));
  expect(await screen.findByText('1 will change, 0 unchanged, 1 with errors')).toBeTruthy();
  expect(screen.getByText('Category: category not found')).toBeTruthy();
  expect(screen.getByText(/mood/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Will change 1' }));
  expect(screen.getByText('Dawn')).toBeTruthy();
  expect(onChanged).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Apply changes to 1 work' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(seen.map(({ input }) => input)).toEqual([
    { file: btoa('code\n'), apply: false },
    { file: btoa('code\n'), apply: true },
  ]);
});

test('[R37] a file that is too big does not leave; one that the server cannot read says why', async () => {
  const { seen, choose } = await open(failed('csv-not-text', 'Not a CSV file'));
  await choose(new File([new Uint8Array(716_801)], 'big.csv'));
  expect(await screen.findByText(/Please split it/)).toBeTruthy();
  expect(seen).toEqual([]);
  await choose(new File(['PK'], 'book.csv'));
  expect(await screen.findByText('Not a CSV file')).toBeTruthy();
});

test('bytes travel as they are', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
  const text = atob(await base64Of(new Blob([bytes])));
  expect(Uint8Array.from(text, (letter) => letter.charCodeAt(0))).toEqual(bytes);
});
