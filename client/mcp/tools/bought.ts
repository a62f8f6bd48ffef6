import * as z from 'zod';
import { ORDER_STATES } from '../../../contract/domain/order.ts';
import { id, keyword, listed, use } from '../inputs.ts';
import { toLicence, toOrder } from '../links.ts';
import { priceText } from '../summaries.ts';
import { tool } from '../tool.ts';

export const listOrders = tool({
  name: 'list_orders',
  title: 'List orders',
  description:
    'Orders of the member who made the key, newest first, with their state, what happens next and the page on which people review and pay them.',
  scopes: ['orders'],
  input: z.strictObject({
    state: z.enum(ORDER_STATES).optional().describe('Only in this state. “quoted” orders wait for payment.'),
    keyword: keyword.describe('Part of an order number, a project or a licensee.'),
    ...listed,
  }),
  async run(site, { page, ...wanted }) {
    const { infos, total } = await site.framehall.orders({ ...wanted, pageNo: page });
    const orders = infos.map(({ orderId, number, kind, state, next, totalFen, lineCount, ...order }) => {
      const { licensee, projectName, partCount, createdAt, payBy } = order;
      const page = toOrder(site, { kind, orderId });
      const price = priceText(totalFen);
      return {
        orderId,
        number,
        state,
        next,
        price,
        lineCount,
        licensee,
        projectName,
        projects: partCount,
        createdAt,
        payBy,
        page,
      };
    });
    return { total, orders };
  },
});

export const listLicences = tool({
  name: 'list_licences',
  title: 'List licences',
  description:
    'Licences that the company holds, newest first: for which material and use, for whom, until when, and whether they’re valid today.',
  scopes: ['licences'],
  input: z.strictObject({
    orderId: id.optional().describe('Only from this order.'),
    keyword: keyword.describe('Part of a licence number, a material’s code or title, or a project.'),
    ...listed,
  }),
  async run(site, { page, ...wanted }) {
    const { infos, total } = await site.framehall.licences({ ...wanted, pageNo: page });
    const licences = infos.map(({ licenceId, number, standing, materialId, title, terms, ...licence }) => {
      const { specialTerms, licensee, projectName, startsOn, endsOn, orderNumber } = licence;
      const bought = { licenceId, number, standing, materialId, title, use: terms, specialTerms };
      return { ...bought, licensee, projectName, startsOn, endsOn, orderNumber, page: toLicence(site, number) };
    });
    return { total, licences };
  },
});

export const checkLicence = tool({
  name: 'check_licence',
  title: 'Check a licence',
  description:
    'Whether a licence that the company holds covers another use. If it doesn’t, returns what’s missing and what the upgrade costs.',
  scopes: ['licences'],
  input: z.strictObject({ licenceId: id.describe('Id of a licence, from list_licences.'), use }),
  async run({ framehall }, { licenceId, use: terms }) {
    const { covered, missing, upgradeFen } = await framehall.covers({ licenceId, terms });
    return covered ? { covered } : { covered, missing, upgrade: priceText(upgradeFen) };
  },
});
