import { Agent, request } from 'node:http';
import type { Subscription } from '../../../src/domain/enrolment.ts';
import { whole } from './Chaos.ts';

const CONNECTIONS = 1000;
/** Nobody is to wait for ever on a test. */
const LONGEST_MS = 600_000;

/** A save to send, and where. */
export interface Post {
  url: string;
  body: Subscription;
  key?: string;
}

/** Posts all at once over many connections, and counts the answers. */
export async function postAll(posts: readonly Post[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const counts: Record<string, number> = {};
  const texts = new Set<string>();
  const one = ({ url, body, key }: Post) =>
    new Promise<void>((resolve, reject) => {
      const sent = request(`${url}/api/saveWebSubscription`, {
        method: 'POST',
        agent,
        timeout: LONGEST_MS,
        headers: {
          'content-type': 'application/json',
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
      });
      sent.on('error', reject).on('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => {
          const name = answer.statusCode === 200 ? '200' : `${answer.statusCode ?? 0} ${text}`;
          counts[name] = (counts[name] ?? 0) + 1;
          if (answer.statusCode === 200) texts.add(text);
          resolve();
        });
      });
      sent.end(JSON.stringify(body));
    });
  const started = performance.now();
  await Promise.all(posts.map(one));
  agent.destroy();
  return { counts, texts, seconds: (performance.now() - started) / 1000 };
}

export const said = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([name, count]) => `${whole(count)} × ${name}`)
    .join(', ');
