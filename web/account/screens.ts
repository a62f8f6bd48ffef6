import { withTexts } from '../lib/load-screen.ts';

/** The screens of this area, by the page that shows them. */
export const screens = {
  downloadList: withTexts(
    ['table', 'trade', 'orders', 'projects'],
    async () => (await import('./download-list/download-list.tsx')).DownloadList,
  ),
  orderList: withTexts(
    ['table', 'trade', 'orders'],
    async () => (await import('./orders/list/order-list.tsx')).OrderList,
  ),
  orderMaterialList: withTexts(
    ['table', 'trade', 'orders', 'licences'],
    async () => (await import('./licences/licences.tsx')).Licences,
  ),
  userCenter: withTexts(
    [
      'table',
      'trade',
      'orders',
      'invoices',
      'company',
      'entries',
      'entering',
      'stockOffers',
      'originals',
      'account',
      'find',
      'following',
    ],
    async () => (await import('./user-center/user-center.tsx')).UserCenter,
  ),
  login: withTexts(['account'], async () => (await import('./login/login.tsx')).Login),
  putOrder: withTexts(['trade', 'orders'], async () => (await import('./orders/form/put-order.tsx')).PutOrder),
  orderSuccess: withTexts(['trade', 'orders'], async () => (await import('./orders/order-success.tsx')).OrderSuccess),
  bill: withTexts(['table', 'trade', 'orders', 'invoices'], async () => (await import('./bill/bill.tsx')).Bill),
  mailConfirm: withTexts(['account'], async () => (await import('./mail-confirm/mail-confirm.tsx')).MailConfirm),
  undoChange: withTexts(['account'], async () => (await import('./undo-change/undo-change.tsx')).UndoChange),
  mailStop: withTexts(['following'], async () => (await import('./mail-stop/mail-stop.tsx')).MailStop),
  invite: withTexts(['account'], async () => (await import('./invite/invite.tsx')).Invite),
  vip: withTexts(['vip', 'trade'], async () => (await import('./vip/vip.tsx')).Vip),
  vipOrder: withTexts(
    ['trade', 'orders', 'invoices', 'vip'],
    async () => (await import('./vip/vip-order.tsx')).VipOrder,
  ),
  productDetail: withTexts(
    ['vip', 'trade', 'orders'],
    async () => (await import('./vip/product-detail.tsx')).ProductDetail,
  ),
  order: withTexts(['trade', 'orders', 'invoices'], async () => (await import('./orders/order/order.tsx')).Order),
};
