import type pg from 'pg';

interface Shape {
  names: string[];
  /** A row of nulls: copying it is the fastest way to a row with all its properties. */
  blank: Record<string, unknown>;
}

const shapes = new Map<string, Shape>();

/**
 * The rows of a prepared statement. Converts names once for each statement, because converting them for each row would
 * double the work.
 */
export function camelRows<Row extends object>(
  statement: string,
  { fields, rows }: pg.QueryArrayResult<unknown[]>,
): Row[] {
  let shape = shapes.get(statement);
  if (!shape) shapes.set(statement, (shape = shapeOf(fields.map((field) => field.name))));
  const { names, blank } = shape;
  return rows.map((values) => {
    const row = { ...blank };
    for (let place = 0; place < names.length; place += 1) row[names[place]!] = values[place];
    return row as Row;
  });
}

function shapeOf(columns: string[]): Shape {
  // Same conversion as kysely's plugin.
  const names = columns.map((column) => column.replaceAll(/_+(.)/g, (_, letter: string) => letter.toUpperCase()));
  return { names, blank: Object.fromEntries(names.map((name) => [name, null])) };
}
