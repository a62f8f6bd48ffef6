import { type RawBuilder, sql } from 'kysely';
import { LAYOUT_LENGTH, weightAt } from './layout.ts';

const INDEXES = Array.from({ length: LAYOUT_LENGTH }, (_, index) => index);

/** Columns for the weighted numbers of a layout. */
export const LAYOUT_NAMES = INDEXES.map((index) => `l${index + 1}`);
export const layoutColumns = names(LAYOUT_NAMES);

export function names(columns: readonly string[], table?: string): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(table === undefined ? column : `${table}.${column}`)));
}

/** The weighted numbers of an array column, for insertion into those columns. */
export function weightedFrom(array: string): RawBuilder<unknown> {
  return sql.join(INDEXES.map((index) => weightedNumber(array, index)));
}

export function normFrom(array: string): RawBuilder<unknown> {
  return sum(INDEXES.map((index) => sql`${weightedNumber(array, index)} * ${weightedNumber(array, index)}`));
}

/**
 * A row's squared distance from `numbers`, less a constant (their own norm): one product per number is half the work of
 * a difference and its square.
 */
export function distanceTo(table: string, numbers: readonly number[]): RawBuilder<number> {
  const products = numbers.map((value, index) => sql`${sql.ref(`${table}.l${index + 1}`)} * ${value}::int`);
  return sql<number>`${sql.ref(`${table}.norm`)} - 2 * (${sum(products)})`;
}

/** The same distance between a row and an array column of another. */
export function distanceBetween(table: string, array: string): RawBuilder<number> {
  const products = INDEXES.map((index) => sql`${sql.ref(`${table}.l${index + 1}`)} * ${weightedNumber(array, index)}`);
  return sql<number>`${sql.ref(`${table}.norm`)} - 2 * (${sum(products)})`;
}

function sum(terms: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(terms, sql` + `);
}

function weightedNumber(array: string, index: number): RawBuilder<unknown> {
  return sql`(${sql.ref(array)}[${sql.lit(index + 1)}] * ${sql.lit(weightAt(index))}::int)`;
}
