import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { aMaterial, call, keepToken, registered, zh } from './support.ts';

/** Six are shown of as many. */
const HELD = 8;

interface Item {
  id: number;
  title: string;
}

interface Panel {
  link: string;
  open: string;
  all: string;
  /** Which call lists what is in it, and how its address goes on behind what is in it. */
  list: string;
  from: string;
  page: string;
  put: (request: APIRequestContext, token: string, id: number, kind: 0 | 1) => Promise<unknown>;
}

const panels: Record<string, Panel> = {
  '[R92] the cart': {
    link: zh.header.cart,
    open: zh.cartPanel.open,
    all: zh.cartPanel.all,
    list: '/cart/list',
    from: 'mdp=7',
    page: '/Cart',
    put: (request, token, id, kind) => call(request, '/cart/add', { targetId: id, category: kind }, token),
  },
  '[R93] the bookmarks': {
    link: zh.header.bookmarks,
    open: zh.bookmarksPanel.open,
    all: zh.bookmarksPanel.all,
    list: '/space/bookmark',
    from: 'mdp=6',
    page: '/Collect',
    put: (request, token, id, kind) => call(request, '/preference/bookmark', { targetId: id, targetType: kind }, token),
  },
};

/** Lets the one thing in a list look like many, which the small demo of the journeys does not have. */
async function multiply(page: Page, list: string): Promise<void> {
  await page.route(`**${list}`, async (route) => {
    const reply = await (await route.fetch()).json();
    const { pageSize } = route.request().postDataJSON() as { pageSize?: number };
    const [one] = reply.infos as [{ cartId?: number; item?: Item } & Item];
    const infos = Array.from({ length: HELD }, (_, n) => {
      const copy = { ...one, id: one.id + n * 1_000_000, title: `${one.title} ${n + 1}` };
      if (one.cartId === undefined) return copy;
      return { ...copy, cartId: one.cartId + n * 1_000_000, item: { ...one.item, id: copy.id, title: copy.title } };
    });
    await route.fulfill({ json: { ...reply, infos: infos.slice(0, pageSize), total: HELD } });
  });
}

for (const [name, panel] of Object.entries(panels))
  test(`${name} under a resting mouse: six clips and six photos, and the way to all`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(240_000);
    const { token } = await registered(request);
    const ids = { video: await aMaterial(request, 'video'), photo: await aMaterial(request, 'pic') };
    await panel.put(request, token, ids.video, 0);
    await panel.put(request, token, ids.photo, 1);
    await keepToken(context, token);
    await multiply(page, panel.list);
    await page.goto('/Vip');
    const header = page.getByRole('banner');
    const link = header.getByRole('link', { name: panel.link });
    const items = header.getByRole('tabpanel').getByRole('listitem');
    const tab = (label: string) => header.getByRole('tab', { name: label, exact: true });
    const leadTo = (address: string) => expect(items.first().getByRole('link')).toHaveAttribute('href', address);
    const rest = async () => {
      await page.mouse.move(700, 700);
      await expect(header.getByRole('tablist')).toHaveCount(0);
      await link.hover();
      await expect(items).toHaveCount(6);
    };
    await expect(link).toContainText('2');

    await rest();
    await expect(tab(zh.nav.video)).toHaveAttribute('aria-selected', 'true');
    await leadTo(`/Detail?id=${ids.video}&${panel.from}`);
    await tab(zh.nav.pictures).click();
    await leadTo(`/DetailPic?id=${ids.photo}&${panel.from}`);
    await expect(items).toHaveCount(6);
    await header.getByRole('link', { name: panel.all }).click();
    await expect(page).toHaveURL(`${panel.page}?targetType=1`);

    await rest();
    await items.first().getByRole('link').click();
    await expect(page).toHaveURL(`/Detail?id=${ids.video}&${panel.from}`);
    await expect(header.getByRole('tablist')).toHaveCount(0);

    await page.mouse.move(700, 700);
    await link.focus();
    await page.keyboard.press('Tab');
    const opener = header.getByRole('button', { name: panel.open });
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(items).toHaveCount(6);
    await page.keyboard.press('Tab');
    await expect(tab(zh.nav.video)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab(zh.nav.pictures)).toBeFocused();
    await leadTo(`/DetailPic?id=${ids.photo}&${panel.from}`);
    await page.keyboard.press('Escape');
    await expect(header.getByRole('tablist')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
