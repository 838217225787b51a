import { flexibleCamp } from '../../../stories/support/camps.ts';
import { children, enrolmentOf, save } from '../client.ts';
import { storedChildren } from '../crash.ts';
import { startServer, type ServerProcess } from '../serverProcess.ts';
import { startWithCamps } from '../startWithCamps.ts';
import { inRoom, whole, type Chaos } from './Chaos.ts';
import { postAll, said, type Post } from './postAll.ts';

/** Ten thousand children for one seat; then the one who got it, again and again. */
export async function lastSeat(
  { scaled, note }: Chaos,
  name: string,
  databaseUrl: string | null,
  processes: number,
): Promise<void> {
  await inRoom(databaseUrl, async (environment, room) => {
    const camp = flexibleCamp({ seatsOpen: 1 });
    const first = await startWithCamps(environment, room, [camp]);
    const servers: ServerProcess[] = [first];
    while (servers.length < processes) servers.push(await startServer(environment));
    const child = children(2016);
    const count = scaled(10_000);
    const posts = Array.from({ length: count }, (_, n) => ({
      url: (servers[n % processes] ?? first).url,
      body: enrolmentOf(camp, child(n)),
    }));
    const { counts, seconds } = await postAll(posts);
    const [winner = ''] = (await storedChildren(environment, room, first, camp)).numbers;
    const more = scaled(1000);
    const again = await postAll(
      Array.from({ length: more }, (): Post => ({ url: first.url, body: enrolmentOf(camp, winner) })),
    );
    const { numbers, seatsTaken } = await storedChildren(environment, room, first, camp);
    // Behind one address the losers used up what may be told of children: the winner, too, then hears that it is full.
    const refused = (again.counts['400 INVALID_CAMP_ALREADY_BOOKED'] ?? 0) + (again.counts[FULL] ?? 0);
    note({
      what: `${whole(count)} saves at once for the last seat, ${name}; its child ${whole(more)} times more`,
      result: `${said(counts)}, in ${seconds.toFixed(1)} s; then ${said(again.counts)}; ${numbers.length} booking`,
      holds:
        counts['200'] === 1 &&
        counts[FULL] === count - 1 &&
        refused === more &&
        numbers.length === 1 &&
        seatsTaken === 1,
    });
    await Promise.all(servers.map((running) => running.end('SIGTERM')));
  });
}

const FULL = '400 INVALID_CAMP_FULLY_BOOKED';

/** A parent's one attempt, a thousand times at once. */
export async function oneKey(
  { scaled, note }: Chaos,
  name: string,
  databaseUrl: string | null,
): Promise<void> {
  await inRoom(databaseUrl, async (environment, room) => {
    const camp = flexibleCamp({ seatsOpen: 100 });
    const server = await startWithCamps(environment, room, [camp]);
    const body = enrolmentOf(camp, children(2016)(1));
    const count = scaled(1000);
    const posts = Array.from({ length: count }, () => ({ url: server.url, body, key: 'one-key' }));
    const { counts, texts } = await postAll(posts);
    const other = await save(server, enrolmentOf(camp, children(2016)(2)), 'one-key');
    const { numbers } = await storedChildren(environment, room, server, camp);
    note({
      what: `one idempotency key ${whole(count)} times at once, ${name}`,
      result: `${said(counts)}, ${texts.size} different answer, ${numbers.length} booking; other data with it: ${other.status}`,
      holds: counts['200'] === count && texts.size === 1 && numbers.length === 1 && other.status === 422,
    });
    await server.end('SIGTERM');
  });
}
