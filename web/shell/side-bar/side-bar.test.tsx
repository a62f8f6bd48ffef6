import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { useOverlay } from '../../ui/overlays.ts';
import { SideBar } from './side-bar.tsx';

afterEach(cleanup);

function Asked() {
  return <output>{useOverlay()?.kind}</output>;
}

test('[R100] [R103] [R104] leads to VIP, cart and collections', async () => {
  await show(<SideBar />);
  const bar = within(screen.getByRole('complementary', { name: 'Shortcuts' }));
  const addresses = bar.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/Vip', '/Cart', '/Collect']);
});

test('[R101] [R102] opens the survey and the contact dialog', async () => {
  await show(<SideBar />);
  render(<Asked />);
  fireEvent.click(screen.getByRole('button', { name: 'Give feedback' }));
  expect(screen.getByRole('status').textContent).toBe('feedback');
  fireEvent.click(screen.getByRole('button', { name: 'Ask about buying' }));
  expect(screen.getByRole('status').textContent).toBe('contact');
});

test('[R105] goes back to the top once there is a way to go', async () => {
  await show(<SideBar />);
  expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900);
  fireEvent.scroll(window);
  fireEvent.click(await screen.findByRole('button', { name: 'Back to top' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});
