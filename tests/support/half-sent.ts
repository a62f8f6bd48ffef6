import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface HalfSent {
  /** How many of the connections the server still holds. */
  open(): number;
  end(): void;
}

/** Begins requests from one address of this machine, and ends none of them. */
export async function sendHalf(url: string, count: number, localAddress: string): Promise<HalfSent> {
  const { hostname: host, port } = new URL(url);
  const sockets: Socket[] = [];
  for (let begun = 0; begun < count; begun += 1) {
    const socket = connect({ host, port: Number(port), localAddress });
    socket.on('error', () => {});
    socket.resume();
    sockets.push(socket);
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    socket.write('PUT /framehall-uploads/half HTTP/1.1\r\nhost: x\r\n');
  }
  return {
    open: () => sockets.filter((socket) => !socket.closed).length,
    end: () => sockets.forEach((socket) => socket.destroy()),
  };
}
