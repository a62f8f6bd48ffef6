import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { $ZodObjectJIT, type $ZodObjectDef, type $ZodShape, $ZodType, clone, safeParse } from 'zod/v4/core';

/**
 * A reply has the fields of its contract and no others: what a handler returns beyond them never leaves.
 * Forwards and not “encoded”, as our replies have no transforms and parsing is several times faster.
 */
export const serializeChecked: FastifySerializerCompiler<unknown> = ({ schema, url }) => {
  if (!(schema instanceof $ZodType)) return JSON.stringify;
  const contract = compiled(schema);
  return (reply) => {
    const checked = safeParse(contract, reply);
    if (checked.error) throw new Error(`the reply of ${url} is not that of its contract`, { cause: checked.error });
    return JSON.stringify(checked.data);
  };
};

/** The parts of the schemas of which replies are made. */
interface Parts {
  element?: $ZodType;
  innerType?: $ZodType;
  valueType?: $ZodType;
  options?: readonly $ZodType[];
}

/**
 * The same schema with objects that check themselves by generated code, four times as fast. The contract's own are
 * those that make a browser's bundle small.
 */
function compiled(schema: $ZodType): $ZodType {
  if (schema._zod.def.type === 'object') {
    const def = schema._zod.def as $ZodObjectDef<$ZodShape>;
    const shape = Object.entries(def.shape).map(([name, field]) => [name, compiled(field as $ZodType)] as const);
    return new $ZodObjectJIT({ ...def, shape: Object.fromEntries(shape) });
  }
  const { element, innerType, valueType, options } = schema._zod.def as Parts;
  const parts: Parts = {
    ...(element && { element: compiled(element) }),
    ...(innerType && { innerType: compiled(innerType) }),
    ...(valueType && { valueType: compiled(valueType) }),
    ...(options && { options: options.map(compiled) }),
  };
  return Object.keys(parts).length === 0 ? schema : clone(schema, { ...schema._zod.def, ...parts });
}
