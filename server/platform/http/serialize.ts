import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { $ZodObjectJIT, type $ZodObjectDef, type $ZodShape, $ZodType, clone, safeParse } from 'zod/v4/core';

/**
 * Replies with the fields of the contract only: anything else that a handler returns is dropped. Parses instead of
 * encoding, because replies have no transforms and parsing is several times faster.
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

/** The schema parts that replies consist of. */
interface Parts {
  element?: $ZodType;
  innerType?: $ZodType;
  valueType?: $ZodType;
  options?: readonly $ZodType[];
}

/**
 * The same schema with objects that validate by generated code, four times as fast. The contract uses the variant that
 * keeps the browser's bundle small.
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
