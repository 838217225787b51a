import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Connects to the first of these ports that accepts. */
async function connectToOne(ports: readonly number[]): Promise<Socket | null> {
  for (const port of ports) {
    const far = connect(port, '127.0.0.1');
    try {
      await once(far, 'connect');
      return far;
    } catch {
      // This server does not run; the next one may.
    }
  }
  return null;
}

/** One address for several servers: connections go to each in turn, as behind nginx or HAProxy. */
export async function startBalancer(urls: readonly string[]) {
  const ports = urls.map((url) => Number(new URL(url).port));
  let turn = 0;
  const open = new Set<Socket>();
  const listener = createServer({ pauseOnConnect: true }, (near) => {
    turn = (turn + 1) % ports.length;
    near.on('error', () => {});
    open.add(near.once('close', () => open.delete(near)));
    void connectToOne([...ports.slice(turn), ...ports.slice(0, turn)]).then((far) => {
      if (!far) return near.destroy();
      far.on('error', () => {}).once('close', () => near.destroy());
      near.once('close', () => far.destroy());
      return near.pipe(far).pipe(near);
    });
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    close() {
      listener.close();
      for (const socket of open) socket.destroy();
    },
  };
}
