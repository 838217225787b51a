import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/**
 * The simplest server that can book: `node:http` and `pg`, without validation. A booking ensures two things: no camp
 * has more bookings than seats, no child is booked twice in a period. Returns the response of the URL in its arguments
 * for the camps call, and sends its own URL to its parent process.
 */

const SCHEMA = `
  CREATE TABLE camp (
    camp_id integer PRIMARY KEY,
    period_id integer NOT NULL,
    seats_open integer NOT NULL CHECK (seats_open >= 0)
  ) WITH (fillfactor = 50); -- room for HOT updates of the counter
  CREATE TABLE subscription (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    camp_id integer NOT NULL REFERENCES camp,
    period_id integer NOT NULL,
    national_nr char(11) NOT NULL,
    data jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT one_camp_per_child_and_period UNIQUE (national_nr, period_id)
  );
  INSERT INTO camp SELECT i, 1 + i % 10, 100000000 FROM generate_series(1, 200) i;`;

/** A booking in one round trip. */
const BOOKING = `
  WITH seat AS (
    UPDATE camp SET seats_open = seats_open - 1 WHERE camp_id = $1 AND seats_open > 0 RETURNING camp_id, period_id
  )
  INSERT INTO subscription (camp_id, period_id, national_nr, data)
  SELECT camp_id, period_id, $2, $3::jsonb FROM seat RETURNING id`;

/** Node adds these to each response. */
const NODE_HEADERS = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
await pool.query(SCHEMA);
const camps = await fetch(process.argv[2] ?? '');
const campsBody = Buffer.from(await camps.arrayBuffer());
const headers = [...camps.headers].filter(([name]) => !NODE_HEADERS.includes(name)).flat();

process.once('disconnect', () => process.exit());
const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, headers).end(campsBody);
    return;
  }
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => (body += part));
  request.on('end', () => {
    const { campId, inputData } = JSON.parse(body) as {
      campId: string;
      inputData: { subscriber_NationalNr: string };
    };
    const values = [Number(campId.slice(4)), inputData.subscriber_NationalNr, body];
    pool.query({ name: 'book', text: BOOKING, values }).then(
      ({ rowCount }) => {
        response.writeHead(rowCount ? 200 : 400, { 'content-type': 'application/json' }).end('{}');
      },
      () => response.writeHead(500).end(),
    );
  });
});
server.listen(0, '127.0.0.1', () =>
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
