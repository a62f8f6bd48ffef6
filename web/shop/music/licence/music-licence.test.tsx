import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type Answers, failed, fine, outOfReach, standIn } from '../../../testing/server.ts';
import { musicItem } from '../../../testing/items.ts';
import { policyOf } from '../../../testing/policies.ts';
import { show } from '../../../testing/show.tsx';
import { Overlays } from '../../../shell/dialogs/overlays.tsx';
import { openMusicLicence } from '../../../ui/overlays.ts';
import { MusicLicence } from './music-licence.tsx';

afterEach(cleanup);

const area = (purchasePrice: number) => ({
  label: '中国大陆',
  value: 'mainland' as const,
  purchasePrice,
  purchasePriceYuan: String(purchasePrice / 100),
});
const year = (fen: number) => [{ label: '1 年', value: 'year' as const, children: [area(fen)] }];
const skuList = [
  {
    label: '自媒体与社交',
    value: 'social' as const,
    children: [{ label: '互联网', value: 'internet' as const, children: year(40_000) }],
  },
  {
    label: '商业广告',
    value: 'advertising' as const,
    children: [{ label: '电视', value: 'tv' as const, children: year(85_200) }],
  },
];

async function open(more: Answers = {}) {
  const server = standIn({ '/music/skuList': fine({ skuList }), '/policy/order': fine(policyOf()), ...more });
  const router = await show(<MusicLicence music={musicItem(7)} onClosed={() => undefined} />, { locale: 'ZH' });
  await screen.findByText('自媒体与社交');
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(false));
  return { server, router };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const choose = (label: string) => fireEvent.click(screen.getByLabelText(label));
const order = () => fireEvent.click(screen.getByRole('button', { name: '提交订单' }));

function fillIn() {
  type(screen.getByLabelText('项目名称'), '春季新品');
  type(screen.getByLabelText('项目品牌'), '山海');
  type(screen.getByLabelText('被授权方'), '山海文化');
  for (const answer of ['自媒体与社交', '互联网', '1 年', '中国大陆']) choose(answer);
  fireEvent.click(screen.getByRole('checkbox'));
}

describe('the drawer of a piece of music', () => {
  test('[R210] [R211] [R212] [R213] [R214] says what is missing, and sends nothing', async () => {
    const { server } = await open();
    order();
    for (const words of [
      '请填写项目名称',
      '请填写项目品牌',
      '请填写被授权方',
      '请回答全部四个问题',
      '请阅读并同意协议',
    ])
      expect(screen.getByText(words)).toBeTruthy();
    expect(server.seen.map(({ path }) => path).toSorted()).toEqual(['/music/skuList', '/policy/order']);
  });

  test('[R142] [R143] [R144] [R187] asks one question after the other; a changed answer asks the later ones again', async () => {
    await open();
    expect(screen.queryByLabelText('互联网')).toBeNull();
    fillIn();
    expect(screen.getByText('¥400.00')).toBeTruthy();
    choose('商业广告');
    expect(screen.queryByText('¥400.00')).toBeNull();
    expect(screen.queryByLabelText('1 年')).toBeNull();
    for (const answer of ['电视', '1 年', '中国大陆']) choose(answer);
    expect(screen.getByText('¥852.00')).toBeTruthy();
  });

  test('[R172] [R173] [R265] orders what was answered, and leads to the order', async () => {
    const { server, router } = await open({ '/music/order/create': fine({ orderId: 12 }) });
    fillIn();
    order();
    await waitFor(() => expect(router.state.location.pathname).toBe('/OrderMusic'));
    expect(router.state.location.search).toBe('?orderId=12');
    expect(server.seen.at(-1)?.input).toEqual({
      key: expect.any(String),
      musicId: 7,
      sceneId: 'social',
      channelId: 'internet',
      periodId: 'year',
      authAreaId: 'mainland',
      price: 'B',
      purchasePrice: 40_000,
      projectName: '春季新品',
      brand: '山海',
      companyName: '山海文化',
      agreement: 3,
    });
  });

  test('[R274] tells a refusal from a request that failed', async () => {
    await open({ '/music/order/create': failed('price-changed', '价格已更新') });
    fillIn();
    order();
    expect(await screen.findByText('提交失败：价格已更新')).toBeTruthy();
    standIn({ '/music/order/create': outOfReach });
    order();
    expect(await screen.findByText(/^提交错误：/)).toBeTruthy();
  });

  test('stays as it is below what is opened in it; Escape closes the innermost only', async () => {
    standIn({ '/music/skuList': fine({ skuList }), '/policy/order': fine(policyOf()) });
    await show(<Overlays />, { locale: 'ZH' });
    act(() => openMusicLicence(musicItem(7)));
    type(await screen.findByLabelText('项目名称'), '春季新品');
    for (const [name, title] of [
      ['联系销售', '联系我们'],
      ['《素材授权协议》', '素材授权协议'],
    ] as const) {
      fireEvent.click(screen.getByRole('button', { name }));
      await screen.findByRole('dialog', { name: title });
      fireEvent.keyDown(document.body, { key: 'Escape' });
      await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
      expect(screen.getByLabelText<HTMLInputElement>('项目名称').value).toBe('春季新品');
    }
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByLabelText('项目名称')).toBeNull());
  });

  test('[R275] shows why there are no prices', async () => {
    standIn({ '/music/skuList': failed('unavailable', '价格正在更新'), '/policy/order': fine(policyOf()) });
    await show(<MusicLicence music={musicItem(7)} onClosed={() => undefined} />, { locale: 'ZH' });
    expect(await screen.findByText('价格正在更新')).toBeTruthy();
  });
});
