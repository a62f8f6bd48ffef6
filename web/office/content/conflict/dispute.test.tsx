import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Block } from '#contract/domain/blocks.ts';
import { CallError } from '../../../lib/api.ts';
import { createSaver } from '../../../lib/saver.ts';
import { show } from '../../../testing/show.tsx';
import { Mantine } from '../../../ui/mantine.tsx';
import type { EntryValues } from '../entry-values.ts';
import { Dispute } from './dispute.tsx';
import { rebaseEntry } from './merge-entry.ts';

afterEach(cleanup);

const line = (text: string, more: object = {}): Block => ({ type: 'text', runs: [{ text, ...more }] });
const START: EntryValues = {
  titleZh: '港口',
  titleEn: 'Harbour',
  summaryZh: '',
  summaryEn: '',
  seoZh: '',
  seoEn: '',
  bodyZh: [],
  bodyEn: [line('one'), line('two'), line('three')],
  cover: null,
  tags: ['sea'],
  materials: [],
  shops: [],
  topics: [],
  facts: {},
};

/** An entry that somebody else saved with these changes after it was opened. */
function opened(theirs: Partial<EntryValues>) {
  let kept = { version: 2, edit: { ...START, ...theirs } };
  const saver = createSaver({
    start: { version: 1, edit: START },
    send: async (version: number, _changes, values) => {
      if (version !== kept.version)
        throw new CallError(409, { code: 409, message: 'Changed', problem: 'changed-meanwhile' });
      kept = { version: version + 1, edit: values };
      return kept;
    },
    read: async () => kept,
    merge: rebaseEntry,
    onSaved: () => {},
  });
  return {
    saver,
    kept: () => kept,
    saveElsewhere: (edit: EntryValues) => (kept = { version: kept.version + 1, edit }),
  };
}

async function showDispute(saver: ReturnType<typeof opened>['saver']) {
  await show(
    <Mantine>
      <Dispute saver={saver} />
    </Mantine>,
  );
  return within(await screen.findByRole('form'));
}

test('changes of different fields and blocks are combined and saved without a question', async () => {
  const { saver, kept } = opened({ tags: ['theirs'], bodyEn: [line('one'), line('two'), line('three, theirs')] });
  saver.set({ titleEn: 'My harbour', bodyEn: [line('one, mine'), line('two'), line('three')] });
  expect(await saver.flush()).toBe(true);
  expect(kept()).toEqual({
    version: 3,
    edit: {
      ...START,
      titleEn: 'My harbour',
      tags: ['theirs'],
      bodyEn: [line('one, mine'), line('two'), line('three, theirs')],
    },
  });
});

test('the editor chooses for each field and block that both changed, and nothing else is lost', async () => {
  const { saver, kept } = opened({
    titleEn: 'Their harbour',
    summaryEn: 'Theirs',
    bodyEn: [line('one, theirs'), line('two'), line('new, theirs'), line('three, theirs')],
  });
  saver.set({
    titleEn: 'My harbour',
    summaryZh: '我的',
    bodyEn: [line('one', { bold: true }), line('two, mine'), line('three, mine')],
  });
  expect(await saver.flush()).toBe(false);
  const form = await showDispute(saver);
  const choices = form.getAllByRole('group');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Title (English)MineMy harbourTheirsTheir harbour',
    'Body (English)MineoneTheirsone, theirs',
    'Body (English)Minethree, mineTheirsthree, theirs',
  ]);
  expect(choices[1]!.querySelector('strong')?.textContent).toBe('one');
  const save = form.getByRole<HTMLButtonElement>('button', { name: 'Save with these choices' });
  expect(save.disabled).toBe(true);
  for (const [place, side] of [/^Theirs/, /^Mine/, /^Theirs/].entries())
    fireEvent.click(within(choices[place]!).getByRole('radio', { name: side }));
  // What is typed meanwhile counts too, and is not sent before the choice.
  act(() => saver.set({ seoEn: 'typed meanwhile' }));
  fireEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('form')).toBe(null));
  expect(kept().edit).toEqual({
    ...START,
    titleEn: 'Their harbour',
    summaryZh: '我的',
    summaryEn: 'Theirs',
    seoEn: 'typed meanwhile',
    bodyEn: [line('one', { bold: true }), line('two, mine'), line('new, theirs'), line('three, theirs')],
  });
});

test('one side can be taken as a whole, and a block that one took out comes back or goes', async () => {
  const { saver, kept } = opened({ bodyEn: [line('one'), line('two, theirs')], titleZh: '他们的' });
  saver.set({ bodyEn: [line('one'), line('three, mine')], titleZh: '我的' });
  await saver.flush();
  const form = await showDispute(saver);
  expect(form.getAllByText('Deleted')).toHaveLength(2);
  fireEvent.click(form.getByRole('button', { name: 'All theirs' }));
  fireEvent.click(form.getByRole('button', { name: 'All mine' }));
  fireEvent.click(form.getByRole('button', { name: 'Save with these choices' }));
  await waitFor(() =>
    expect(kept().edit).toEqual({ ...START, titleZh: '我的', bodyEn: [line('one'), line('three, mine')] }),
  );
});

test('a third who saves while one chooses is heard as well', async () => {
  const { saver, kept, saveElsewhere } = opened({ titleEn: 'Theirs' });
  saver.set({ titleEn: 'Mine' });
  await saver.flush();
  const form = await showDispute(saver);
  saveElsewhere({ ...START, titleEn: 'A third', tags: ['third'] });
  fireEvent.click(form.getByRole('button', { name: 'All mine' }));
  fireEvent.click(form.getByRole('button', { name: 'Save with these choices' }));
  const again = within((await screen.findByText('A third')).closest('form')!);
  fireEvent.click(again.getByRole('button', { name: 'All mine' }));
  fireEvent.click(again.getByRole('button', { name: 'Save with these choices' }));
  await waitFor(() => expect(kept().edit).toEqual({ ...START, titleEn: 'Mine', tags: ['third'] }));
});
