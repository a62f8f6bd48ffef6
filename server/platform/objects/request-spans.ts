import type { S3Client } from '@aws-sdk/client-s3';
import { currentTraceparent, inSpan, type SpanStart } from '../tracing/span.ts';

/** Records each request of the client in the trace around it, and tells the store of that trace. */
export function recordRequests(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName = 'Command' }) =>
      (args) =>
        inSpan(
          () => describeRequest(commandName, args.input as { Bucket?: string }),
          () => next(args),
        ),
    { step: 'initialize', name: 'recordRequest' },
  );
  // After signing, because proxies on the way may replace the header.
  client.middlewareStack.add(
    (next) => (args) => {
      const traceparent = currentTraceparent();
      if (traceparent !== undefined)
        (args.request as { headers: Record<string, string> }).headers['traceparent'] = traceparent;
      return next(args);
    },
    { step: 'deserialize', name: 'tellTrace' },
  );
}

function describeRequest(command: string, { Bucket: bucket = '' }: { Bucket?: string }): SpanStart {
  const method = command.replace(/Command$/, '');
  const attributes = { 'rpc.system': 'aws-api', 'rpc.method': method, 'aws.s3.bucket': bucket };
  return { name: `S3/${method}`, kind: 'client', attributes };
}
