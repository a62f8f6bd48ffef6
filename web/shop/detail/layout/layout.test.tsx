import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { photoItem } from '../../../testing/items.ts';
import { show } from '../../../testing/show.tsx';
import { cutOf } from './layout.ts';
import { LayoutDialog } from './layout-dialog.tsx';

const center = { x: 0.5, y: 0.5 };

beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a crop is as large as the picture allows, at the part that was chosen', () => {
  const picture = { width: 1600, height: 900 };
  expect(cutOf(picture, { crop: 'own', part: center })).toEqual({ width: 1600, height: 900, left: 0, top: 0 });
  expect(cutOf(picture, { crop: '1:1', part: center })).toEqual({ width: 900, height: 900, left: 350, top: 0 });
  expect(cutOf(picture, { crop: '9:16', part: { x: 1, y: 0 } })).toMatchObject({ width: 506.25, left: 1093.75 });
  const tall = cutOf({ width: 900, height: 1600 }, { crop: '16:9', part: { x: 0, y: 0 } });
  expect(tall).toEqual({ width: 900, height: 506.25, left: 0, top: 0 });
});

test('words lie over the marked sample, change, and move by keys but not off the picture', async () => {
  await show(<LayoutDialog item={photoItem(1, { samplePath: '/1/sample' })} onClosed={() => {}} />);
  expect(screen.getByRole('img', { name: 'Photo 1' }).getAttribute('src')).toBe('/1/sample');
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  fireEvent.change(screen.getByRole('textbox', { name: 'Words' }), { target: { value: 'Spring' } });
  fireEvent.change(screen.getByLabelText('Colour of the words'), { target: { value: '#ff0000' } });
  const word = screen.getByRole('button', { name: 'Move the words “Spring”' });
  expect(word.style.color).toBe('#ff0000');
  expect([word.style.left, word.style.top]).toEqual(['50%', '50%']);
  fireEvent.keyDown(word, { key: 'ArrowLeft' });
  fireEvent.keyDown(word, { key: 'ArrowDown', shiftKey: true });
  expect([word.style.left, word.style.top].map((share) => Math.round(Number.parseFloat(share)))).toEqual([49, 55]);
  for (let press = 0; press < 20; press++) fireEvent.keyDown(word, { key: 'ArrowDown', shiftKey: true });
  expect(word.style.top).toBe('100%');
});

test('a cropped picture can be moved, and a logo is read by the browser alone', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  await show(<LayoutDialog item={photoItem(1)} onClosed={() => {}} />);
  expect(screen.getByRole('img', { name: 'Photo 1' }).getAttribute('src')).toBe('/1/poster');
  fireEvent.click(screen.getByRole('radio', { name: '9:16' }));
  const picture = screen.getByRole('button', { name: 'Move the image within the crop' });
  // The picture goes right, so what is left of it comes into sight.
  fireEvent.keyDown(picture, { key: 'ArrowRight', shiftKey: true });
  expect((picture.firstElementChild as HTMLElement).style.objectPosition).toBe('45% 50%');
  const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'dawn.svg', { type: 'image/svg+xml' });
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  const logo = await screen.findByRole('button', { name: 'Move the logo' });
  expect(logo.querySelector('img')!.src).toMatch(/^blob:/);
  fireEvent.click(screen.getByRole('button', { name: 'Remove logo' }));
  expect(screen.queryByRole('button', { name: 'Move the logo' })).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});
