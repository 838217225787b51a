import { spreadOf, type Row } from '../Row.ts';
import { load } from './load.ts';
import { pgbench } from './pgbench.ts';

/** How long each is asked, after a second that is not counted. */
export const SECONDS = 2;

/** Where bookings are asked for. */
export interface BookingTargets {
  ours: string;
  /** The bare server's. */
  thin: string;
  camps: readonly string[];
  /** The database and the script of pgbench; null where there is no pgbench. */
  statement: { databaseUrl: string; script: string } | null;
}

const CLIENTS = [1, 8, 32];
/** With as many clients as a busy evening brings; of what the bare server does. */
const LIMITS_AT = 32;
const LIMITS = { many: { limit: 0.25, target: 0.5 }, one: { limit: 0.4, target: 1.13 } };

/** Bookings a second, in many camps and in one that everybody wants, with few clients and with many. */
export async function bookingRows(
  { ours, thin, camps, statement }: BookingTargets,
  rounds: number,
  report: (line: string) => void,
): Promise<Row[]> {
  const points = CLIENTS.flatMap((clients) =>
    [camps, camps.slice(0, 1)].map((asked) => ({
      clients,
      camps: asked,
      limits: LIMITS[asked.length > 1 ? 'many' : 'one'],
      ours: [] as number[],
      thin: [] as number[],
      statement: [] as number[],
    })),
  );
  let firstChild = 0;
  const book = async (url: string, point: (typeof points)[number]) => {
    const result = await load({
      url,
      path: '/api/saveWebSubscription',
      camps: [...point.camps],
      connections: point.clients,
      warmUpSeconds: 1,
      seconds: SECONDS,
      firstChild,
    });
    firstChild = result.asked;
    const refused = Object.keys(result.statuses).filter((status) => status !== '200');
    if (refused.length > 0) throw new Error(`answers of ${refused.join(', ')}`);
    return result.perSecond;
  };
  for (let round = 1; round <= rounds; round += 1) {
    for (const point of points) {
      point.ours.push(await book(ours, point));
      point.thin.push(await book(thin, point));
      if (statement) {
        const how = { camps: point.camps.length, clients: point.clients, seconds: SECONDS };
        point.statement.push(await pgbench(statement.databaseUrl, statement.script, how));
      }
    }
    report(`round ${round} of ${rounds}: bookings`);
  }
  return points.flatMap((point): Row[] => {
    const { clients, limits } = point;
    const where = point.camps.length > 1 ? `${point.camps.length} camps` : 'one camp';
    const who = clients === 1 ? 'one client' : `${clients} clients`;
    const row = (beside: string, figures: number[]): Row => ({
      figure: `Bookings in ${where}, ${who}, beside ${beside}`,
      unit: '/s',
      ours: spreadOf(point.ours),
      beside: spreadOf(figures),
      isPerSecond: true,
    });
    const bare = { ...row('node:http + pg', point.thin), ...(clients === LIMITS_AT ? limits : {}) };
    return statement ? [row('pgbench', point.statement), bare] : [bare];
  });
}
