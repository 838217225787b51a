import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A relay between a server and its database. */
export interface Relay {
  /** The URL of the database through the relay. */
  url: string;
  /** Open connections stop responding without a FIN or RST, as after a failover or behind a NAT. */
  silence: () => void;
  /** Holds back all data until `thaw`. */
  freeze: () => void;
  thaw: () => void;
  /** Breaks all connections. */
  cut: () => void;
  /** New connections go to the database at this URL. */
  moveTo: (url: string) => void;
  close: () => void;
}

/** Starts a relay to the database at this URL. */
export async function startRelay(url: string): Promise<Relay> {
  let target = new URL(url);
  let isFrozen = false;
  const open = new Set<[near: Socket, far: Socket]>();
  const join = ([near, far]: [Socket, Socket]) => near.pipe(far).pipe(near);
  const part = ([near, far]: [Socket, Socket]) => {
    near.unpipe(far);
    far.unpipe(near);
  };
  const destroy = () => {
    for (const socket of [...open].flat()) socket.destroy();
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const pair: [Socket, Socket] = [near, far];
    open.add(pair);
    for (const socket of pair) {
      socket.on('error', () => {});
      socket.once('close', () => {
        open.delete(pair);
        near.destroy();
        far.destroy();
      });
    }
    if (!isFrozen) join(pair);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const relayed = new URL(url);
  relayed.port = String((server.address() as AddressInfo).port);
  return {
    url: relayed.href,
    silence() {
      for (const [near, far] of open) {
        part([near, far]);
        // The near end does not learn that the far end has closed.
        far.removeAllListeners('close');
        for (const socket of [near, far]) socket.resume();
      }
    },
    freeze() {
      isFrozen = true;
      open.forEach(part);
    },
    thaw() {
      isFrozen = false;
      open.forEach(join);
    },
    cut: destroy,
    moveTo(next) {
      target = new URL(next);
    },
    close() {
      server.close();
      destroy();
    },
  };
}
