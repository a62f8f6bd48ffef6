import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Body } from '#contract/domain/blocks.ts';
import { show } from '../../../testing/show.tsx';
import { Mantine } from '../../../ui/mantine.tsx';
import { BodyEditor } from './body-editor.tsx';

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
