import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Body } from '#contract/domain/blocks.ts';
import { libraryPicture } from '../../../testing/pictures.ts';
import { fine, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { Mantine } from '../../../ui/mantine.tsx';
import { sendPicture } from '../pictures/send-picture.ts';
import { BodyEditor } from './body-editor.tsx';

const told = vi.hoisted(() => vi.fn<(message: string, kind?: string) => void>());
vi.mock('../../../ui/toast.ts', () => ({ toast: told, useToastsWanted: () => false }));
vi.mock(import('../pictures/send-picture.ts'), async (load) => ({
  ...(await load()),
  sendPicture: vi.fn<typeof sendPicture>(),
}));

afterEach(cleanup);

const picture = { key: 'content/a', alt: 'Dawn', caption: '' };
const BODY: Body = [
  { type: 'heading', level: 2, text: 'Before you buy' },
  { type: 'text', runs: [{ text: 'See ' }, { text: 'the terms', link: '/About' }] },
  { type: 'button', label: 'Go', link: '/About' },
];

const EARLIER: Body = [{ type: 'text', runs: [{ text: 'An earlier version' }] }];

/** The editor in a page that keeps what it says. */
async function open(body: Body, locale = 'EN') {
  const onChange = vi.fn<(body: Body) => void>();
  standIn({ '/office/content/picture/named': fine({ pictures: [libraryPicture(1)] }) });
  const Page = () => {
    const [value, setValue] = useState(body);
    const change = (next: Body) => {
      onChange(next);
      setValue(next);
    };
    return (
      <Mantine>
        <button onClick={() => setValue(EARLIER)}>Restore</button>
        <BodyEditor value={value} onChange={change} language="en" label="Body" />
      </Mantine>
    );
  };
  await show(<Page />, { locale });
  const text = await screen.findByRole('textbox', { name: 'Body' });
  return { onChange, text };
}

describe('the editor', () => {
  test('shows a body in its own language, and says nothing until it is changed', async () => {
    const { text, onChange } = await open(BODY, 'ZH');
    expect(text.getAttribute('lang')).toBe('en');
    expect(text.querySelector('h2')?.textContent).toBe('Before you buy');
    expect(text.querySelector('a')?.getAttribute('href')).toBe('/About');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('toolbar').getAttribute('aria-label')).toBe('Body：编辑工具');
  });

  test('has its tools as one stop of the Tab key, and arrows between them', async () => {
    await open(BODY);
    const buttons = within(screen.getByRole('toolbar')).getAllByRole('button');
    expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1);
    buttons[0]!.focus();
    fireEvent.keyDown(buttons[0]!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(buttons[1]);
    fireEvent.keyDown(buttons[1]!, { key: 'End' });
    expect(document.activeElement).toBe(buttons.at(-1));
    expect(screen.getByRole('button', { name: 'Bold' }).title).toBe('Bold (Ctrl+B)');
  });

  test('takes the fields of a block, and says at the field what is wrong', async () => {
    const { onChange } = await open(BODY);
    fireEvent.change(await screen.findByRole('textbox', { name: 'Link' }), {
      target: { value: 'javascript:alert(1)' },
    });
    expect(onChange).toHaveBeenLastCalledWith([
      BODY[0],
      BODY[1],
      { type: 'button', label: 'Go', link: 'javascript:alert(1)' },
    ]);
    const told = 'Link: enter a path on this site, such as /About, or an https address.';
    await screen.findByText(told);
    await screen.findByText('1 block needs attention.');
    fireEvent.change(screen.getByRole('textbox', { name: 'Link' }), { target: { value: ' /Questions ' } });
    expect(onChange).toHaveBeenLastCalledWith([BODY[0], BODY[1], { type: 'button', label: 'Go', link: '/Questions' }]);
    await waitFor(() => expect(screen.queryByText(told)).toBeNull());
  });

  test('offers the parts of a contest by their names', async () => {
    const { onChange } = await open([{ type: 'contest', part: 'hero' }]);
    const part = await screen.findByRole('combobox', { name: 'Part' });
    expect(within(part).getByRole<HTMLOptionElement>('option', { selected: true }).textContent).toBe(
      'Title and status',
    );
    fireEvent.change(part, { target: { value: 'prizes' } });
    expect(onChange).toHaveBeenLastCalledWith([{ type: 'contest', part: 'prizes' }]);
  });

  test('reads codes as they come out of a sheet', async () => {
    const { onChange } = await open([{ type: 'materials', title: '', codes: ['V00000012'] }]);
    fireEvent.change(await screen.findByLabelText('Material codes'), {
      target: { value: 'v00000012\np00000007,V00000099' },
    });
    expect(onChange).toHaveBeenLastCalledWith([
      { type: 'materials', title: '', codes: ['V00000012', 'P00000007', 'V00000099'] },
    ]);
  });

  test('changes figures between counted and written ones', async () => {
    const { onChange } = await open([{ type: 'figures', items: [{ live: 'works', label: 'Works' }] }]);
    fireEvent.change(await screen.findByLabelText('Source of the figure'), { target: { value: 'written' } });
    fireEvent.change(await screen.findByLabelText('Figure'), { target: { value: '24 h' } });
    expect(onChange).toHaveBeenLastCalledWith([{ type: 'figures', items: [{ value: '24 h', label: 'Works' }] }]);
  });

  test('puts pictures of a gallery in another order, and names what is left too few', async () => {
    const { onChange } = await open([{ type: 'gallery', pictures: [picture, { ...picture, key: 'content/b' }] }]);
    fireEvent.click(await screen.findByRole('button', { name: 'Move image 2 forward' }));
    expect(onChange).toHaveBeenLastCalledWith([
      { type: 'gallery', pictures: [{ ...picture, key: 'content/b' }, picture] },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove image 1' }));
    await screen.findByText('Images: at least 2.');
  });

  test('names below a block what is wrong with its words', async () => {
    const { text } = await open([{ type: 'question', question: '', answer: [{ text: 'Yes' }] }]);
    expect(within(text).getByText('Question is missing.')).toBeDefined();
  });

  test('shows a body that came from elsewhere', async () => {
    const { text, onChange } = await open(BODY);
    fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(text.textContent).toBe('An earlier version'));
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a picture', () => {
  const file = new File(['x'], 'quay.jpg', { type: 'image/jpeg' });
  const shown = { key: 'content/1', alt: 'What 1 shows', caption: '' };

  test('that is pasted arrives with what the library says of it, after the block of the cursor', async () => {
    vi.mocked(sendPicture).mockResolvedValue(libraryPicture(1));
    const { text, onChange } = await open(BODY.slice(0, 2));
    fireEvent.paste(text, { clipboardData: { files: [file], types: ['Files'], getData: () => '' } });
    expect(await screen.findByText('Uploading quay.jpg…')).toBeTruthy();
    await waitFor(() =>
      expect(onChange.mock.lastCall?.[0]).toEqual([BODY[0], { type: 'picture', picture: shown }, BODY[1]]),
    );
    expect(screen.queryByText('Uploading quay.jpg…')).toBeNull();
    expect((await screen.findByAltText('What 1 shows')).getAttribute('src')).toBe('/1/640');
  });

  test('that is refused leaves nothing behind but its reason', async () => {
    vi.mocked(sendPicture).mockRejectedValue(new Error('We can’t read this image'));
    const { text, onChange } = await open(BODY);
    fireEvent.paste(text, { clipboardData: { files: [file], types: ['Files'], getData: () => '' } });
    await waitFor(() => expect(told.mock.calls).toEqual([['quay.jpg · We can’t read this image', 'failed']]));
    expect(screen.queryByText('Uploading quay.jpg…')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('that nobody has described asks for words, and can be replaced', async () => {
    vi.mocked(sendPicture).mockResolvedValue(libraryPicture(1));
    const { onChange } = await open([{ type: 'picture', picture: { ...shown, key: 'content/7', alt: '' } }]);
    expect(await screen.findByText('Describe the image before you publish')).toBeTruthy();
    expect(await screen.findByText('This image is no longer in the library')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Replace image' }));
    await waitFor(() => expect(onChange.mock.lastCall?.[0]).toEqual([]));
    fireEvent.change(document.querySelector('[data-pick="content-pictures"]')!, { target: { files: [file] } });
    await waitFor(() => expect(onChange.mock.lastCall?.[0]).toEqual([{ type: 'picture', picture: shown }]));
  });

  test('joins a gallery', async () => {
    vi.mocked(sendPicture).mockResolvedValue(libraryPicture(1));
    const { onChange } = await open([{ type: 'gallery', pictures: [picture, picture] }]);
    fireEvent.change(document.querySelector('[data-pick="content-pictures"]')!, { target: { files: [file, file] } });
    await waitFor(() =>
      expect(onChange.mock.lastCall?.[0]).toEqual([{ type: 'gallery', pictures: [picture, picture, shown, shown] }]),
    );
  });
});
