import { connect, type Socket } from 'node:net';
import { campAnswer, flexibleCamp } from '../../../stories/support/camps.ts';
import { readCamp } from '../../../src/domain/camp.ts';
import { children, enrolmentOf } from '../../backend/client.ts';
import type { LoadOptions, LoadResult } from './load.ts';

// The load, in a process of its own: `load` starts it with its options and reads one line of JSON. Bare sockets, and
// requests that are ready but for the child's number: what the client costs, the server does not get.

const options = JSON.parse(process.argv[2] ?? '{}') as LoadOptions;
const { port } = new URL(options.url);

interface Template {
  before: Buffer;
  after: Buffer;
}

const PLACEHOLDER = '00000000000';

function templateOf(campId: string): Template {
  const read = readCamp(campAnswer(flexibleCamp({ id: campId })));
  if ('unreadable' in read) throw new Error(read.unreadable.field);
  const body = JSON.stringify(enrolmentOf(read.camp, PLACEHOLDER));
  const [before = '', after = ''] = body.split(PLACEHOLDER);
  return { before: Buffer.from(before), after: Buffer.from(after) };
}

const templates = options.camps.map(templateOf);
/** Children of the five years the camps take: a year has 216,566 numbers that are nobody's. */
const years = [2014, 2015, 2016, 2017, 2018].map(children);
const childNr = (n: number) => years[n % years.length]?.(Math.floor(n / years.length)) ?? PLACEHOLDER;
let asked = options.firstChild ?? 0;

/** The next booking: a child that nobody booked yet, in any of the camps. */
function nextBooking(): Buffer {
  const n = asked++;
  const template = templates[Math.floor(Math.random() * templates.length)];
  if (!template) throw new Error('no camps to book');
  const { before, after } = template;
  const head =
    `POST ${options.path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n` +
    `idempotency-key: bench-${n}-${process.pid}\r\ncontent-length: ${before.length + PLACEHOLDER.length + after.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), before, Buffer.from(childNr(n)), after]);
}

const get = Buffer.from(`GET ${options.path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`);
const nextRequest = options.camps.length > 0 ? nextBooking : () => get;

const result: LoadResult = { perSecond: 0, statuses: {}, bytes: 0, p50: 0, p95: 0, p99: 0 };
const waits: number[] = [];
let counting = false;

/** The length of the first whole answer in these bytes, or 0 while some of it is still to come. */
function answerLength(bytes: Buffer): number {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return 0;
  const head = bytes.toString('latin1', 0, headEnd).toLowerCase();
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  if (length !== undefined) {
    const whole = headEnd + 4 + Number(length);
    return bytes.length >= whole ? whole : 0;
  }
  if (!head.includes('\r\ntransfer-encoding: chunked')) return headEnd + 4;
  const end = bytes.indexOf('\r\n0\r\n\r\n', headEnd);
  return end < 0 ? 0 : end + 7;
}

/** One request after the other on one connection; with a rate, at the moments that are its own. */
function client(): Socket {
  const socket = connect({ port: Number(port), host: '127.0.0.1', noDelay: true });
  let received: Buffer = Buffer.alloc(0);
  let sentAt = 0;
  const every = options.ratePerSecond ? (1000 * options.connections) / options.ratePerSecond : 0;
  let due = performance.now() + Math.random() * every;
  const send = () => {
    sentAt = performance.now();
    socket.write(nextRequest());
  };
  const sendWhenDue = () => {
    due += every;
    const wait = due - performance.now();
    if (every === 0 || wait <= 0) send();
    else setTimeout(send, wait);
  };
  socket.on('connect', sendWhenDue);
  socket.on('data', (part) => {
    received = received.length === 0 ? part : Buffer.concat([received, part]);
    const length = answerLength(received);
    if (length === 0) return;
    if (counting) {
      const status = received.toString('latin1', 9, 12);
      result.statuses[status] = (result.statuses[status] ?? 0) + 1;
      result.bytes = length;
      waits.push(performance.now() - sentAt);
    }
    received = received.subarray(length);
    sendWhenDue();
  });
  socket.on('error', () => {
    result.statuses.broken = (result.statuses.broken ?? 0) + 1;
  });
  return socket;
}

const sockets = Array.from({ length: options.connections }, client);
setTimeout(() => {
  counting = true;
  const started = performance.now();
  setTimeout(() => {
    counting = false;
    const seconds = (performance.now() - started) / 1000;
    for (const socket of sockets) socket.destroy();
    waits.sort((one, other) => one - other);
    const quantile = (share: number) => waits[Math.floor(share * (waits.length - 1))] ?? 0;
    result.perSecond = (result.statuses['200'] ?? 0) / seconds;
    [result.p50, result.p95, result.p99] = [quantile(0.5), quantile(0.95), quantile(0.99)];
    process.stdout.write(`${JSON.stringify({ ...result, asked })}\n`, () => process.exit());
  }, options.seconds * 1000);
}, options.warmUpSeconds * 1000);
