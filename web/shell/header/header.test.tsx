import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ProjectData } from '#contract/calls/projects.ts';
import { gathered, projectData } from '../../lib/project-data.ts';
import { saveToken } from '../../lib/token.ts';
import { uploadPanel } from '../../lib/upload-panel.ts';
import { member, shellAnswers } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { fine, standIn } from '../../testing/server.ts';
import { Header } from './header.tsx';

const company = { customerId: 3, customerStatus: 1, customerType: 1, projectId: 4, projectStatus: 1 };

const spring: ProjectData = {
  projectId: 4,
  name: 'Spring',
  projectStatus: 1,
  photoBranches: [],
  videoBranches: [],
  photoCanDownload: false,
  videoCanDownload: false,
};
const projectAnswers = {
  '/customer/skuList': fine({ projectData: spring, projects: [] }),
  '/project/gathered': fine({ materialIds: [7] }),
};

async function showFor(person: object | null, page: 'home' | 'cart' = 'cart') {
  const session = fine({ data: { ...member, ...person } });
  standIn(person ? { ...shellAnswers, ...projectAnswers, '/session': session } : shellAnswers);
  if (person) saveToken('abc');
  const router = await show(<Header page={page} />, { at: '/Cart' });
  if (person) await screen.findByRole('button', { name: /My account/ });
  return router;
}

const link = (name: string) => screen.queryByRole('link', { name });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the header', () => {
  test('[R88] shows the logo and the main navigation', async () => {
    await showFor(null);
    expect(screen.getByRole('link', { name: /Framehall/ }).getAttribute('href')).toBe('/');
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    for (const name of ['Video', 'Photos', 'Music', 'Topics', 'Contests', 'VIP']) nav.getByRole('link', { name });
  });

  test('[R96] [R247] says how many contests take entries now, and nothing when there are none', async () => {
    const server = standIn({ '/home/gameList': fine({ collectingGameCount: 2, infos: [], total: 5 }) });
    await show(<Header page="cart" />, { at: '/Cart' });
    const link = await screen.findByRole('link', { name: 'Contests, 2 open now' });
    expect(link.textContent).toBe('Contests 2');
    expect(server.seen.find(({ path }) => path === '/home/gameList')?.input).toEqual({ pageNo: 1, pageSize: 100 });
    cleanup();
    standIn({ '/home/gameList': fine({ collectingGameCount: 0, infos: [], total: 5 }) });
    await show(<Header page="cart" />, { at: '/Cart' });
    expect((await screen.findByRole('link', { name: 'Contests' })).textContent).toBe('Contests');
  });

  test('[R89] unfolds the seven entries of the content menu', async () => {
    await showFor(null);
    const button = screen.getByRole('button', { name: 'Content' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const panel = document.getElementById(button.getAttribute('aria-controls')!)!;
    const addresses = within(panel)
      .getAllByRole('link')
      .map((entry) => entry.getAttribute('href'));
    expect(addresses).toEqual([
      '/OriginList',
      '/CaseList',
      '/ContentList',
      '/CaseBrandList',
      '/ActivityList',
      '/Questions',
      '/join',
    ]);
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  test('[R90] searches for pictures or video', async () => {
    const router = await showFor(null);
    fireEvent.change(screen.getByLabelText('Material type'), { target: { value: 'pic' } });
    fireEvent.change(screen.getByLabelText('Keywords'), { target: { value: ' snow peak ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/SearchResult'));
    expect(router.state.location.search).toBe('?keyword=snow+peak&type=pic');
  });

  test.each([
    ['/Cart', 'video'],
    ['/Cart?targetType=1', 'pic'],
    ['/Detail?id=3', 'video'],
    ['/DetailPic?id=3', 'pic'],
    ['/detailpic/?id=3', 'pic'],
    ['/ImgSearchResult?like=3', 'pic'],
    ['/ImgSearchResult?like=3&type=video', 'video'],
    ['/SearchResult', 'video'],
    ['/SearchResult?type=effect', 'effect'],
    ['/SearchResult?type=film', 'video'],
    ['/MaterialList?type=pic', 'pic'],
    ['/Shop?id=3&type=music', 'music'],
    ['/Music', 'music'],
    ['/Music?musicType=2', 'effect'],
    ['/DetailMusic?id=3', 'music'],
    ['/Collect?targetType=1', 'pic'],
    ['/Collect?targetType=100', 'music'],
    ['/Collect?targetType=100&musicType=2', 'effect'],
    ['/OrderList?type=pic', 'video'],
  ])('[R90] at %s searches %s', async (at, type) => {
    standIn({ ...shellAnswers, '/search/suggest': fine({ data: [] }) });
    const router = await show(<Header page="cart" />, { at });
    expect(screen.getByLabelText<HTMLSelectElement>('Material type').value).toBe(type);
    fireEvent.change(screen.getByLabelText('Keywords'), { target: { value: 'snow' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?keyword=snow&type=${type}`));
  });

  test('leaves the search to the big box on the home page', async () => {
    await showFor(null, 'home');
    expect(screen.queryByLabelText('Keywords')).toBeNull();
  });

  test('offers visitors to log in and to come back', async () => {
    await showFor(null);
    expect(link('Log in')?.getAttribute('href')).toBe('/Login?from=%2FCart');
  });

  test('[R94] has a menu for whoever is logged in', async () => {
    await showFor({});
    expect(link('Log in')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /My account Lin/ }));
    expect(link('Account settings')?.getAttribute('href')).toBe('/UserCenter');
    expect(link('Office')).toBeNull();
    screen.getByRole('button', { name: 'Log out' });
  });

  test('shows the office to staff', async () => {
    await showFor({ roles: ['editor'] });
    fireEvent.click(screen.getByRole('button', { name: /My account/ }));
    expect(link('Office')?.getAttribute('href')).toBe('/office');
  });

  test('[R98] gives photographers an upload and a centre button, and nobody else', async () => {
    await showFor({ gid: 2 });
    fireEvent.click(screen.getByRole('button', { name: 'Upload' }));
    expect(uploadPanel.get()).toEqual({ shown: 'active', kind: null });
    expect(link('Photographer Center')?.getAttribute('href')).toBe('/MaterialCenter?tab=home');
    cleanup();
    await showFor({ gid: 35 });
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
    expect(link('Photographer Center')).toBeNull();
  });

  test('[R99] [R232] loads what its project may take, and shows the download list, to a company with a running project', async () => {
    await showFor(company);
    expect(link('Download list')?.getAttribute('href')).toBe('/DownloadList');
    await waitFor(() => expect(projectData.get()).toEqual(spring));
    await waitFor(() => expect(gathered.get()).toEqual(new Set([7])));
    cleanup();
    await showFor({});
    await waitFor(() => expect(projectData.get()).toBeNull());
    expect(gathered.get().size).toBe(0);
  });

  test.each(Object.keys(company))('[R99] does not show it without the right %s', async (missing) => {
    await showFor({ ...company, [missing]: missing.endsWith('Id') ? null : 2 });
    expect(link('Download list')).toBeNull();
  });
});

describe('the menu of small screens', () => {
  async function openMenu(person: object) {
    await showFor(person);
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    return within(document.getElementById('small-menu')!);
  }

  test('[R97] opens and closes', async () => {
    const menu = await openMenu({});
    menu.getByRole('link', { name: 'Music' });
    fireEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(menu.queryByRole('link', { name: 'Music' })).toBeNull();
  });

  test('Escape closes it and gives the focus back to the button that opened it', async () => {
    standIn({ ...shellAnswers, '/hotword': fine({ data: [] }) });
    await show(<Header page="cart" />, { at: '/Cart' });
    const burger = () => screen.getByRole('button', { name: 'Open menu' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.click(burger());
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(document.activeElement).toBe(burger());
    expect(document.getElementById('small-menu')!.hidden).toBe(true);
    const find = screen.getByRole('button', { name: 'Open search' });
    fireEvent.click(find);
    const field = within(document.getElementById('small-menu')!).getByRole('combobox', { name: 'Keywords' });
    expect(document.activeElement).toBe(field);
    // The first closes what the search box has unfolded, the second the menu.
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(document.getElementById('small-menu')!.hidden).toBe(false);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(document.getElementById('small-menu')!.hidden).toBe(true);
    expect(document.activeElement).toBe(find);
  });

  test('a dialog over it takes Escape first', async () => {
    const menu = await openMenu({});
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('aria-modal', 'true');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    menu.getByRole('link', { name: 'Music' });
    dialog.remove();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(menu.queryByRole('link', { name: 'Music' })).toBeNull();
  });

  test.each([
    [2, true],
    [35, true],
    [1, false],
  ])('[R97] with gid %i, Material Center: %s', async (gid, shown) => {
    const menu = await openMenu({ gid });
    expect(menu.queryByRole('link', { name: 'Material Center' }) !== null).toBe(shown);
  });
});
