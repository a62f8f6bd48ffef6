import type pg from 'pg';

interface Shape {
  names: string[];
  /** Copying it is the quickest way to a row that has all its properties. */
  blank: Record<string, unknown>;
}

const shapes = new Map<string, Shape>();

/** The rows of a prepared statement. Names are converted once for each statement: for each row would double the work. */
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
  // As kysely's plugin does it.
  const names = columns.map((column) => column.replaceAll(/_+(.)/g, (_, letter: string) => letter.toUpperCase()));
  return { names, blank: Object.fromEntries(names.map((name) => [name, null])) };
}
