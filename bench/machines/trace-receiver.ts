// Takes traces and throws them away, in a process of its own so that it does not slow down whoever measures.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let count = 0;
const server = createServer((request, reply) => {
  count += 1;
  request.resume().once('end', () => reply.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
});
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
process.on('message', () => process.send?.(count));
process.on('disconnect', () => process.exit(0));
