import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Footer } from './footer.tsx';

afterEach(cleanup);

test('[R106] shows how to reach the operator and where else to find them', async () => {
  const meta = document.createElement('meta');
  meta.name = 'framehall-site';
  meta.content = JSON.stringify({
    hotline: '400-000-0000',
    email: 'business@framehall.example',
    icp: '京ICP备12345678号',
    social: [
      { name: 'bilibili', url: 'https://bilibili.example/1' },
      { name: 'elsewhere', url: 'https://elsewhere.example/2' },
    ],
  });
  document.head.append(meta);
  await show(<Footer />);
  expect(screen.getByRole('link', { name: '400-000-0000' }).getAttribute('href')).toBe('tel:4000000000');
  screen.getByRole('link', { name: 'business@framehall.example' });
  const social = within(screen.getByRole('list', { name: 'Social media' }));
  expect(social.getByRole('link', { name: 'Bilibili' }).getAttribute('href')).toBe('https://bilibili.example/1');
  social.getByRole('link', { name: 'elsewhere' });
  const icp = screen.getByRole('link', { name: '京ICP备12345678号' });
  expect(icp.getAttribute('href')).toBe('https://beian.miit.gov.cn/');
  const policies = within(screen.getByRole('navigation', { name: 'Agreements and policies' })).getAllByRole('link');
  expect(policies.map((link) => link.getAttribute('href'))).toEqual([
    '/agreement/order',
    '/agreement/user',
    '/agreement/privacy',
  ]);
});
