import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CartItem } from '#contract/calls/cart.ts';
import type { SavedLicensee } from '#contract/calls/licensees.ts';
import type { ReferenceRule } from '#contract/domain/references.ts';
import { priceTree } from '../../../testing/cart.ts';
import { photoItem, videoItem } from '../../../testing/items.ts';
import { member, ownCompany } from '../../../testing/answers.ts';
import { type Answers, failed, fine, standIn } from '../../../testing/server.ts';
import { policyOf } from '../../../testing/policies.ts';
import { show } from '../../../testing/show.tsx';
import { licence, terms } from '../testing.ts';
import { PutOrder } from './put-order.tsx';

const inCart = (cartId: number, more: Partial<CartItem> = {}): CartItem => ({
  cartId,
  id: cartId + 100,
  code: `V0000010${cartId}`,
  category: 0,
  thumbnail: '/thumb',
  title: `Clip ${cartId}`,
  userTitle: '',
  skuName: '',
  terms,
  excerpt: null,
  priceFen: 128_000,
  byQuote: false,
  obstacle: null,
  item: videoItem(cartId + 100),
  ...more,
});

let saved: SavedLicensee[];
let prices: Record<number, number | null>;
let created: { key: string; lines: { priceFen: number | null }[]; specialRequest: string }[];

const SUBMIT = /^(Submit order|Order and pay ¥[\d,.]+)$/;

async function openForm(more: Answers = {}, cart = [inCart(1), inCart(2)], at = '/Putorder?carts=1,2') {
  const answers: Answers = {
    '/session': fine({ data: member }),
    '/cart/list': fine({ infos: cart, total: cart.length }),
    '/cart/terms': fine({ infos: [] }),
    '/cart/ids': fine({ infos: [] }),
    '/home/preference': fine({
      videoBookmark: 0,
      photoBookmark: 0,
      musicBookmark: 0,
      musicEffectBookmark: 0,
      videoShopping: 0,
      photoShopping: 0,
    }),
    '/order/lastLicence': fine({ licence }),
    '/licensee/list': fine({ infos: saved, shared: false, mayChange: true }),
    '/policy/order': fine(policyOf()),
    '/price/of': ({ input }) => {
      const { materialIds } = input as { materialIds: number[] };
      return fine({ infos: materialIds.map((materialId) => ({ materialId, priceFen: prices[materialId] ?? null })) });
    },
    '/order/create': ({ input }) => {
      created.push(input as (typeof created)[number]);
      return fine({ orderId: 11, number: 'FH1', kind: 'video', state: 'quoted' });
    },
    ...more,
  };
  const server = standIn(answers);
  const router = await show(<PutOrder />, { at });
  await screen.findByRole('button', { name: SUBMIT });
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(false));
  return { server, router, answers };
}

const agree = () => fireEvent.click(screen.getByRole('checkbox'));
const submit = () => fireEvent.click(screen.getByRole('button', { name: SUBMIT }));
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ');

beforeEach(() => {
  localStorage.setItem('access_token', 'abc');
  sessionStorage.clear();
  prices = { 101: 128_000, 102: 91_000 };
  created = [];
  saved = [];
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const inCompany = (poNumber: ReferenceRule, costCentre: ReferenceRule): Answers => ({
  '/session': fine({ data: { ...member, customerId: 3, customerStatus: 1, customerType: 1 } }),
  '/company/mine': fine({ company: { ...ownCompany, references: { poNumber, costCentre } } }),
});

describe('several projects', () => {
  const second = () => screen.getByRole('group', { name: 'Project 2' });
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(within(second()).getByLabelText(label), { target: { value } });
  const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add another project' }));

  test('divide an order: each with its own licensee, and every item says to which it belongs', async () => {
    await openForm();
    add();
    fill(/^Licensee/, 'Green River');
    fill(/^Project name/, 'Summer');
    fill(/^Project brand/, 'River');
    expect(screen.queryByRole('button', { name: 'Add another project' })).toBeNull();
    fireEvent.change(screen.getByRole('combobox', { name: 'Project – Clip 2' }), { target: { value: '1' } });
    agree();
    submit();
    await waitFor(() =>
      expect(created).toMatchObject([
        {
          lines: [
            { materialId: 101, part: 0 },
            { materialId: 102, part: 1 },
          ],
          licence: { licensee: 'Blue Sky Media Co., Ltd.' },
          furtherParts: [{ licensee: 'Green River', projectName: 'Summer', brand: 'River' }],
        },
      ]),
    );
    expect(created[0]).not.toHaveProperty('furtherParts.0.contact');
  });

  test('without an item or a licensee are marked, and nothing is sent', async () => {
    await openForm();
    add();
    fill(/^Licensee/, 'Green River, Red River');
    agree();
    submit();
    expect(within(second()).getByText(/^This project has no items yet/)).toBeTruthy();
    expect(within(second()).getByText('Enter one name only, without commas or slashes')).toBeTruthy();
    expect(within(second()).getByText('Please fill in the project brand')).toBeTruthy();
    expect(created).toEqual([]);
    fireEvent.click(within(second()).getByRole('button', { name: 'Remove project 2' }));
    submit();
    await waitFor(() => expect(created).toHaveLength(1));
    expect(created[0]).not.toHaveProperty('furtherParts');
    expect(created[0]?.lines[0]).not.toHaveProperty('part');
  });

  test('are not offered for a single item', async () => {
    await openForm({}, [inCart(1)], '/Putorder?carts=1');
    expect(screen.queryByRole('button', { name: 'Add another project' })).toBeNull();
  });
});

describe('the references of a company', () => {
  test('are asked for, and without a compulsory one nothing is sent', async () => {
    await openForm(inCompany('compulsory', 'optional'));
    const field = await screen.findByLabelText(/^Purchase order number/);
    expect(screen.getByLabelText(/^Cost centre/)).toBeTruthy();
    agree();
    submit();
    expect(screen.getByText('Please fill in the purchase order number')).toBeTruthy();
    expect(created).toEqual([]);
    fireEvent.change(field, { target: { value: 'PO-1' } });
    submit();
    await waitFor(() => expect(created).toMatchObject([{ references: { poNumber: 'PO-1', costCentre: '' } }]));
  });

  test('are asked for as soon as the server refuses an order without them', async () => {
    const { answers } = await openForm({
      ...inCompany('off', 'off'),
      '/order/create': failed('bad-input', 'Please check', { fields: { costCentre: 'Please fill in this field' } }),
    });
    agree();
    Object.assign(answers, inCompany('off', 'compulsory'));
    standIn(answers);
    submit();
    expect(await screen.findByText('Please fill in the cost centre')).toBeTruthy();
  });

  test('are not asked of whoever orders for themselves', async () => {
    await openForm();
    expect(screen.queryByText('References for your company')).toBeNull();
  });
});

describe('[R41] the order form', () => {
  test('sends what was shown and leads straight to paying', async () => {
    const { router } = await openForm();
    await screen.findByText('¥2,190.00');
    agree();
    fireEvent.click(screen.getByRole('button', { name: 'Order and pay ¥2,190.00' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/Order'));
    expect(router.state.location.search).toBe('?orderId=11');
    expect(created).toHaveLength(1);
    expect(created[0]).toMatchObject({
      licence,
      agreement: 3,
      lines: [
        { materialId: 101, terms, excerpt: null, priceFen: 128_000 },
        { materialId: 102, terms, excerpt: null, priceFen: 91_000 },
      ],
    });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('an agreement that has changed meanwhile is shown anew, and must be ticked again', async () => {
    const { answers } = await openForm({ '/order/create': failed('agreement-changed', 'The terms have been updated') });
    await screen.findByText('¥2,190.00');
    agree();
    answers['/policy/order'] = fine(policyOf({ version: 4, current: 4, body: '1. New\nThe new words.' }));
    submit();
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false));
    fireEvent.click(screen.getByRole('button', { name: 'Material Licence Agreement' }));
    expect(await screen.findByText('The new words.')).toBeTruthy();
  });

  test('a special request waits for sales and promises no payment', async () => {
    const { router } = await openForm({
      '/order/create': fine({ orderId: 11, number: 'FH1', kind: 'video', state: 'submitted' }),
    });
    await screen.findByText('¥2,190.00');
    fireEvent.change(screen.getByRole('textbox', { name: /Special request/ }), {
      target: { value: 'Also for our fair' },
    });
    agree();
    fireEvent.click(screen.getByRole('button', { name: 'Submit order' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/OrderSuccess'));
  });

  test('[R214] says beside each field what is missing, and sends nothing', async () => {
    await openForm({ '/order/lastLicence': fine({ licence: null }) });
    await screen.findByText('¥2,190.00');
    submit();
    for (const words of [
      'Please fill in the licensee',
      'Please fill in the project name',
      'Please fill in the project brand',
      'Please fill in the contact person',
      'Please fill in a phone number or email',
      'Please read and agree to the agreement',
    ])
      expect(screen.getByText(words)).toBeTruthy();
    expect(alerts()).toContain('6');
    expect(created).toEqual([]);
  });

  test('[D2] several licensees are refused as soon as the field is left', async () => {
    await openForm();
    const field = screen.getByLabelText(/^Licensee\b(?! type)/);
    fireEvent.change(field, { target: { value: 'Alpha, Beta' } });
    expect(screen.queryByText(/without commas or slashes/)).toBeNull();
    fireEvent.blur(field);
    expect(screen.getByText(/without commas or slashes/)).toBeTruthy();
  });

  test('[R152] what the server refuses is said at its field, until it is changed', async () => {
    await openForm({ '/order/create': failed('bad-input', 'Please check', { fields: { brand: 'Not like this' } }) });
    agree();
    submit();
    const words = await screen.findByText('Not like this');
    const field = screen.getByLabelText(/^Project brand/);
    expect(field.getAttribute('aria-describedby')).toContain(words.id);
    fireEvent.change(field, { target: { value: 'Another' } });
    expect(screen.queryByText('Not like this')).toBeNull();
  });

  test('[R213] asks for a licence where none is chosen', async () => {
    await openForm({}, [inCart(1), inCart(2, { terms: null, priceFen: null })]);
    agree();
    submit();
    expect(screen.getByText('Choose a licence')).toBeTruthy();
    expect(created).toEqual([]);
  });

  test('[D1] says that people will quote: without a price, or with a special request', async () => {
    prices = { 101: 128_000 };
    await openForm();
    expect(await screen.findByText(/Our sales team will quote/)).toBeTruthy();
    expect(screen.getByText('As quoted')).toBeTruthy();
    cleanup();
    prices = { 101: 128_000, 102: 91_000 };
    await openForm();
    await screen.findByText(/you can pay straight away/);
    fireEvent.change(screen.getByRole('textbox', { name: /Special request/ }), { target: { value: 'A longer term' } });
    expect(screen.getByText(/you can’t pay straight away/)).toBeTruthy();
    expect(screen.getByText(/Our sales team will quote/)).toBeTruthy();
  });

  test('[R220] a special request ends at 500 characters', async () => {
    await openForm();
    fireEvent.change(screen.getByRole('textbox', { name: /Special request/ }), { target: { value: '字'.repeat(501) } });
    expect(screen.getByText('500 / 500')).toBeTruthy();
  });

  test('after a lost reply the same key is sent again', async () => {
    let lost = true;
    const { router } = await openForm({
      '/order/create': ({ input }) => {
        created.push(input as (typeof created)[number]);
        if (lost) throw new TypeError('Failed to fetch');
        return fine({ orderId: 11, number: 'FH1', kind: 'video', state: 'quoted' });
      },
    });
    await screen.findByText('¥2,190.00');
    agree();
    submit();
    await waitFor(() => expect(alerts()).toContain('We can’t reach the server'));
    lost = false;
    submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/Order'));
    expect(created).toHaveLength(2);
    expect(created[1]).toEqual(created[0]);
  });

  test('[D12] a price that has changed is shown and asked about', async () => {
    const { answers } = await openForm({
      '/order/create': failed('price-changed', 'The price has changed'),
    });
    await screen.findByText('¥2,190.00');
    agree();
    prices = { 101: 128_000, 102: 95_000 };
    submit();
    await screen.findByText('was ¥910.00');
    expect(screen.getByText('¥2,230.00')).toBeTruthy();
    expect(alerts()).toContain('Prices have just changed');
    answers['/order/create'] = ({ input }) => {
      created.push(input as (typeof created)[number]);
      return fine({ orderId: 11, number: 'FH1', kind: 'video', state: 'quoted' });
    };
    submit();
    await waitFor(() => expect(created[0]?.lines[1]?.priceFen).toBe(95_000));
  });

  test('an order that arrived before is not made twice by accident', async () => {
    await openForm({ '/order/create': failed('request-differs', 'Sent before') });
    await screen.findByText('¥2,190.00');
    agree();
    submit();
    await waitFor(() => expect(alerts()).toContain('already received this order'));
    expect(screen.getByRole('button', { name: 'Submit as a new order' })).toBeTruthy();
  });

  test('what was typed survives a reload, with the key', async () => {
    await openForm();
    fireEvent.change(screen.getByLabelText(/Project name/), { target: { value: 'Autumn film' } });
    agree();
    const kept = () => JSON.parse(Object.values(sessionStorage)[0] as string) as { key: string };
    await waitFor(() => expect(kept()).toMatchObject({ agreement: 3 }));
    const { key } = kept();
    cleanup();
    await openForm();
    expect((screen.getByLabelText(/Project name/) as HTMLInputElement).value).toBe('Autumn film');
    expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true);
    expect(kept().key).toBe(key);
  });

  test('what cannot be ordered says why and is left out', async () => {
    const { router } = await openForm({}, [inCart(1), inCart(2, { obstacle: 'offline' })]);
    expect(screen.getByText(/No longer on sale/)).toBeTruthy();
    await within(screen.getByRole('complementary', { name: 'Order summary' })).findByText('¥1,280.00');
    agree();
    submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/Order'));
    expect(created[0]?.lines).toHaveLength(1);
  });
});

const licensee = (id: number, more: Partial<SavedLicensee> = {}): SavedLicensee => ({
  id,
  licenseeType: 'company',
  licensee: `Company ${id}`,
  creditCode: '',
  ...more,
});

describe('saved licensees', () => {
  const named = () => screen.getByLabelText<HTMLInputElement>(/^Licensee\b(?! type)/).value;
  const inBook = async () => {
    fireEvent.click(await screen.findByRole('button', { name: /^(Manage|View all)/ }));
    return within(await screen.findByRole('dialog', { name: 'Saved licensees' }));
  };

  test('fill in who it is for, and leave the project as it is', async () => {
    saved = [licensee(1), licensee(2, { licenseeType: 'individual', licensee: 'Lin Xiaoyu' })];
    await openForm();
    const button = await screen.findByRole('button', { name: 'Lin Xiaoyu' });
    expect(button.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button);
    expect(named()).toBe('Lin Xiaoyu');
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>(/^Project name/).value).toBe('Spring film');
    agree();
    submit();
    const licensed = { ...licence, licenseeType: 'individual', licensee: 'Lin Xiaoyu' };
    await waitFor(() => expect(created[0]).toMatchObject({ licence: licensed }));
  });

  test('beyond four are in the book, where each can be used, renamed and removed', async () => {
    saved = [1, 2, 3, 4, 5].map((id) => licensee(id));
    const { server, answers } = await openForm({
      '/licensee/save': fine({ licensee: licensee(5) }),
      '/licensee/remove': fine(),
    });
    expect(screen.queryByRole('button', { name: 'Company 5' })).toBeNull();
    const book = await inBook();
    fireEvent.click(book.getByRole('button', { name: 'Edit Company 5' }));
    const form = book.getByRole('button', { name: 'Save' }).closest('form')!;
    fireEvent.change(within(form).getByLabelText(/^Licensee\b(?! type)/), { target: { value: 'Company Five' } });
    answers['/licensee/list'] = fine({
      infos: [...saved.slice(0, 4), licensee(5, { licensee: 'Company Five' })],
      shared: false,
      mayChange: true,
    });
    fireEvent.submit(form);
    await book.findByText('Company Five');
    fireEvent.click(book.getByRole('button', { name: 'Remove Company 1' }));
    fireEvent.click(book.getByRole('button', { name: 'Use Company Five' }));
    await waitFor(() => expect(named()).toBe('Company Five'));
    const sent = (path: string) => server.seen.filter((call) => call.path === path).map(({ input }) => input);
    expect(sent('/licensee/save')).toEqual([
      { id: 5, licenseeType: 'company', licensee: 'Company Five', creditCode: '' },
    ]);
    expect(sent('/licensee/remove')).toEqual([{ id: 1 }]);
    expect(created).toEqual([]);
  });

  test('of a company are changed only by who may order', async () => {
    saved = [licensee(1)];
    await openForm({ '/licensee/list': fine({ infos: saved, shared: true, mayChange: false }) });
    await screen.findByText('Your company’s licensees');
    const book = await inBook();
    expect(book.queryByRole('button', { name: 'Edit Company 1' })).toBeNull();
    expect(book.queryByRole('button', { name: 'Add licensee' })).toBeNull();
  });

  test('that cannot be loaded do not keep anybody from ordering', async () => {
    const { router } = await openForm({ '/licensee/list': failed('unavailable', 'Not now') });
    agree();
    submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/Order'));
  });
});

const photo = { category: 1 as const, title: 'Photo 2', item: photoItem(102) };

describe('[C31] video and photos together', () => {
  test('are one order, at the address of orders with video', async () => {
    const { router } = await openForm(
      { '/order/create': fine({ orderId: 11, number: 'FH1', kind: 'mixed', state: 'quoted' }) },
      [inCart(1), inCart(2, photo)],
    );
    await screen.findByText('¥2,190.00');
    agree();
    submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/Order'));
  });

  test('take one licence where both kinds offer it, and each its own elsewhere', async () => {
    const [advertising] = priceTree;
    const ofPhotos = [{ ...advertising!, channels: [advertising!.channels[0]!] }];
    const { server } = await openForm(
      {
        '/price/tree': ({ input }) => fine({ tree: String(input).includes('kind=photo') ? ofPhotos : priceTree }),
      },
      [inCart(1), inCart(2, photo), inCart(3)],
      '/Putorder?carts=1,2,3',
    );
    fireEvent.click(screen.getAllByRole('button', { name: 'Change licence' })[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose licence' }));
    expect(await dialog.findByRole('button', { name: 'Apply to all' })).toBeTruthy();
    fireEvent.click(await dialog.findByLabelText('TV'));
    fireEvent.click(await dialog.findByRole('button', { name: 'Apply to all videos' }));
    await waitFor(() =>
      expect(server.seen.filter(({ path }) => path === '/cart/terms').map(({ input }) => input)).toEqual([
        { cartIds: [1, 3], terms: { ...terms, channel: 'tv' } },
      ]),
    );
  });
});

test('“Buy now” orders one work with its use, and asks for nothing of the cart', async () => {
  const { router, server } = await openForm(
    {
      '/cart/look': fine({ infos: [photoItem(102)] }),
      '/order/create': ({ input }) => {
        created.push(input as (typeof created)[number]);
        return fine({ orderId: 12, number: 'FH2', kind: 'photo', state: 'quoted' });
      },
    },
    [],
    '/Putorder?material=102&scene=advertising&channel=internet&period=year&area=mainland',
  );
  await screen.findByRole('button', { name: 'Order and pay ¥910.00' });
  agree();
  submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/Order2'));
  expect(created[0]?.lines).toEqual([{ materialId: 102, terms, excerpt: null, priceFen: 91_000 }]);
  expect(server.seen.some(({ path }) => path === '/cart/add')).toBe(false);
});

test('a use that no address can name is asked for', async () => {
  await openForm({ '/cart/look': fine({ infos: [photoItem(102)] }) }, [], '/Putorder?material=102&scene=war');
  expect(screen.getByText('No licence chosen yet')).toBeTruthy();
});

test('[R41] with nothing to order the way leads back to the cart', async () => {
  standIn({
    '/session': fine({ data: member }),
    '/cart/list': fine({ infos: [], total: 0 }),
    '/order/lastLicence': fine({ licence: null }),
  });
  await show(<PutOrder />, { at: '/Putorder?targetType=0&carts=9' });
  const link = await screen.findByRole('link', { name: 'Back to cart' });
  expect(link.getAttribute('href')).toBe('/Cart');
});
