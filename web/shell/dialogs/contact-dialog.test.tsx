import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { ContactDialog } from './contact-dialog.tsx';

const site = { hotline: '400-000-0000', email: 'business@framehall.example', wechat: 'framehall', social: [] };

beforeEach(() => {
  const meta = document.createElement('meta');
  meta.name = 'framehall-site';
  meta.content = JSON.stringify(site);
  document.head.append(meta);
});
afterEach(cleanup);

test('[R107] shows hotline, hours, a QR code and an email address that can be copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show(<ContactDialog onClosed={() => {}} />);
  await screen.findByRole('dialog', { name: 'Contact us' });
  expect(screen.getByRole('link', { name: site.hotline }).getAttribute('href')).toBe('tel:4000000000');
  screen.getByText('Weekdays 09:30–18:30 (UTC+8)');
  screen.getByRole('img', { name: 'QR code for our WeChat account' });
  fireEvent.click(screen.getByRole('button', { name: 'Copy email' }));
  expect(writeText).toHaveBeenCalledWith(site.email);
});
