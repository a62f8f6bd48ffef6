import * as z from 'zod/mini';
import { get, id, idInAddress, line, nothing, pagingInAddress, post } from '../call.ts';
import { APPROVAL_STATES, ORDER_STATES } from '../domain/order.ts';
import { PRICE_KINDS } from '../domain/prices.ts';
import { catalogueCalls } from './catalogue.ts';
import { licenceCalls } from './licences.ts';
import { orderCalls } from './orders.ts';
import { policyVersion } from './policies.ts';
import { priceCalls, priceFen } from './prices.ts';
import { searchCalls } from './search.ts';

/** What programs of a company call, each with a key that may. Inputs and outputs are those of the site's own calls. */
export const programCalls = {
  search: get('/api/v1/search', {
    who: { key: 'search' },
    summary: 'Finds materials on sale by words and filters',
    input: searchCalls.search.input,
    output: searchCalls.search.output,
  }),
  material: get('/api/v1/materials/:id', {
    who: { key: 'search' },
    summary: catalogueCalls.material.summary,
    input: catalogueCalls.material.input,
    output: catalogueCalls.material.output,
  }),
  uses: get('/api/v1/uses', {
    who: { key: 'prices' },
    summary: priceCalls.tree.summary,
    input: priceCalls.tree.input,
    output: priceCalls.tree.output,
  }),
  prices: post('/api/v1/prices', {
    who: { key: 'prices' },
    summary: priceCalls.of.summary,
    input: priceCalls.of.input,
    output: priceCalls.of.output,
  }),
  agreement: get('/api/v1/agreement', {
    who: { key: 'orders' },
    summary: 'The licence agreement in effect; an order names the version that its buyer agreed to',
    input: nothing,
    output: z.object({ version: policyVersion, title: z.string(), url: z.string() }),
  }),
  createOrder: post('/api/v1/orders', {
    who: { key: 'orders' },
    summary: 'Orders licences in the name of the member who made the key; sending the same `key` again changes nothing',
    input: orderCalls.create.input,
    output: z.object({
      orderId: id,
      number: z.string(),
      state: z.enum(ORDER_STATES),
      /** Whether a colleague has to approve it before it is paid. */
      approval: z.enum(APPROVAL_STATES),
      /** Null until sales have quoted it. */
      totalFen: priceFen,
      /** Where people see, approve and pay it. */
      url: z.string(),
    }),
  }),
  orders: get('/api/v1/orders', {
    who: { key: 'orders' },
    summary: 'Orders of the member who made the key, newest first',
    input: z.strictObject({
      state: z.optional(z.enum(ORDER_STATES)),
      kind: z.optional(z.enum(PRICE_KINDS)),
      keyword: z._default(line(0, 60), ''),
      ...pagingInAddress,
    }),
    output: orderCalls.list.output,
  }),
  order: get('/api/v1/orders/:orderId', {
    who: { key: 'orders' },
    summary: 'One order, with its quotes and what can be done now',
    input: z.strictObject({ orderId: idInAddress }),
    output: orderCalls.detail.output,
  }),
  licences: get('/api/v1/licences', {
    who: { key: 'licences' },
    summary: 'Licences of the company and of the member who made the key, newest first',
    input: z.strictObject({
      orderId: z.optional(idInAddress),
      kind: z.optional(z.enum(PRICE_KINDS)),
      keyword: z._default(line(0, 60), ''),
      ...pagingInAddress,
    }),
    output: licenceCalls.list.output,
  }),
  covers: post('/api/v1/licences/covers', {
    who: { key: 'licences' },
    summary: licenceCalls.covers.summary,
    input: licenceCalls.covers.input,
    output: licenceCalls.covers.output,
  }),
  certificate: post('/api/v1/certificates', {
    who: { key: 'licences' },
    summary: licenceCalls.certificate.summary,
    input: licenceCalls.certificate.input,
    output: licenceCalls.certificate.output,
  }),
  download: post('/api/v1/downloads', {
    who: { key: 'downloads' },
    summary: licenceCalls.download.summary,
    input: licenceCalls.download.input,
    output: licenceCalls.download.output,
  }),
  formats: get('/api/v1/formats', {
    who: { key: 'downloads' },
    summary: licenceCalls.formats.summary,
    input: z.strictObject({ licenceId: idInAddress }),
    output: licenceCalls.formats.output,
  }),
  makeFormat: post('/api/v1/formats', {
    who: { key: 'downloads' },
    summary: licenceCalls.makeFormat.summary,
    input: licenceCalls.makeFormat.input,
    output: licenceCalls.makeFormat.output,
  }),
  downloadFormat: post('/api/v1/formats/downloads', {
    who: { key: 'downloads' },
    summary: licenceCalls.downloadFormat.summary,
    input: licenceCalls.downloadFormat.input,
    output: licenceCalls.downloadFormat.output,
  }),
};
