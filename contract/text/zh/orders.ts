export * from './orders/agreement.ts';
export * from './orders/bill.ts';
export * from './orders/form.ts';
export * from './orders/list.ts';
export * from './orders/page.ts';
export * from './orders/pay.ts';
