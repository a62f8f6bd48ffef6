import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MessageBody } from './message-body.tsx';

beforeEach(() => vi.stubGlobal('location', new URL('https://framehall.example/office/mailbox')));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a message links to this site only, and to nothing but its pages', () => {
  const body =
    '请打开：https://framehall.example/mailconfirm?token=a1。其他 https://evil.example/x javascript:alert(1)';
  const { container } = render(<MessageBody body={body} />);
  expect(container.textContent).toBe(body);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/mailconfirm?token=a1']);
});

test('a lookalike of this site is no link', () => {
  render(<MessageBody body="https://framehall.example.evil.example/ https://framehall.example@evil.example/" />);
  expect(screen.queryByRole('link')).toBeNull();
});
